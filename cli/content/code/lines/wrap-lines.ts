import type { Element, ElementContent } from 'hast'

/** How the lines of a block are marked. */
export interface LineOptions {
  /** Classes by the line of the block, counted from 0. */
  readonly marks: readonly ReadonlySet<string>[]
  /** Lines are not numbered if this is undefined. */
  readonly firstNumber: number | undefined
  /** Elements below the lines, by the line of the block, counted from 0. */
  readonly notes?: readonly (readonly Element[])[]
  /** Elements at the ends of the lines, in the same order. */
  readonly markers?: readonly (readonly Element[])[]
}

/**
 * Wrap lines in `<span class="line …" data-line="its number">`. A block without marks and numbers
 * stays flat, because each element costs the browser time.
 */
export function wrapLines(nodes: ElementContent[], options: LineOptions): ElementContent[] {
  const numbered = options.firstNumber !== undefined
  const isFilled = (list: readonly Element[]): boolean => list.length > 0
  const hasNotes = [...(options.notes ?? []), ...(options.markers ?? [])].some(isFilled)
  if (!numbered && !hasNotes && options.marks.every((marks) => marks.size === 0)) return nodes
  const lines = splitLines(nodes)
  return joinRuns(
    lines.map((children, index): ElementContent[] => {
      const marks = options.marks[index] ?? new Set<string>()
      const notes = options.notes?.[index] ?? []
      // A note is a separate line, so that the text without styles is readable.
      const last = index === lines.length - 1 && notes.length === 0
      const marked = [...children, ...(options.markers?.[index] ?? [])]
      const content: ElementContent[] = last ? marked : [...marked, { type: 'text', value: '\n' }]
      const number = options.firstNumber === undefined ? undefined : options.firstNumber + index
      const line = numbered || marks.size > 0 ? [lineElement(content, marks, number)] : content
      return [...line, ...notes]
    }),
  )
}

function lineElement(
  children: ElementContent[],
  marks: ReadonlySet<string>,
  number: number | undefined,
): Element {
  const className = ['line', ...marks]
  const properties = { className, ...(number !== undefined && { dataLine: String(number) }) }
  return { type: 'element', tagName: 'span', properties, children: joinRuns([children]) }
}

function joinRuns(lines: readonly ElementContent[][]): ElementContent[] {
  const joined: ElementContent[] = []
  for (const node of lines.flat()) {
    const last = joined.at(-1)
    if (node.type === 'text' && last?.type === 'text') {
      joined[joined.length - 1] = { type: 'text', value: last.value + node.value }
    } else joined.push(node)
  }
  return joined
}

/**
 * Split a tree of text and elements at its line ends; an element that spans lines is repeated on
 * each of them.
 */
function splitLines(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]]
  for (const node of nodes) {
    const parts = node.type === 'text' ? splitText(node.value) : splitElement(node)
    parts.forEach((part, index) => {
      if (index > 0) lines.push([])
      lines.at(-1)?.push(...part)
    })
  }
  return lines
}

function splitText(value: string): ElementContent[][] {
  return value.split('\n').map((text) => (text === '' ? [] : [{ type: 'text', value: text }]))
}

function splitElement(node: ElementContent): ElementContent[][] {
  if (node.type !== 'element') return [[]]
  return splitLines(node.children).map((children) =>
    children.length === 0 ? [] : [{ ...node, children }],
  )
}
