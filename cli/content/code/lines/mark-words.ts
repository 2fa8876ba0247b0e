import type { ElementContent } from 'hast'
import type { CodeLine } from './read-line-marks.ts'

/** Part of the text of a block; `end` is after the last character. */
interface Range {
  readonly start: number
  readonly end: number
  readonly className: string
}

/**
 * Wrap each word that its line marks in `<span class="marked-word">`, and each of its spans in an
 * element with their class, even across tokens. `nodes` contains the lines, joined by line breaks.
 */
export function markWords(nodes: ElementContent[], lines: readonly CodeLine[]): ElementContent[] {
  const ranges = findRanges(lines)
  if (ranges.length === 0) return nodes
  let offset = 0
  const walk = (list: readonly ElementContent[]): ElementContent[] =>
    list.flatMap((node): ElementContent[] => {
      if (node.type === 'element') return [{ ...node, children: walk(node.children) }]
      if (node.type !== 'text') return [node]
      const start = offset
      offset += node.value.length
      return splitText(node.value, start, ranges)
    })
  return walk(nodes)
}

const className = 'marked-word'

function findRanges(lines: readonly CodeLine[]): readonly Range[] {
  let offset = 0
  return lines.flatMap(({ text, words = [], spans = [] }) => {
    const start = offset
    offset += text.length + 1
    const marked = words.flatMap((word) =>
      occurrences(text, word).map((column) => ({ column, length: word.length, className })),
    )
    return [...marked, ...spans].map(({ column, length, ...range }) => ({
      start: start + column,
      end: start + column + length,
      ...range,
    }))
  })
}

function occurrences(text: string, word: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length))
    found.push(at)
  return found
}

function splitText(value: string, start: number, ranges: readonly Range[]): ElementContent[] {
  const cuts = ranges
    .filter((range) => range.start < start + value.length && range.end > start)
    .toSorted((a, b) => a.start - b.start)
  const parts: ElementContent[] = []
  let done = 0
  for (const cut of cuts) {
    const from = Math.max(cut.start - start, done)
    const to = Math.min(cut.end - start, value.length)
    if (to <= from) continue
    if (from > done) parts.push({ type: 'text', value: value.slice(done, from) })
    parts.push({
      type: 'element',
      tagName: 'span',
      properties: { className: [cut.className] },
      children: [{ type: 'text', value: value.slice(from, to) }],
    })
    done = to
  }
  if (done < value.length) parts.push({ type: 'text', value: value.slice(done) })
  return parts
}
