/**
 * The edits between a word and a whole term, and between the word and the most similar prefix of
 * the term.
 */
export interface EditDistances {
  readonly whole: number
  readonly prefix: number
}

/**
 * Count the edits (insert, delete, replace, swap of neighbors) that turn `word` into `term`. Above
 * `limit` the result is inexact, but greater than the limit. Optimal string alignment (Boytsov
 * 2011) in three rows; the last one contains the distance to every prefix of the term.
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
