import type { Value } from './example.ts'

interface ShownValue {
  /** Of the control. */
  readonly name: string
  readonly pattern: RegExp
  readonly value: Value
}

/**
 * Write a value into the code of an example, wherever `pattern` finds it. Its first group is
 * replaced, and stays marked, so that it can be found again.
 */
export function showInCode(root: Element, { name, pattern, value }: ShownValue): void {
  for (const code of root.querySelectorAll('pre code')) {
    const mark = code.querySelector(`[data-live="${name}"]`) ?? markValue(code, name, pattern)
    if (mark !== undefined) mark.textContent = String(value)
  }
}

function markValue(code: Element, name: string, pattern: RegExp): Element | undefined {
  const found = new RegExp(pattern.source, 'd').exec(code.textContent ?? '')
  const [start, end] = found?.indices?.[1] ?? []
  if (start === undefined || end === undefined) return undefined
  const range = document.createRange()
  const [from, to] = [locate(code, start, 'after'), locate(code, end, 'before')]
  if (from === undefined || to === undefined) return undefined
  range.setStart(from.node, from.offset)
  range.setEnd(to.node, to.offset)
  const mark = document.createElement('mark')
  mark.className = 'live__value'
  mark.dataset['live'] = name
  range.deleteContents()
  range.insertNode(mark)
  return mark
}

/** The text node at an offset of the whole text: of two that meet there, the one after or before. */
function locate(
  code: Element,
  offset: number,
  side: 'after' | 'before',
): { readonly node: Text; readonly offset: number } | undefined {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  let passed = 0
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (!(node instanceof Text)) continue
    const end = passed + node.data.length
    if (side === 'after' ? offset < end : offset <= end) return { node, offset: offset - passed }
    passed = end
  }
  return undefined
}
