import { charactersOf, hasUnspaced } from '../words/unspaced.ts'

/**
 * Single words of a query and their beginnings: they may have hits where all words together have
 * none.
 */
export function wordsToTry(text: string): readonly string[] {
  const words = text.split(/\s+/).filter((word) => word.length > (hasUnspaced(word) ? 1 : 2))
  const starts = words.flatMap((word) => {
    const characters = charactersOf(word)
    if (characters.length > 2) return [characters.slice(0, 2).join('')]
    return word.length > 6 ? [word.slice(0, 5)] : []
  })
  return [...new Set([...(words.length > 1 ? words : []), ...starts])].slice(0, 6)
}
