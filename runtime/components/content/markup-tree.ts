import type { Element, ElementContent } from 'hast'
import { markupTags, toMarkupProps } from '../../shared/html/markup-value.ts'

/**
 * The markup that a component has as the value of a prop, as a tree. Only allowed elements and
 * attributes are created, whatever the value contains; undefined for any other value.
 */
function toMarkupTree(value: unknown): Element | undefined {
  if (!isRecord(value)) return undefined
  const { tag, props, children } = value
  if (typeof tag !== 'string' || !markupTags.has(tag)) return undefined
  const parts: readonly unknown[] = Array.isArray(children) ? children : []
  return {
    type: 'element',
    tagName: tag,
    properties: isRecord(props) ? { ...toMarkupProps(Object.entries(props)) } : {},
    children: parts.flatMap(toMarkupContent),
  }
}

/** The markup of a component as trees, by the names of its props; what isn't markup is left out. */
export function toMarkupTrees(
  markup: unknown,
): readonly (readonly [name: string, tree: Element])[] {
  return Object.entries(isRecord(markup) ? markup : {}).flatMap(([name, value]) => {
    const tree = toMarkupTree(value)
    return tree === undefined ? [] : [[name, tree] as const]
  })
}

function toMarkupContent(part: unknown): ElementContent[] {
  if (isText(part)) return [{ type: 'text', value: String(part) }]
  const element = toMarkupTree(part)
  return element === undefined ? [] : [element]
}

/** True for what markup shows as text. */
export function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
