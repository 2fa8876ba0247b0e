import { toString } from 'hast-util-to-string'
import type { LowerContext, LoweredComponent } from '../plugins/rehype-components.ts'
import { visit } from '../visit.ts'

// A type, not an interface: only such a one is a value of a property.
type Heading = { readonly id: string; readonly depth: number; readonly text: string }

/** What pages of Docusaurus do to the list of headings before they show it: `toc.slice(1)`, `toc.filter((a) => a.level === 2)`. */
export const tocExpression =
  /^\w+(?:\.slice\(\s*-?\d+\s*(?:,\s*-?\d+\s*)?\)|\.filter\(\s*\(?\s*\w+\s*\)?\s*=>\s*\w+\.level\s*===\s*\d(?:\s*\|\|\s*\w+\.level\s*===\s*\d)*\s*,?\s*\))*$/

/** Give `TOCInline` the page's headings, as text. */
export function lowerToc(component: LoweredComponent, context: LowerContext): void {
  if (component.name !== 'TOCInline') return
  const { minHeadingLevel, maxHeadingLevel } = component.props
  const lowest = typeof minHeadingLevel === 'number' ? minHeadingLevel : 2
  const highest = typeof maxHeadingLevel === 'number' ? maxHeadingLevel : 3
  const headings: Heading[] = []
  visit(context.tree, 'element', (element) => {
    const depth = Number(/^h([2-6])$/.exec(element.tagName)?.[1] ?? 0)
    const { id } = element.properties
    if (depth > 0 && typeof id === 'string') headings.push({ id, depth, text: toString(element) })
  })
  const { toc } = component.props
  delete component.props.toc
  component.props.items = choose(headings, typeof toc === 'string' ? toc : '').filter(
    ({ depth }) => depth >= lowest && depth <= highest,
  )
}

function choose(headings: readonly Heading[], expression: string): readonly Heading[] {
  let left = headings
  for (const [, call, written = ''] of expression.matchAll(
    /\.(slice|filter)\(([^)]*(?:\)[^)]*=>[^)]*)?)\)/g,
  )) {
    const numbers = (written.match(/-?\d+/g) ?? []).map(Number)
    left =
      call === 'slice'
        ? left.slice(...numbers)
        : left.filter(({ depth }) => numbers.includes(depth))
  }
  return left
}
