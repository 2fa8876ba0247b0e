import { type ContentFunction, element, textOf, wordOf } from './content-function.ts'

/** The `Link` of Docusaurus: an anchor whose URL the build checks. */
export const link: ContentFunction = ({ props, children }) => {
  const { to, href, title, id, className } = props
  const properties = {
    href: textOf(to) ?? textOf(href),
    title: textOf(title),
    id: textOf(id),
    className: wordOf(className),
  }
  return [element('a', properties, children)]
}
