// The short form of what is around articles. Enters: HTML that React rendered. Leaves: HTML of
// which browsers make the same tree.
import type { Attribute, HtmlToken, StartTag } from './html-token.ts'
import { readHtml } from './read-html.ts'
import { type Replacement, replaceRanges } from './replace-ranges.ts'
import { voidElements } from './void-elements.ts'
import { APOSTROPHE, withApostrophes } from './apostrophes.ts'
import { tidiedElements } from './tidy-html.ts'

/** https://html.spec.whatwg.org/multipage/syntax.html#unquoted */
const unquoted = /^[^\s"'=<>`]+$/

/**
 * Leave out what the standard makes optional: quotes around most values, values that are empty, the
 * end tags of list items, and those of the lines of icons.
 */
export function compactHtml(html: string): string {
  const tokens = readHtml(html)
  const open: string[] = []
  let isSound = true
  /** The end tag of a line of an icon, which its start tag closes. */
  let line: HtmlToken | undefined
  const replacements: Replacement[] = []
  for (const [index, token] of tokens.entries()) {
    const { kind, start, end } = token
    const next = tokens[index + 1]
    if (kind === 'start') {
      line = isLine(token, next) && open.at(-1) === 'svg' ? next : undefined
      if (!token.isEmpty) open.push(token.name)
      const isClosed = line !== undefined || (token.isEmpty && !voidElements.has(token.name))
      if (isClosed || token.attributes.length > 0 || html[end - 2] === '/')
        replacements.push({ start, end, text: compactTag(token, html, isClosed) })
    }
    if (kind !== 'end') continue
    // Where an element isn't closed, what follows may depend on any end tag.
    const name = open.pop() ?? token.name
    isSound &&= name === token.name
    const isLeftOut =
      token === line || (isSound && name === 'li' && isEndOptional(open.at(-1), next))
    if (isLeftOut) replacements.push({ start, end, text: '' })
  }
  return withApostrophes(replaceRanges(html, replacements))
}

/** An attribute as compact HTML has it; the value is escaped for double quotes. */
export function compactAttribute(name: string, value: string): string {
  if (value === '') return name
  // A slash at the end of a tag looks like that of `<path/>`.
  const isBare = unquoted.test(value) && !value.endsWith('/')
  return isBare ? `${name}=${value}` : `${name}="${value}"`
}

function compactTag(tag: StartTag, html: string, isClosed: boolean): string {
  const last = isClosed ? tag.attributes.at(-1) : undefined
  const written = tag.attributes.map((attribute) => {
    const { start, end, name } = attribute
    if (attribute === last) return ` ${closable(html.slice(start, end))}`
    // In SVG, `viewBox` is the name.
    const own = tidiedElements.has(tag.name) ? name : html.slice(start, start + name.length)
    return ` ${compactValue(own, html.slice(start + name.length, end), attribute)}`
  })
  const name = html.slice(tag.start + 1, tag.start + 1 + tag.name.length)
  return `<${name}${written.join('')}${isClosed ? '/>' : '>'}`
}

/** A slash would belong to a value without quotes. */
const closable = (attribute: string): string =>
  /["']$/.test(attribute) || !attribute.includes('=') ? attribute : `${attribute} `

/** `written` begins with the equals sign. */
function compactValue(name: string, written: string, { value }: Attribute): string {
  if (value === '') return name
  const escaped = written.slice(2, -1)
  const isPlain = written.startsWith('="') && !escaped.includes(APOSTROPHE)
  return isPlain ? compactAttribute(name, escaped) : name + written
}

const isLine = ({ name }: StartTag, next: HtmlToken | undefined): boolean =>
  name === 'path' && next?.kind === 'end' && next.name === 'path'

/** https://html.spec.whatwg.org/multipage/syntax.html#optional-tags */
function isEndOptional(list: string | undefined, next: HtmlToken | undefined): boolean {
  if (list !== 'ul' && list !== 'ol') return false
  if (next?.kind === 'start') return next.name === 'li'
  return next?.kind === 'end' && next.name === list
}
