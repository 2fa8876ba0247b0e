import type { StartTag } from './html-token.ts'
import { readHtml } from './read-html.ts'
import { type Replacement, replaceRanges } from './replace-ranges.ts'
import { withApostrophes } from './apostrophes.ts'

/** React writes elements as XML would have them, and some attributes in its own letter case. */
const tidiedElements: ReadonlySet<string> = new Set(
  'a area br button col details form hr iframe img input link meta ol source td th time track video wbr'.split(
    ' ',
  ),
)
const booleans = new Set(
  'checked controls disabled hidden multiple open required reversed'.split(' '),
)

/**
 * HTML as the standard's examples write it: `<br>`, `<details open>`, `datetime="…"`, and the lines
 * of icons as SVG's do, `<path d="…"/>`. HTML that is
 * tidy already stays the same. `others`: replacements of text and of tags that need no tidying.
 */
export function tidyHtml(
  html: string,
  tokens = readHtml(html),
  others: readonly Replacement[] = [],
): string {
  const replacements = tokens.flatMap((token) => {
    if (token.kind !== 'start' || !tidiedElements.has(token.name)) return []
    const { start, end } = token
    const source = html.slice(start, end)
    const isTidy = !source.endsWith('/>') && !source.includes('=""') && !/[A-Z]/.test(source)
    return isTidy ? [] : [{ start, end, text: tidyTag(token, html) }]
  })
  const all =
    others.length === 0
      ? replacements
      : [...replacements, ...others].toSorted((a, b) => a.start - b.start)
  return withApostrophes(replaceRanges(html, all)).replaceAll('"></path>', '"/>')
}

function tidyTag({ name, attributes }: StartTag, html: string): string {
  const written = attributes.map((attribute) => {
    if (attribute.value === '' && booleans.has(attribute.name)) return ` ${attribute.name}`
    const value = html.slice(attribute.start + attribute.name.length, attribute.end)
    return ` ${attribute.name}${value}`
  })
  return `<${name}${written.join('')}>`
}
