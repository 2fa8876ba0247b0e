import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { onlyTags } from '../../../runtime/shared/html/only-tags.ts'
import {
  type Component,
  type ComponentContext,
  type ComponentHandler,
  type PreparedComponent,
  toComponent,
} from '../nodes/component.ts'
import { parseSelection } from './select-headings.ts'

// A type, not an interface: only a type alias is assignable to the value of a prop.
type ListedHeading = {
  readonly id: string
  readonly depth: number
  readonly text: string
  /** The heading is in a block `:::only{for=people}`. */
  readonly isForPeople?: true
}

/**
 * `TOCInline` receives the headings of the page, as text. `toc={toc.slice(1)}` is kept as text and
 * applied to them.
 */
export const tocInline: ComponentHandler = {
  prepare: addHeadings,
  readExpression(expression) {
    const written = /^toc=\{([\s\S]*)\}$/.exec(expression)?.[1]?.trim()
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

/** The headings that the page shows. */
function headingsOf(tree: Root): readonly ListedHeading[] {
  const headings: ListedHeading[] = []
  const read = (node: Root | Element, isForPeople: boolean): void => {
    for (const child of node.children) {
      if (child.type !== 'element') continue
      // Components below this one are still placeholders.
      const name = toComponent(child)?.name ?? child.tagName
      if (name === onlyTags.machines) continue
      const depth = Number(/^h([2-6])$/.exec(name)?.[1] ?? 0)
      const { id } = child.properties
      if (depth > 0 && typeof id === 'string')
        headings.push({ id, depth, text: toString(child), ...(isForPeople && { isForPeople }) })
      read(child, isForPeople || name === onlyTags.people)
    }
  }
  read(tree, false)
  return headings
}
