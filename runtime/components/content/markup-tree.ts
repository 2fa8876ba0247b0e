import type { Element, ElementContent } from 'hast'
import { markupTags, toMarkupProps } from '../../shared/markup-value.ts'

/**
 * The markup that a component has as the value of a prop, as a tree. Only allowed elements and
 * attributes are created, whatever the value contains; undefined for any other value.
 */
export function toMarkupTree(value: unknown): Element | undefined {
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

function toMarkupContent(part: unknown): ElementContent[] {
  if (isText(part)) return [{ type: 'text', value: String(part) }]
  const element = toMarkupTree(part)
  return element === undefined ? [] : [element]
}

/** True for what markup shows as text. */
export function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

/** True for an object that isn't a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
