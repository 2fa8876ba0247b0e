import {
  admonitionClasses,
  admonitionTitle,
  admonitionTitleClass,
} from '../../shared/text/admonitions.ts'
import { type ContentFunction, contentOf, element, text, textOf } from './content-function.ts'

/** The admonition that `:::tip[Title]` creates. */
export const admonition: ContentFunction = ({ props, children, words }) => {
  const { type, title, id, className } = props
  const kind = /^[a-z][\w-]*$/.exec(textOf(type) ?? '')?.[0] ?? 'note'
  const label = contentOf(title) ?? [text(admonitionTitle(kind, { ...words }))]
  return [
    element(
      'aside',
      { role: 'note', className: admonitionClasses(kind, textOf(className)), id: textOf(id) },
      [element('p', { className: [admonitionTitleClass] }, label), ...children],
    ),
  ]
}
