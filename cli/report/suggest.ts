import { distance } from 'fastest-levenshtein'

/** The first of `findNearest`; undefined when none is near. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  return findNearest(word, candidates)[0]
}

/**
 * The candidates that were most likely meant: one that differs only in letter case and separators,
 * or else those that are nearest and share more than half of their letters with `word`.
 */
export function findNearest(word: string, candidates: Iterable<string>): readonly string[] {
  const folded = foldWord(word)
  let best = Infinity
  const nearest = new Set<string>()
  for (const candidate of candidates) {
    const key = foldWord(candidate)
    if (key === folded && candidate !== word) return [candidate]
    const limit = mostEdits(folded, key)
    if (Math.abs(key.length - folded.length) > limit) continue
    const cost = countEdits(folded, key)
    if (cost === 0 || cost > limit || cost > best) continue
    if (cost < best) nearest.clear()
    best = cost
    nearest.add(candidate)
  }
  return [...nearest]
}

/** How many letters were added, left out or replaced; two neighbors that changed places are one edit. */
function countEdits(word: string, candidate: string): number {
  const edits = distance(word, candidate)
  return edits === 2 && isSwapped(word, candidate) ? 1 : edits
}

function isSwapped(word: string, candidate: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== candidate[index])
  const [first = '', second = ''] = word.slice(at)
  return word.slice(0, at) + second + first + word.slice(at + 2) === candidate
}

/** How many edits two words may be apart. */
function mostEdits(word: string, candidate: string): number {
  // In a short word, one letter is a large part: `cs` is not a typo of `ts`, nor `lua` of `bun`.
  if (word.length < 3 && candidate.length < 3) return isSwapped(word, candidate) ? 1 : 0
  if (word.length < 4) return 1
  return Math.max(2, Math.floor(word.length / 3))
}

/**
 * The help for a mistyped word: `` Did you mean `title`? `` when something is near, the fallback
 * otherwise.
 */
export function suggestionHint(
  word: string,
  candidates: Iterable<string>,
  fallback = '',
): string | undefined {
  const found = findNearest(word, candidates)
  if (found.length > 0) return toQuestion(found)
  return fallback === '' ? undefined : fallback
}

/** Ask for one or more words: `` Did you mean `a`, `b` or `c`? ``; at most three. */
export function toQuestion(words: readonly string[]): string {
  const quoted = words.slice(0, 3).map((word) => `\`${word}\``)
  return `Did you mean ${[quoted.slice(0, -1).join(', '), ...quoted.slice(-1)].filter(Boolean).join(' or ')}?`
}

/**
 * Like `suggestionHint`, with the list of what is expected as the fallback if that list is short.
 */
export function suggestOrList(word: string, expected: readonly string[]): string {
  const listed = expected.map((name) => `\`${name}\``).join(', ')
  const fallback = expected.length === 0 || expected.length > 40 ? '' : `Expected one of ${listed}.`
  return suggestionHint(word, expected, fallback) ?? ''
}

/** The word without letter case and separators: `Edit_URL` and `edit-url` are `editurl`. */
export const foldWord = (text: string): string =>
  text.toLowerCase().replaceAll(/(?<=\w)[-_](?=\w)/g, '')
