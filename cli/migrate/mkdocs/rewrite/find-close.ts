import type { Blocks } from './block.ts'

/** Index of the line with the end tag of an element that begins in the line `first`. */
export function findClose(first: number, tag: string, { lines }: Blocks): number | undefined {
  const tags = new RegExp(`<(/?)${tag}\\b[^>]*>`, 'gi')
  let depth = 0
  for (const [index, { text }] of lines.entries()) {
    if (index < first) continue
    for (const [, slash] of text.matchAll(tags)) depth += slash === '/' ? -1 : 1
    if (depth <= 0) return index
  }
  return undefined
}
