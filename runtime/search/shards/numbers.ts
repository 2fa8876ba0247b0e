// Lists of whole numbers as short texts, which JSON holds without escapes. Each character has five
// bits of a number, the lowest first, and says whether another one follows.
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const codes = new Map([...alphabet].map((character, code) => [character.charCodeAt(0), code]))

const CONTINUES = 32

/** A number from 0 as a text. */
export function writeNumber(number: number): string {
  let text = ''
  let rest = number
  for (; rest >= CONTINUES; rest = Math.floor(rest / CONTINUES))
    text += alphabet.charAt(CONTINUES + (rest % CONTINUES))
  return text + alphabet.charAt(rest)
}

/** A list of numbers from 0 as a text. */
export function writeNumbers(numbers: readonly number[]): string {
  let text = ''
  for (const number of numbers) text += writeNumber(number)
  return text
}

/** The numbers of a text that `writeNumbers` returned. */
export function readNumbers(text: string): number[] {
  const numbers: number[] = []
  let number = 0
  let factor = 1
  for (let at = 0; at < text.length; at++) {
    const code = codes.get(text.charCodeAt(at)) ?? 0
    number += (code % CONTINUES) * factor
    factor *= CONTINUES
    if (code >= CONTINUES) continue
    numbers.push(number)
    number = 0
    factor = 1
  }
  return numbers
}

/** Ascending numbers as a text of the steps between them. */
export const writeAscending = (numbers: readonly number[]): string =>
  writeNumbers(numbers.map((number, at) => number - (numbers[at - 1] ?? 0)))

/** The ascending numbers of a text that `writeAscending` returned. */
export function readAscending(text: string): number[] {
  let last = 0
  return readNumbers(text).map((step) => (last += step))
}
