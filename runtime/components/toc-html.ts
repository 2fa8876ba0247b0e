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
    const after = entries.slice(start + 1)
    const length = after.findIndex((other) => other.depth <= entry.depth)
    const children = length === -1 ? after : after.slice(0, length)
    branches.push({ entry, children })
    start += 1 + children.length
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
