/** The terms of an index, sorted. */
export interface TermList {
  /** The terms that begin with a text; at most `most`, the first ones. */
  readonly startingWith: (start: string, most?: number) => readonly string[]
  /** Every term that begins with a text; where terms are in files, a search goes on when they are there. */
  readonly all: (start: string) => readonly string[]
}

/** The index of the first of the sorted texts that is not less than `text`. */
export function lowerBound(texts: readonly string[], text: string): number {
  let low = 0
  let high = texts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((texts[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

/** The sorted texts that start with `start`, up to the first `most`. */
export function textsStartingWith(
  texts: readonly string[],
  start: string,
  most = Infinity,
): readonly string[] {
  const found: string[] = []
  for (let index = lowerBound(texts, start); found.length < most; index++) {
    const text = texts[index]
    if (text === undefined || !text.startsWith(start)) break
    found.push(text)
  }
  return found
}

/** Sort terms, which come in any order. */
export function createTermList(terms: readonly string[]): TermList {
  const sorted = [...terms].toSorted()
  return {
    startingWith: (start, most) => textsStartingWith(sorted, start, most),
    all: (start) => (start === '' ? sorted : textsStartingWith(sorted, start)),
  }
}
