/** The row of a word in one segment, without the word. */
export interface SegmentRow {
  readonly segment: number
  readonly cells: readonly string[]
}

/** The rows of all segments by word, sorted. They are cut out of the texts when they are needed. */
export interface JoinedRows {
  readonly words: readonly string[]
  readonly rowsOf: (word: string) => readonly SegmentRow[]
  /** Whether the cells of a word begin with `start` in all segments. */
  readonly allStartWith: (word: string, start: string) => boolean
}

/** Join the rows of segments, in their order. */
export function joinRows(texts: readonly string[]): JoinedRows {
  // Of each word, its segments, each with the place after the word: millions of small objects otherwise.
  const places = new Map<string, number[]>()
  for (const [segment, text] of texts.entries()) {
    for (let at = 0; at < text.length; at = endOf(text, at) + 1) {
      const end = text.indexOf(' ', at)
      const word = text.slice(at, end)
      const known = places.get(word)
      if (known) known.push(segment, end + 1)
      else places.set(word, [segment, end + 1])
    }
  }
  const rowsOf = (word: string): readonly SegmentRow[] => {
    const own = places.get(word) ?? []
    const rows: SegmentRow[] = []
    for (let at = 0; at < own.length; at += 2) {
      const [segment, start] = [own[at] ?? 0, own[at + 1] ?? 0]
      const text = texts[segment] ?? ''
      rows.push({ segment, cells: text.slice(start, endOf(text, start)).split(' ') })
    }
    return rows
  }
  const allStartWith = (word: string, start: string): boolean => {
    const own = places.get(word) ?? []
    for (let at = 0; at < own.length; at += 2)
      if (texts[own[at] ?? 0]?.startsWith(start, own[at + 1]) !== true) return false
    return true
  }
  return { words: [...places.keys()].toSorted(), rowsOf, allStartWith }
}

function endOf(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end
}
