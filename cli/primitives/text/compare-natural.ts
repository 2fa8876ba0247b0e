import { compareText } from './compare-text.ts'

/**
 * Order names by their characters, and digits in the same place by the number they are: `v1.9`,
 * `v1.10`. Equal numbers, such as `1` and `01`, are ordered as text.
 */
export function compareNatural(a: string, b: string): number {
  const start = startOfDifference(a, b)
  const [one = '', other = ''] = [a, b].map((name) => /^\d*/.exec(name.slice(start))?.[0])
  const number = one === '' || other === '' ? 0 : compareDigits(one, other)
  return number === 0 ? compareText(a, b) : number
}

/** The first place in which the names differ; that of the first digit if it is inside a number. */
function startOfDifference(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  while (at > 0 && /\d/.test(a.charAt(at - 1))) at -= 1
  return at
}

/** As text, because a number in a name can be longer than numbers are exact. */
function compareDigits(one: string, other: string): number {
  const [a, b] = [one, other].map((digits) => digits.replace(/^0+/, ''))
  if (a === undefined || b === undefined) return 0
  return a.length - b.length || compareText(a, b)
}
