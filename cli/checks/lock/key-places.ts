/** A position in a text; lines count from 1. */
export interface Position {
  readonly offset: number
  readonly line: number
}

/** Finds the first place of a key from a position on; the position itself if the key isn't there. */
export type FindKey = (key: string, from: Position) => Position

/**
 * Index the keys of a valid JSON text, which are found as `JSON.stringify` writes them. The text is
 * read once, because a hostile lock file has keys enough to make a search for each of them endless.
 */
export function indexKeys(text: string): FindKey {
  const places = new Map<string, Position[]>()
  let line = 1
  let counted = 0
  for (let start = text.indexOf('"'); start !== -1;) {
    const end = endOfString(text, start)
    if (text[end] === ':') {
      line += countLines(text, counted, start)
      counted = start
      const key = text.slice(start, end)
      const known = places.get(key)
      if (known) known.push({ offset: start, line })
      else places.set(key, [{ offset: start, line }])
    }
    start = text.indexOf('"', end)
  }
  return (key, from) => findFrom(places.get(JSON.stringify(key)) ?? [], from.offset) ?? from
}

/** The offset after the quotation mark that closes a string. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end === -1 ? text.length : end + 1
}

function isEscaped(text: string, offset: number): boolean {
  let first = offset
  while (text[first - 1] === '\\') first -= 1
  return (offset - first) % 2 === 1
}

/** Within the two offsets only: in a text of one line, a search for the next line reads all of it. */
function countLines(text: string, start: number, end: number): number {
  let count = 0
  for (let at = start; at < end; at += 1) if (text[at] === '\n') count += 1
  return count
}

/** The first of the sorted places that is not before an offset. */
function findFrom(places: readonly Position[], offset: number): Position | undefined {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((places[middle]?.offset ?? 0) < offset) low = middle + 1
    else high = middle
  }
  return places[low]
}
