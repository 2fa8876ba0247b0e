import { isolateMixed } from '../../shared/text/isolate-names.ts'
import { classNames, type ContentFunction, contentOf, element, textOf } from './content-function.ts'

/**
 * A card with a title. Only the title is the link, so that screen readers do not read the whole
 * card as its text.
 */
export const card: ContentFunction = ({ props, children }) => {
  const { title, href, to, className } = props
  const url = textOf(href) ?? textOf(to)
  const label = contentOf(typeof title === 'string' ? isolateMixed(title) : title)
  const heading = url === undefined ? label : [element('a', { href: url }, label)]
  return [
    element('div', { className: classNames('card', className) }, [
      ...(label && heading ? [element('p', { className: ['card-title'] }, heading)] : []),
      ...children,
    ]),
  ]
}
