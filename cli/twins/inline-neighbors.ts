// What is before and after inline content, because CommonMark reads `*` and `_` by their neighbors.
import type { Node } from './writer.ts'

/** The first character that the nodes will be written with; a space if there is none. */
export function firstCharOf(nodes: readonly Node[], from: number): string {
  for (let index = from; index < nodes.length; index += 1) {
    const node = nodes[index]
    if (node?.type === 'text' && node.value !== '') return node.value.charAt(0)
    if (node?.type !== 'element') continue
    if (node.tagName === 'br') return ' '
    if (!transparent.has(node.tagName)) return '*'
    const first = firstCharOf(node.children, 0)
    if (first !== ' ' || node.children.length > 0) return first
  }
  return ' '
}

/** Elements that are written as their content alone. */
export const transparent: ReadonlySet<string> = new Set(
  'abbr bdi bdo big cite data dfn font ins label mark nobr output small span time tt u var'.split(
    ' ',
  ),
)

const isSpace = (char: string): boolean => char === '' || /\s/.test(char)
const isPunctuation = (char: string): boolean =>
  !/^[A-Za-z\d ]?$/.test(char) && /[\p{P}\p{S}]/u.test(char)

/**
 * Whether a delimiter between the two characters opens and closes emphasis around `text`.
 * https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run
 */
export function canMark(before: string, text: string, after: string): boolean {
  const [first, last] = [text.charAt(0), text.at(-1) ?? '']
  const opens = !isPunctuation(first) || isSpace(before) || isPunctuation(before)
  const closes = !isPunctuation(last) || isSpace(after) || isPunctuation(after)
  return opens && closes && before !== '*' && before !== '~'
}
