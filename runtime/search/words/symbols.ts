// Words that contain signs: operators such as `=>`, and names such as `C++`, `.NET` and `--flag`.
import { fold } from './fold.ts'
import { hasUnspaced, type Located } from './unspaced.ts'

/** Signs that begin a name after a space: `.NET`, `#tag`, `@scope/name`, `--flag`. */
const prefixes = new Set(['.', '#', '@', '-', '--', ':', '::', '!', '%'])
/** Signs that end a name: `C++`, `C#`. */
const suffixes = new Set(['++', '#', '+', '*'])
const LONGEST = 4

const nameAfter = /[\p{L}_][\p{L}\p{N}\p{M}_]*(?:[-./:]+[\p{L}\p{N}_][\p{L}\p{N}\p{M}_]*)*/uy
/** A text before the first character of another kind: with spaces between words, or without. */
const sameKind = (name: string): string => {
  const isUnspaced = hasUnspaced(name.charAt(0))
  const end = [...name].findIndex((character) => hasUnspaced(character) !== isUnspaced)
  return end < 0 ? name : [...name].slice(0, end).join('')
}
const nameBefore = /[\p{L}_][\p{L}\p{N}\p{M}_]*$/u
/** `C` in `学习C`. */
const lastLatin = /[\p{Script=Latin}_][\p{Script=Latin}\p{N}\p{M}_]*$/u
const letter = /[\p{L}\p{N}\p{M}]/u
/** The most letters before a suffix; names of languages are shorter. */
const MOST_BEFORE = 30

const isAsciiWord = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)

/** Whether a word with spaces around it has a letter here; false outside the text. */
function isLetterAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (!(code >= 128)) return isAsciiWord(code) || code === 95 || code === 36
  const character = text.charAt(at)
  return letter.test(character) && !hasUnspaced(character)
}

/** The name after signs that begin at a space. */
function readAfter(text: string, run: string, start: number): Located | undefined {
  if (!prefixes.has(run)) return undefined
  nameAfter.lastIndex = start + run.length
  const name = nameAfter.exec(text)?.[0]
  return name === undefined ? undefined : { text: run + sameKind(name), start }
}

/** The name before signs. */
function readBefore(text: string, run: string, start: number): Located | undefined {
  if (!suffixes.has(run)) return undefined
  const before = nameBefore.exec(text.slice(Math.max(0, start - MOST_BEFORE), start))?.[0]
  const name = before === undefined ? undefined : lastLatin.exec(before)?.[0]
  return name === undefined ? undefined : { text: name + run, start: start - name.length }
}

/** What may follow the end of a sentence. */
const afterSentence = /^[\s)\]}"'’”»]?$/

function readRun(text: string, written: string, start: number): Located | undefined {
  const end = start + written.length
  const isAfterLetter = isLetterAt(text, start - 1)
  if (!isAfterLetter) {
    const name = readAfter(text, written, start)
    if (name) return name
  }
  // Signs that end a sentence do not belong to a name: `C++.`
  const isSentenceEnd = isAfterLetter && afterSentence.test(text.charAt(end))
  const run = isSentenceEnd ? written.replace(/[.:!?]+$/, '') : written
  const isBeforeLetter = run === written && isLetterAt(text, end)
  // `C++17` is the name of a language with its version.
  const isNameEnd = !isBeforeLetter || (run === '++' && /\d/.test(text.charAt(end)))
  const name = isAfterLetter && isNameEnd ? readBefore(text, run, start) : undefined
  if (name) return name
  const isOperator =
    run.length > 1
      ? run.length <= LONGEST && run !== '://'
      : run !== '' && !isAfterLetter && !isBeforeLetter
  return isOperator ? { text: run, start } : undefined
}

/** The signs from space to `?`, one bit each, because all texts are read when the search begins. */
const lowSigns = [...'!#%&*+-./:<=>?'].reduce(
  (bits, sign) => bits | (1 << (sign.charCodeAt(0) - 32)),
  0,
)
const highSigns = new Set([...'@^|~'].map((sign) => sign.charCodeAt(0)))

/** Currencies, arrows, mathematical and technical signs. */
const isPicture = (code: number): boolean =>
  (code >= 0x20a0 && code <= 0x20cf) || (code >= 0x2190 && code <= 0x2bff)

/** The first half of an emoji. */
const isEmojiHalf = (code: number): boolean => code >= 0xd83c && code <= 0xd83e

const isSign = (code: number): boolean =>
  code < 64
    ? code >= 32 && ((lowSigns >>> (code - 32)) & 1) === 1
    : code < 127 && highSigns.has(code)

/** The words with signs in a text, and where they begin. */
export function locateSymbols(text: string): readonly Located[] {
  const found: Located[] = []
  let end = 0
  for (let start = 0; start < text.length; start = end) {
    end = start + 1
    const code = text.charCodeAt(start)
    // Most characters are small letters.
    if (code > 96 && code < 123) continue
    if (isPicture(code)) found.push({ text: text.charAt(start), start })
    if (isEmojiHalf(code)) {
      end = start + 2
      found.push({ text: text.slice(start, end), start })
    }
    if (!isSign(code)) continue
    while (isSign(text.charCodeAt(end))) end += 1
    // Most signs are those of sentences, hyphens and paths.
    if (
      end === start + 1 &&
      isAsciiWord(text.charCodeAt(start - 1)) &&
      !suffixes.has(text.charAt(start))
    )
      continue
    const symbol = readRun(text, text.slice(start, end), start)
    if (symbol) found.push(symbol)
  }
  return found
}

/** The words with signs in a text, as tokens. */
export const symbolsOf = (text: string): readonly string[] =>
  locateSymbols(text).map(({ text: symbol }) => fold(symbol))
