import type { Element } from 'hast'
import type { Translations } from '../../i18n/translations.ts'
import { type ContentFunction, element, textOf, wordOf } from './content-function.ts'

/** The build turns it into a heading first; this one keeps the text of those that it can't. */
export const heading: ContentFunction = ({ props, children }) => {
  const { id, className } = props
  return [element('h2', { id: textOf(id), className: wordOf(className) }, children)]
}

/** The headings of articles that end with a link to themselves. */
export const linkedHeadings: ReadonlySet<string> = new Set(['h2', 'h3', 'h4', 'h5', 'h6'])

/** The link at the end of a heading, whose URL the script copies on click. */
export function headingLink(id: string, { linkToSection }: Translations): Element {
  const href = `#${encodeURIComponent(id)}`
  return element('a', { href, dataAnchor: '', ariaLabel: linkToSection })
}
