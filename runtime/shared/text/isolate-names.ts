/** Letters, digits and signs of scripts that are written from right to left. */
const rightToLeft =
  '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}'
const anyRightToLeft = new RegExp(`[${rightToLeft}]`, 'u')
const stretches = new RegExp(`[^${rightToLeft}]+`, 'gu')
const controls = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/
const letter = /\p{L}/u
const outerSign = /^[^\p{L}\p{N}]|[^\p{L}\p{N}]$/u
const pairs = ['()', '[]', '{}', '<>'] as const

const isolate = (text: string): string => `\u2066${text}\u2069`

/** Makes labels of a page: in one that reads from right to left, the names in them are isolated. */
export const labelsFor = (direction: 'ltr' | 'rtl'): ((text: string) => string) =>
  direction === 'rtl' ? isolateNames : (text) => text

/**
 * Put names such as `foo()`, `--save` and `C++` in a right-to-left label into isolates, so that their signs stay at the
 * side where the author wrote them. A label is plain text, without an element that does it.
 */
export function isolateNames(label: string): string {
  if (anyRightToLeft.test(label) || controls.test(label)) return isolateMixed(label)
  return letter.test(label) && outerSign.test(label) ? isolate(label) : label
}

/** Isolate names in a label with right-to-left letters, whatever the direction of its page is. */
export function isolateMixed(label: string): string {
  const isMixed = anyRightToLeft.test(label) && !controls.test(label)
  return isMixed ? label.replace(stretches, isolateStretch) : label
}

/** From the first word with a letter to the last one. */
function isolateStretch(stretch: string): string {
  const words = stretch.split(/(\s+)/)
  const first = words.findIndex((word) => letter.test(word))
  if (first === -1) return stretch
  const last = words.findLastIndex((word) => letter.test(word)) + 1
  const name = isolateName(words.slice(first, last).join(''))
  return [...words.slice(0, first), name, ...words.slice(last)].join('')
}

/** Quotes, punctuation of the sentence, and brackets without a counterpart stay outside. */
function isolateName(text: string): string {
  const excess = new Map(
    pairs.map((pair) => [pair, count(text, pair.charAt(0)) - count(text, pair.charAt(1))]),
  )
  const isLoose = (sign: string, side: 0 | 1): boolean => {
    const pair = pairs.find((one) => one.charAt(side) === sign)
    const left = (pair && excess.get(pair)) ?? 0
    if (pair === undefined || (side === 0 ? left <= 0 : left >= 0)) return false
    excess.set(pair, left + (side === 0 ? -1 : 1))
    return true
  }
  let [start, end] = [0, text.length]
  while (/["'«“‘]/.test(text.charAt(start)) || isLoose(text.charAt(start), 0)) start++
  while (/[.,;:!?…"'»”’]/.test(text.charAt(end - 1)) || isLoose(text.charAt(end - 1), 1)) end--
  const name = text.slice(start, end)
  return outerSign.test(name) ? text.slice(0, start) + isolate(name) + text.slice(end) : text
}

const count = (text: string, sign: string): number => text.split(sign).length - 1
