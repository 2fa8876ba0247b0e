// The rows of a word in all segments, without reading more of their texts than is asked for. Given texts whose rows
// are sorted, it returns the rows in the order of their words.

/** The row of a word in one segment, without the word. */
export interface SegmentRow {
  readonly segment: number
  /** Cells separated by spaces. */
  readonly text: string
}

/** The rows of a word, in the order of the segments. */
export interface JoinedRow {
  readonly word: string
  readonly rows: readonly SegmentRow[]
}

/** The rows from a word on, which need not exist. */
export type RowsFrom = (word: string) => Iterable<JoinedRow>

/** Where the next row of a segment begins, and its word. */
interface Cursor {
  readonly segment: number
  readonly text: string
  at: number
  word: string
}

/** Sort rows that begin with their words as `joinRows` needs them: no word contains a space. */
export const sortRows = (rows: readonly string[]): string => rows.toSorted().join('\n')

/** Join the rows of segments. Each text comes from `sortRows`. */
export function joinRows(texts: readonly string[]): RowsFrom {
  return function* (from) {
    const heap: Cursor[] = []
    for (const [segment, text] of texts.entries()) {
      const at = findRow(text, from)
      if (at < text.length) insert(heap, { segment, text, at, word: wordAt(text, at) })
    }
    for (let [first] = heap; first; [first] = heap) {
      const { word } = first
      const rows: SegmentRow[] = []
      for (; first?.word === word; [first] = heap) {
        const end = endOf(first.text, first.at)
        rows.push({
          segment: first.segment,
          text: first.text.slice(first.at + word.length + 1, end),
        })
        advance(heap, first, end + 1)
      }
      yield { word, rows }
    }
  }
}

/** Where the first row begins whose word isn't before `from`. */
function findRow(text: string, from: string): number {
  let low = 0
  let high = text.length
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const start = middle === 0 ? 0 : text.lastIndexOf('\n', middle - 1) + 1
    if (wordAt(text, start) < from) low = endOf(text, middle) + 1
    else high = start
  }
  return low
}

const wordAt = (text: string, at: number): string => text.slice(at, text.indexOf(' ', at))

function endOf(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end
}

const isBefore = (a: Cursor, b: Cursor): boolean =>
  a.word < b.word || (a.word === b.word && a.segment < b.segment)

function insert(heap: Cursor[], cursor: Cursor): void {
  let at = heap.push(cursor) - 1
  while (at > 0) {
    const above = (at - 1) >> 1
    const parent = heap[above]
    if (!parent || isBefore(parent, cursor)) break
    heap[at] = parent
    at = above
  }
  heap[at] = cursor
}

/** Move the first cursor to its next row, or remove it at the end of its text. */
function advance(heap: Cursor[], first: Cursor, next: number): void {
  let moved = first
  if (next < first.text.length) {
    first.at = next
    first.word = wordAt(first.text, next)
  } else {
    const last = heap.pop()
    if (!last || last === first) return
    moved = last
  }
  let at = 0
  for (;;) {
    const left = 2 * at + 1
    const [a, b] = [heap[left], heap[left + 1]]
    const child = a && b && isBefore(b, a) ? left + 1 : left
    const smaller = heap[child]
    if (!smaller || isBefore(moved, smaller)) break
    heap[at] = smaller
    at = child
  }
  heap[at] = moved
}
