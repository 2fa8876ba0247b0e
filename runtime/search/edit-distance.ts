/** Edits between a word and a term, and between the word and the nearest beginning of the term. */
export interface EditDistances {
  readonly whole: number
  readonly prefix: number
}

/**
 * Edits (insert, delete, replace, swap of neighbours) that turn `word` into `term`; above `limit` some number above it.
 * Optimal string alignment, Boytsov 2011, in three rows; the last row also tells of every beginning of the term.
 */
export function editDistances(word: string, term: string, limit: number): EditDistances {
  const width = Math.min(term.length, word.length + limit)
  let beforeLast: number[] = []
  let last = Array.from({ length: width + 1 }, (_, index) => index)
  for (let i = 1; i <= word.length; i++) {
    const row = [i]
    let smallest = i
    for (let j = 1; j <= width; j++) {
      const same = word[i - 1] === term[j - 1]
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      )
      if (i > 1 && j > 1 && word[i - 1] === term[j - 2] && word[i - 2] === term[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1)
      row.push(cost)
      smallest = Math.min(smallest, cost)
    }
    if (smallest > limit) return { whole: limit + 1, prefix: limit + 1 }
    beforeLast = last
    last = row
  }
  const whole = width === term.length ? (last[width] ?? limit + 1) : limit + 1
  return { whole, prefix: Math.min(...last) }
}
