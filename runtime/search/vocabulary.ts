// Which words of the index a word of the query stands for. Enters: tokens. Leaves: tokens with a quality.
// Must not know sections.
import { stem } from './tokens.ts'

/** A word of the index that a query word stands for; `quality` is 1 for the word itself and less for a guess. */
export interface TermMatch {
  readonly term: string
  readonly quality: number
}

export interface Vocabulary {
  /** Best first; at most a few dozen. */
  readonly match: (token: string) => readonly TermMatch[]
  readonly has: (token: string) => boolean
}

const MAX_MATCHES = 40

/**
 * Edits (insert, delete, replace, swap of neighbours) that turn `a` into `b`; above `limit` some number above it.
 * Optimal string alignment, Boytsov 2011, in three rows.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let smallest = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      )
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && i > 1 && j > 1)
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1)
      row.push(cost)
      smallest = Math.min(smallest, cost)
    }
    if (smallest > limit) return limit + 1
    beforeLast = last
    last = row
  }
  return last[b.length] ?? limit + 1
}

const editsFor = (token: string): number =>
  token.length < 4 || /^\d+$/.test(token) ? 0 : token.length < 8 ? 1 : 2

/** Index of the first sorted term that is not below `token`. */
function lowerBound(terms: readonly string[], token: string): number {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((terms[middle] ?? '') < token) low = middle + 1
    else high = middle
  }
  return low
}

function prefixMatches(terms: readonly string[], token: string): TermMatch[] {
  const matches: TermMatch[] = []
  for (let index = lowerBound(terms, token); matches.length < 400; index++) {
    const term = terms[index]
    if (term === undefined || !term.startsWith(token)) break
    if (term !== token) matches.push({ term, quality: 0.5 + (0.4 * token.length) / term.length })
  }
  return matches
}

/** Words within one or two typing errors, and words that begin with something that near. */
function fuzzyMatches(terms: readonly string[], token: string): TermMatch[] {
  const limit = editsFor(token)
  if (limit === 0) return []
  return terms.flatMap((term) => {
    if (term.length < token.length - limit) return []
    const sameStart = term[0] === token[0]
    const distance = editDistance(token, term.slice(0, token.length + limit), limit)
    const whole = term.length <= token.length + limit && distance <= limit
    if (whole) return [{ term, quality: (sameStart ? 0.62 : 0.5) - 0.14 * distance }]
    if (token.length < 6 || !sameStart) return []
    const start = editDistance(token, term.slice(0, token.length), limit)
    return start <= limit ? [{ term, quality: 0.42 - 0.1 * start }] : []
  })
}

/** Make the look-up of a set of terms. `synonyms` are groups of words that mean the same, folded. */
export function createVocabulary(
  words: ReadonlySet<string>,
  synonyms: readonly (readonly string[])[],
): Vocabulary {
  const terms = [...words].toSorted((a, b) => (a < b ? -1 : 1))
  const byStem = new Map<string, string[]>()
  for (const term of terms) {
    const key = stem(term)
    const list = byStem.get(key)
    if (list) list.push(term)
    else byStem.set(key, [term])
  }
  const kept = new Map<string, readonly TermMatch[]>()

  const find = (token: string): readonly TermMatch[] => {
    const matches: TermMatch[] = words.has(token) ? [{ term: token, quality: 1 }] : []
    for (const term of byStem.get(stem(token)) ?? []) matches.push({ term, quality: 0.95 })
    for (const group of synonyms)
      if (group.includes(token))
        for (const other of group) if (words.has(other)) matches.push({ term: other, quality: 0.8 })
    if (token.length > 1) matches.push(...prefixMatches(terms, token))
    // A word that is there as written is no typing error.
    if (!matches.some(({ quality }) => quality > 0.75)) matches.push(...fuzzyMatches(terms, token))
    const best = new Map<string, number>()
    for (const { term, quality } of matches) best.set(term, Math.max(quality, best.get(term) ?? 0))
    return [...best]
      .map(([term, quality]) => ({ term, quality }))
      .toSorted((a, b) => b.quality - a.quality || (a.term < b.term ? -1 : 1))
      .slice(0, MAX_MATCHES)
  }

  return {
    has: (token) => words.has(token),
    match: (token) => {
      const known = kept.get(token)
      if (known) return known
      const found = find(token)
      kept.set(token, found)
      return found
    },
  }
}
