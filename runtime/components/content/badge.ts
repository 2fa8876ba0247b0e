import { classNames, type ContentFunction, contentOf, element, textOf } from './content-function.ts'

/** A short text on a colored background. `type` is `info`, `tip`, `warning` or `danger`. */
export const badge: ContentFunction = ({ props, children }) => {
  const { type, text, className } = props
  const kind = /^[\w-]+$/.exec(textOf(type) ?? '')?.[0] ?? 'info'
  return [
    element(
      'span',
      { className: classNames('badge', `badge-${kind}`, className) },
      children.length > 0 ? children : contentOf(text),
    ),
  ]
}
