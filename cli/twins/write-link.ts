import type { Element } from 'hast'
import { escapeUrl, toTitle } from '../primitives/text/escape-markdown.ts'
import { attributeOf, type Scope, type Writer } from './writer.ts'

/** A link, or the content of an anchor that links nowhere. */
export function writeLink(link: Element, writer: Writer, scope: Scope): string {
  const { properties, children } = link
  if (properties.dataAnchor !== undefined || properties.dataFootnoteBackref !== undefined) return ''
  const whole = writer.inline(children, { ...scope, inLink: true })
  const url = writer.toUrl(properties.href)
  if (url === undefined || scope.inLink === true) return whole
  const text = whole.trim() || writer.escape(labelOf(link))
  if (text === '') return whole
  const [start, end] = [/^\s/.test(whole) ? ' ' : '', /\s$/.test(whole) ? ' ' : '']
  const inner = isItself(text, url)
    ? `<${url}>`
    : `[${text}](${escapeUrl(url)}${toTitle(attributeOf(link, 'title'))})`
  return `${start}${inner}${end}`
}

/** A link with only an icon. */
function labelOf(link: Element): string {
  return attributeOf(link, 'ariaLabel') ?? attributeOf(link, 'title') ?? ''
}

const isItself = (text: string, url: string): boolean =>
  text === url && /^https?:\/\/[^\s<>\\]+$/.test(url)
