import { fold } from '../words/fold.ts'
import { locateSymbols } from '../words/symbols.ts'
import { locateWords, tokensOfWord } from '../words/tokens.ts'
import { charactersOf, isUnspacedWord, type Located } from '../words/unspaced.ts'

/** A part of a text; `marked` when it is a match. */
export interface Piece {
  readonly text: string
  readonly marked: boolean
}

interface Range {
  readonly start: number
  readonly end: number
}

/** The ranges that a word marks: all of it, or one character of a pair. */
function rangesOfWord({ text, start }: Located, isWanted: (token: string) => boolean): Range[] {
  const whole = { start, end: start + text.length }
  if (!isUnspacedWord(text)) return tokensOfWord(text).some(isWanted) ? [whole] : []
  if (isWanted(fold(text))) return [whole]
  let end = start
  return charactersOf(text).flatMap((character) => {
    end += character.length
    return isWanted(fold(character)) ? [{ start: end - character.length, end }] : []
  })
}

/** Join ranges that overlap: those of adjacent pairs, and of `C` in `C++`. */
function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: Range[] = []
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && range.start < last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) }
    else merged.push(range)
  }
  return merged
}

function findRanges(text: string, isWanted: (token: string) => boolean): Range[] {
  const symbols = locateSymbols(text).flatMap(({ text: symbol, start }) =>
    isWanted(fold(symbol)) ? [{ start, end: start + symbol.length }] : [],
  )
  return mergeRanges([
    ...locateWords(text).flatMap((word) => rangesOfWord(word, isWanted)),
    ...symbols,
  ])
}

function toPieces(text: string, ranges: readonly Range[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { start, end } of ranges) {
    if (start > at) pieces.push({ text: text.slice(at, start), marked: false })
    pieces.push({ text: text.slice(start, end), marked: true })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), marked: false })
  return pieces
}

/** Mark the matches in a whole text, such as a heading. */
export function markWords(text: string, isWanted: (token: string) => boolean): Piece[] {
  return toPieces(text, findRanges(text, isWanted))
}

/** How far a boundary between words may be from where a snippet would begin or end. */
const REACH = 40

/** Marks and the second halves of surrogate pairs, which stay with what precedes them. */
const continuation = /[\p{M}\udc00-\udfff]/u

function betweenCharacters(text: string, at: number): number {
  let end = at
  while (continuation.test(text.charAt(end))) end += 1
  return end
}

/** The next place where a snippet may begin: after a space, or anywhere in a long run. */
function beginAt(text: string, start: number): number {
  const space = text.indexOf(' ', start)
  return space >= 0 && space - start < REACH ? space + 1 : betweenCharacters(text, start)
}

/** The last place where a snippet may end. */
function endAt(text: string, first: number, rough: number): number {
  const space = text.lastIndexOf(' ', rough)
  return space > first && rough - space < REACH ? space : betweenCharacters(text, rough)
}

/**
 * Cut out about `length` characters with as many matches as possible, at word boundaries, with `…`
 * for omitted text.
 */
export function createSnippet(
  text: string,
  isWanted: (token: string) => boolean,
  length = 150,
): Piece[] {
  const ranges = findRanges(text, isWanted)
  if (text.length <= length) return toPieces(text, ranges)
  let start = 0
  let most = -1
  for (const { start: from } of ranges) {
    const begin = Math.max(0, from - 40)
    const count = ranges.filter(
      (range) => range.start >= begin && range.end <= begin + length,
    ).length
    if (count > most) {
      most = count
      start = begin
    }
  }
  const first = start === 0 ? 0 : beginAt(text, start)
  const rough = Math.min(text.length, first + length)
  const last = rough === text.length ? rough : endAt(text, first, rough)
  const shifted = ranges
    .filter((range) => range.start >= first && range.end <= last)
    .map((range) => ({ start: range.start - first, end: range.end - first }))
  const pieces = toPieces(text.slice(first, last), shifted)
  return [
    ...(first > 0 ? [{ text: '… ', marked: false }] : []),
    ...pieces,
    ...(last < text.length ? [{ text: ' …', marked: false }] : []),
  ]
}
