// Changes to the HTML that React renders for `main`.
import { readHtml } from '../../html/read-html.ts'
import { replaceRanges } from '../../html/replace-ranges.ts'
import { splitLeadingTags } from '../../html/split-leading-tags.ts'

/**
 * React writes the metadata that components render ahead of everything else; it belongs in the
 * head.
 */
export function splitMetadata(html: string): { readonly metadata: string; readonly main: string } {
  if (!/^<(?:meta|link)/.test(html)) return { metadata: '', main: html }
  const { tags, rest } = splitLeadingTags(html, ({ name }) => name === 'meta' || name === 'link')
  return { metadata: tags.join('\n'), main: rest }
}

/**
 * React asks browsers to load each image of a part early. The images of the shell, such as a logo for each color mode,
 * are as small as the requests, and browsers find them a line later.
 */
export function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '')
}

/**
 * The shell already contains `main`, which pages written for other tools contain too. In pages with
 * islands, an attribute tells `hydrate-island.tsx` what the elements were.
 */
export function withoutMain(html: string): string {
  if (!html.includes('<main')) return html
  const mark = html.includes(' data-island=') ? ' data-main=""' : ''
  const replacements = readHtml(html).flatMap((token) => {
    if ((token.kind !== 'start' && token.kind !== 'end') || token.name !== 'main') return []
    const isStart = token.kind === 'start'
    const start = token.start + (isStart ? '<' : '</').length
    return [{ start, end: start + 'main'.length, text: isStart ? `div${mark}` : 'div' }]
  })
  return replaceRanges(html, replacements)
}
