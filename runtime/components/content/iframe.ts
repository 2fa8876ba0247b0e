import { classNames, type ContentFunction, element, textOf, wordOf } from './content-function.ts'

/** An `iframe` that loads when it is near the window. */
export const iframe: ContentFunction = ({ props }) => {
  const { src, title, allow, sandbox, width, height, className } = props
  const properties = {
    className: classNames('frame', className),
    src: textOf(src),
    title: textOf(title) ?? '',
    allow: textOf(allow),
    sandbox: wordOf(sandbox),
    width: textOf(width),
    height: textOf(height),
    loading: 'lazy',
  }
  return [element('iframe', properties)]
}
