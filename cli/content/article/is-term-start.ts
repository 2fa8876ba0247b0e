import type { Element } from 'hast'

/** Elements that may contain the term at the start of a list item. */
const AROUND = new Set(['p', 'strong', 'em', 'a'])

function startsWithCode({ children }: Element): boolean {
  const first = children.find((child) => child.type !== 'text' || child.value.trim() !== '')
  if (first?.type !== 'element') return false
  return first.tagName === 'code' || (AROUND.has(first.tagName) && startsWithCode(first))
}

/**
 * True if the explanation of a term starts here: at a code span in the first cell of a table row
 * (`isNaming`), or at a list item that begins with one.
 */
export function isTermStart(element: Element, isNaming: boolean): boolean {
  return element.tagName === 'code' ? isNaming : element.tagName === 'li' && startsWithCode(element)
}
