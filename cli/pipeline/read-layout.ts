import { escapeHtml } from '../../runtime/shared/html/escape.ts'
import { attributeOf } from '../html/html-token.ts'
import { readHtml } from '../html/read-html.ts'
import type { Heading, Page } from '../model/page.ts'
import type { ContentPath } from '../model/paths.ts'
import { foldSpace } from '../primitives/text/fold-space.ts'
import { readHtmlSections } from '../html/read-html-sections.ts'
import { toPlace } from '../report/diagnostic.ts'

const depths: Readonly<Record<string, Heading['depth']>> = { h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 }

/**
 * Headings and search text of a page that consists of a component: its Markdown contains neither, so
 * they are taken from what the component rendered.
 */
export function readLayout(page: Page): Page {
  const html = page.html.pieces.join('')
  const sections = readHtmlSections(`<main>${html}</main>`)
  return { ...page, headings: [...page.headings, ...readHeadings(html, page.source)], sections }
}

/** Headings with an id; the source has no line for them. */
function readHeadings(html: string, source: ContentPath): readonly Heading[] {
  const found: Heading[] = []
  let open: { readonly id: string; readonly depth: Heading['depth']; text: string } | undefined
  for (const token of readHtml(html)) {
    const depth = token.kind === 'start' || token.kind === 'end' ? depths[token.name] : undefined
    if (token.kind === 'text' && open) open.text += token.text
    else if (token.kind === 'start' && depth !== undefined) {
      const id = attributeOf(token, 'id')
      open = id === undefined ? undefined : { id, depth, text: '' }
    } else if (token.kind === 'end' && depth !== undefined && open) {
      const text = foldSpace(open.text)
      const place = toPlace(source, { line: 1, column: 1 })
      found.push({ depth: open.depth, id: open.id, text, html: escapeHtml(text), place })
      open = undefined
    }
  }
  return found
}
