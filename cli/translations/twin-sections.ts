// The sections of the Markdown of a compiled page. Its headings have no ids, so they are found by their order.
import type { Page } from '../model/page.ts'
import type { SectionOf } from './article-sections.ts'
import { splitSections } from './split-sections.ts'

/** The lines of a section below its heading: from the first, up to and without the last, from 0. */
export interface TwinBody {
  readonly from: number
  readonly to: number
}

/** Where the text of a section is in the Markdown; undefined if its headings aren't those of the page. */
export function findTwinBody(
  text: string,
  { headings, hasTitleHeading }: Page,
  { heading, next }: SectionOf,
): TwinBody | undefined {
  const all = splitSections(text).filter(({ depth }) => depth > 0)
  // A title of the front matter is a heading in Markdown alone.
  const title = hasTitleHeading ? undefined : all.slice(0, all.length - headings.length)[0]
  const starts = title ? all.slice(1) : all
  if (starts.length !== headings.length) return undefined
  const at = heading ?? (hasTitleHeading ? 0 : undefined)
  const from = at === undefined ? (title?.line ?? 0) : starts[at]?.line
  const to = next === undefined ? text.split('\n').length : (starts[next]?.line ?? 0) - 1
  return from === undefined || to < from ? undefined : { from, to }
}
