import { distance } from 'fastest-levenshtein'

/**
 * The candidate that was most likely meant: one that differs only in letter case, or else the
 * nearest one that shares more than half of its letters with `word`. Undefined when none is near.
 */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const folded = fold(word)
  let best: { candidate: string; cost: number } | undefined
  for (const candidate of candidates) {
    const key = fold(candidate)
    if (key === folded && candidate !== word) return candidate
    const limit = mostEdits(folded, key)
    if (Math.abs(key.length - folded.length) > limit) continue
    const cost = distance(folded, key)
    if (cost > 0 && cost <= limit && cost < (best?.cost ?? Infinity)) best = { candidate, cost }
  }
  return best?.candidate
}

/** How many edits two words may be apart. Two neighbors that changed places count as two edits. */
function mostEdits(word: string, candidate: string): number {
  // In a short word, one letter is a large part: `cs` is not a typo of `ts`, nor `lua` of `bun`.
  if (word.length < 4) return Math.max(word.length, candidate.length) > 2 ? 1 : 0
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
  const found = didYouMean(word, candidates)
  if (found !== undefined) return `Did you mean \`${found}\`?`
  return fallback === '' ? undefined : fallback
}

/**
 * Like `suggestionHint`, with the list of what is expected as the fallback if that list is short.
 */
export function suggestOrList(word: string, expected: readonly string[]): string {
  const listed = expected.map((name) => `\`${name}\``).join(', ')
  const fallback = expected.length === 0 || expected.length > 40 ? '' : `Expected one of ${listed}.`
  return suggestionHint(word, expected, fallback) ?? ''
}

const fold = (text: string): string => text.toLowerCase()
