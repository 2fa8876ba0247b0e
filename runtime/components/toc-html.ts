import type { TocEntry } from '../shared/views/site-view.ts'
import { escapeInDoubleQuotes } from '../shared/html/escape.ts'

interface Branch {
  readonly entry: TocEntry
  readonly children: readonly TocEntry[]
}

/** Nest the entries of lower levels below the entry before them. */
function nest(entries: readonly TocEntry[]): Branch[] {
  const branches: Branch[] = []
  for (let start = 0; start < entries.length;) {
    const entry = entries[start]
    if (entry === undefined) break
    const first = start + 1
    start = first
    while ((entries[start]?.depth ?? 0) > entry.depth) start += 1
    branches.push({ entry, children: entries.slice(first, start) })
  }
  return branches
}

/** The items of a table of contents. Written without React, because each page has its own. */
export function tocItems(entries: readonly TocEntry[]): string {
  return nest(entries)
    .map(({ entry: { id, html }, children }) => {
      const href = escapeInDoubleQuotes(`#${encodeURIComponent(id)}`)
      const list = children.length === 0 ? '' : `<ul>${tocItems(children)}</ul>`
      return `<li><a href="${href}">${html}</a>${list}</li>`
    })
    .join('')
}
