import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from '../../primitives/visit.ts'
import type {
  Component,
  ComponentContext,
  ComponentHandler,
  PreparedComponent,
} from '../nodes/component.ts'
import { parseSelection } from './select-headings.ts'

// A type, not an interface: only a type alias is assignable to the value of a prop.
type ListedHeading = { readonly id: string; readonly depth: number; readonly text: string }

/**
 * `TOCInline` receives the headings of the page, as text. `toc={toc.slice(1)}` is kept as text and
 * applied to them.
 */
export const tocInline: ComponentHandler = {
  prepare: addHeadings,
  readExpression(expression) {
    const written = /^toc=\{\s*([\s\S]*?)\s*\}$/.exec(expression)?.[1]
    return written !== undefined && parseSelection(written) ? ['toc', written] : undefined
  },
  explainExpression: (expression) =>
    expression.startsWith('toc=')
      ? {
          reason: `\`${expression}\` of \`<TOCInline>\` selects headings by code, which pages never run, so all headings are listed.`,
          help: 'Write `minHeadingLevel` and `maxHeadingLevel`, or one of `toc={toc.slice(1)}`, `toc={toc.filter((item) => item.level === 2)}` and `toc={toc[0].children}`.',
        }
      : undefined,
}

function addHeadings(
  { props, children }: Component,
  { tree }: ComponentContext,
): PreparedComponent {
  const { toc, ...rest } = props
  const { minHeadingLevel, maxHeadingLevel } = props
  const lowest = typeof minHeadingLevel === 'number' ? minHeadingLevel : 2
  const highest = typeof maxHeadingLevel === 'number' ? maxHeadingLevel : 3
  const select = parseSelection(typeof toc === 'string' ? toc : 'toc')
  const headings = headingsOf(tree)
  const items = (select?.(headings) ?? headings).filter(
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
