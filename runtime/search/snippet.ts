import { tokensOfWord } from './tokens.ts'

/** A part of a text; `marked` when it is a match. */
export interface Piece {
  readonly text: string
  readonly marked: boolean
}

const wordPattern = /[\p{L}\p{N}_$@]+(?:[.'’-][\p{L}\p{N}_$]+)*/gu

interface Range {
  readonly start: number
  readonly end: number
}

function findRanges(text: string, isWanted: (token: string) => boolean): Range[] {
  return [...text.matchAll(wordPattern)].flatMap((match) => {
    const word = match[0]
    return tokensOfWord(word).some(isWanted)
      ? [{ start: match.index, end: match.index + word.length }]
      : []
  })
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
  const first = start === 0 ? 0 : text.indexOf(' ', start) + 1
  const rough = Math.min(text.length, first + length)
  const last = rough === text.length ? rough : Math.max(first + 1, text.lastIndexOf(' ', rough))
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
