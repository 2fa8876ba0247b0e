import { toString } from 'hast-util-to-string'
import type { PropValue } from './component-element.ts'
import type { LowerContext, LoweredComponent } from './rehype-components.ts'
import { visit } from '../visit.ts'

/** Give `TOCInline` the page's headings, as text. */
export function lowerToc(component: LoweredComponent, context: LowerContext): void {
  if (component.name !== 'TOCInline') return
  const { minHeadingLevel, maxHeadingLevel } = component.props
  const lowest = typeof minHeadingLevel === 'number' ? minHeadingLevel : 2
  const highest = typeof maxHeadingLevel === 'number' ? maxHeadingLevel : 3
  const items: PropValue[] = []
  visit(context.tree, 'element', (element) => {
    const depth = Number(/^h([1-6])$/.exec(element.tagName)?.[1] ?? 0)
    const { id } = element.properties
    if (depth < lowest || depth > highest || typeof id !== 'string') return
    items.push({ id, depth, text: toString(element) })
  })
  component.props.items = items
}
