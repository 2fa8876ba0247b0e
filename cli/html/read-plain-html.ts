// Fast path of `readAnyHtml`: see test/fast-paths.ts.
// The tokens of HTML as renderers write it, which needs no state machine: lower-case markup without
// comments, attributes without a value or in double quotes. Everything else is left to readHtml.
import { decodeHTML, decodeHTMLAttribute } from 'entities'
import type { Attribute, HtmlToken } from './html-token.ts'
import { voidElements } from './void-elements.ts'

const startTag = /<([a-zA-Z][a-zA-Z0-9-]*)((?: [^\s"'<>/=]+(?:="[^"]*")?)*)(\/?)>/y
const attribute = / ([^\s"'<>/=]+)(?:="([^"]*)")?/g
const endTag = /<\/([a-zA-Z][a-zA-Z0-9-]*)>/y

/**
 * The tokens that readHtml would find, or undefined if something in the HTML isn't as expected.
 * `isPlain`: false for the names of elements whose contents a browser doesn't read as markup.
 */
export function readPlainHtml(
  html: string,
  isPlain: (name: string) => boolean,
): HtmlToken[] | undefined {
  const tokens: HtmlToken[] = []
  for (let at = 0; at < html.length;) {
    const next = html.indexOf('<', at)
    const textEnd = next === -1 ? html.length : next
    if (textEnd > at) tokens.push(toText(html, at, textEnd))
    if (next === -1) break
    const token = html[next + 1] === '/' ? readEndTag(html, next) : readStartTag(html, next)
    if (token === undefined || !isPlain(token.name)) return undefined
    tokens.push(token)
    at = token.end
  }
  return tokens
}

function toText(html: string, start: number, end: number): HtmlToken {
  const raw = html.slice(start, end)
  return {
    kind: 'text',
    text: raw.includes('&') ? decodeHTML(raw) : raw,
    isRaw: false,
    start,
    end,
  }
}

function readEndTag(
  html: string,
  start: number,
): (HtmlToken & { readonly name: string }) | undefined {
  endTag.lastIndex = start
  const [all, name] = endTag.exec(html) ?? []
  if (all === undefined || name === undefined) return undefined
  return { kind: 'end', name: name.toLowerCase(), start, end: start + all.length }
}

function readStartTag(
  html: string,
  start: number,
): (HtmlToken & { readonly name: string }) | undefined {
  startTag.lastIndex = start
  const [all, written = '', inside = '', slash] = startTag.exec(html) ?? []
  if (all === undefined) return undefined
  const name = written.toLowerCase()
  const isEmpty = voidElements.has(name)
  // Whether a slash ends another element depends on the elements around it.
  if (slash !== '' && !isEmpty) return undefined
  const attributes = readAttributes(inside, start + 1 + written.length)
  return { kind: 'start', name, attributes, isEmpty, start, end: start + all.length }
}

/** `start`: of the text in the whole. */
function readAttributes(text: string, start: number): readonly Attribute[] {
  const attributes: Attribute[] = []
  if (text === '') return attributes
  attribute.lastIndex = 0
  for (let match = attribute.exec(text); match; match = attribute.exec(text)) {
    const all = match[0]
    const raw = match[2] ?? ''
    const name = (match[1] ?? '').toLowerCase()
    // The first of two attributes with one name counts.
    if (attributes.some((one) => one.name === name)) continue
    const value = raw.includes('&') ? decodeHTMLAttribute(raw) : raw
    const at = start + match.index
    attributes.push({ name, value, start: at + 1, end: at + all.length })
  }
  return attributes
}
