/**
 * Single words of a query and their beginnings: they may have hits where all words together have
 * none.
 */
export function wordsToTry(text: string): readonly string[] {
  const words = text.split(/\s+/).filter((word) => word.length > 2)
  const starts = words.filter((word) => word.length > 6).map((word) => word.slice(0, 5))
  return [...new Set([...(words.length > 1 ? words : []), ...starts])].slice(0, 6)
}
