// Scripts without spaces between words. Dictionaries differ between browsers, so every two adjacent
// characters are a word: `依赖包` is `依赖` and `赖包`.

const scripts =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー\uff70]'
/** A character with its marks, which include the voiced marks of half-width kana. */
const character = `(?![\\p{P}\\p{S}\\p{Nd}])${scripts}[\\p{M}\uff9e\uff9f]*`

const any = new RegExp(scripts, 'u')
const everyCharacter = new RegExp(character, 'gu')
const wholeWord = new RegExp(`^(?:${character}){1,2}$`, 'u')
const segments = new RegExp(`(?:${character})+|(?:(?!${character})[^])+`, 'gu')

/** The first character of Thai; most text has lower codes, and is not tested. */
const FIRST = 0x0e00

/** A part of a text and where it begins. */
export interface Located {
  readonly text: string
  readonly start: number
}

/** Whether a text contains characters of a script without spaces. */
export const hasUnspaced = (text: string): boolean => any.test(text)

/** The characters of a text in scripts without spaces, with their marks. */
export const charactersOf = (text: string): string[] => text.match(everyCharacter) ?? []

/** Whether a word is one or two characters of a script without spaces. */
export const isUnspacedWord = (word: string): boolean =>
  word.charCodeAt(0) >= FIRST && wholeWord.test(word)

/** Every two adjacent characters of a run; a run of one is a word by itself. */
function pairsOf({ text, start }: Located): Located[] {
  const characters = charactersOf(text)
  if (characters.length < 3) return [{ text, start }]
  let at = start
  return characters.slice(1).map((second, index) => {
    const first = characters[index] ?? ''
    const pair = { text: first + second, start: at }
    at += first.length
    return pair
  })
}

/** Cut a run of letters into pairs, and into what is in other scripts, which `readRest` reads. */
export function cutUnspaced(
  { text, start }: Located,
  readRest: (rest: Located) => readonly Located[],
): readonly Located[] {
  return [...text.matchAll(segments)].flatMap((match) => {
    const segment = { text: match[0], start: start + match.index }
    return isUnspaced(segment.text) ? pairsOf(segment) : readRest(segment)
  })
}

const wholeSegment = new RegExp(`^(?:${character})+$`, 'u')
const isUnspaced = (text: string): boolean => wholeSegment.test(text)

/**
 * Join words to one token. Pairs of one run overlap, so `依赖` and `赖包` are `依赖包`.
 */
export function joinWords(words: readonly string[]): string {
  return words.reduce((joined, word) => {
    const [first = ''] = isUnspacedWord(word) ? charactersOf(word) : []
    const overlaps = first !== '' && first !== word && joined.endsWith(first)
    return joined + (overlaps ? word.slice(first.length) : word)
  }, '')
}
