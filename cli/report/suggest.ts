import { distance } from 'fastest-levenshtein'

/**
 * The candidate a person most likely meant: equal but for letter case first, else the nearest one that
 * shares more than it differs. Undefined when none is near.
 */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const folded = fold(word)
  // Two neighbours that changed places cost two.
  const limit = word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 3))
  let best: { candidate: string; cost: number } | undefined
  for (const candidate of candidates) {
    const key = fold(candidate)
    if (key === folded && candidate !== word) return candidate
    if (Math.abs(key.length - folded.length) > limit) continue
    const cost = distance(folded, key)
    if (cost > 0 && cost <= limit && cost < (best?.cost ?? Infinity)) best = { candidate, cost }
  }
  return best?.candidate
}

/** The hint for a mistyped word: a question when something is near, the fallback otherwise. */
export function suggestionHint(
  word: string,
  candidates: Iterable<string>,
  fallback = '',
): string | undefined {
  const found = didYouMean(word, candidates)
  if (found !== undefined) return `Did you mean \`${found}\`?`
  return fallback === '' ? undefined : fallback
}

const fold = (text: string): string => text.toLowerCase()

/** `Did you mean …?` when something is near, otherwise the list of what is expected if it is short. */
export function suggestOrList(word: string, expected: readonly string[]): string {
  const listed = expected.map((name) => `\`${name}\``).join(', ')
  const fallback = expected.length === 0 || expected.length > 40 ? '' : `Expected one of ${listed}.`
  return suggestionHint(word, expected, fallback) ?? ''
}
