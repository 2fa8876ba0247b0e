import { classNames, type ContentFunction, contentOf, element, textOf } from './content-function.ts'

/** A collapsible section. `summary` is optional when the content contains a `<summary>`. */
export const details: ContentFunction = ({ props, children }) => {
  const { summary, title, open, id, className } = props
  const label = contentOf(summary) ?? contentOf(title)
  return [
    element(
      'details',
      { className: classNames('details', className), id: textOf(id), open: open === true },
      [...(label ? [element('summary', {}, label)] : []), ...children],
    ),
  ]
}
