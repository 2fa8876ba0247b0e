/**
 * A text in one letter case, as `i` and `u` of a pattern compare texts: every form of sigma is one letter, but `ß` and
 * `ss` are two spellings. https://tc39.es/ecma262/#sec-runtime-semantics-canonicalize-ch
 */
export function foldLetters(text: string): string {
  return [...text].map(foldLetter).join('')
}

function foldLetter(letter: string): string {
  const upper = letter.toUpperCase()
  return (upper.length === letter.length ? upper : letter).toLowerCase()
}
