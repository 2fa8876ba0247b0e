import type { Element } from 'hast'

/** What may stand around the name that an item of a list begins with. */
const AROUND = new Set(['p', 'strong', 'em', 'a'])

function startsWithCode({ children }: Element): boolean {
  const first = children.find((child) => child.type !== 'text' || child.value.trim() !== '')
  if (first?.type !== 'element') return false
  return first.tagName === 'code' || (AROUND.has(first.tagName) && startsWithCode(first))
}

/** Begins what explains a name: a code span in the first cell of a row (`isNaming`), or an item of a list that begins with one. */
export function isTermStart(element: Element, isNaming: boolean): boolean {
  return element.tagName === 'code' ? isNaming : element.tagName === 'li' && startsWithCode(element)
}
