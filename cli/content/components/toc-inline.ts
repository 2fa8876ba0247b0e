import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from '../../primitives/visit.ts'
import type {
  Component,
  ComponentContext,
  ComponentHandler,
  PreparedComponent,
} from '../nodes/component.ts'

// A type, not an interface: only a type alias is assignable to the value of a prop.
type ListedHeading = { readonly id: string; readonly depth: number; readonly text: string }

/**
 * What Docusaurus pages do to the list of headings: `toc.slice(1)`,
 * `toc.filter((item) => item.level === 2)`.
 */
const selection =
  /^\w+(?:\.slice\(\s*-?\d+\s*(?:,\s*-?\d+\s*)?\)|\.filter\(\s*\(?\s*\w+\s*\)?\s*=>\s*\w+\.level\s*===\s*\d(?:\s*\|\|\s*\w+\.level\s*===\s*\d)*\s*,?\s*\))*$/

/**
 * `TOCInline` receives the headings of the page, as text. `toc={toc.slice(1)}` is kept as text and
 * applied to them.
 */
export const tocInline: ComponentHandler = {
  prepare: addHeadings,
  readExpression(expression) {
    const written = /^toc=\{\s*([\s\S]*?)\s*\}$/.exec(expression)?.[1]
    return written !== undefined && selection.test(written) ? ['toc', written] : undefined
  },
}

function addHeadings(
  { props, children }: Component,
  { tree }: ComponentContext,
): PreparedComponent {
  const { toc, ...rest } = props
  const { minHeadingLevel, maxHeadingLevel } = props
  const lowest = typeof minHeadingLevel === 'number' ? minHeadingLevel : 2
  const highest = typeof maxHeadingLevel === 'number' ? maxHeadingLevel : 3
  const items = select(headingsOf(tree), typeof toc === 'string' ? toc : '').filter(
    ({ depth }) => depth >= lowest && depth <= highest,
  )
  return { props: { ...rest, items }, children }
}

function headingsOf(tree: Root): readonly ListedHeading[] {
  const headings: ListedHeading[] = []
  visit(tree, 'element', (element) => {
    const depth = Number(/^h([2-6])$/.exec(element.tagName)?.[1] ?? 0)
    const { id } = element.properties
    if (depth > 0 && typeof id === 'string') headings.push({ id, depth, text: toString(element) })
  })
  return headings
}

/** Apply `.slice(…)` and `.filter(…)`, which were matched as text; nothing is run. */
function select(headings: readonly ListedHeading[], expression: string): readonly ListedHeading[] {
  const calls = expression.matchAll(/\.(slice|filter)\(([^)]*(?:\)[^)]*=>[^)]*)?)\)/g)
  let selected = headings
  for (const [, call, parameters = ''] of calls) {
    const numbers = (parameters.match(/-?\d+/g) ?? []).map(Number)
    selected =
      call === 'slice'
        ? selected.slice(...numbers)
        : selected.filter(({ depth }) => numbers.includes(depth))
  }
  return selected
}
