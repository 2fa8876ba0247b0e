import { reservedAttributes, unsafeKeys } from '../../../runtime/shared/reserved-attributes.ts'
import type { PropValue } from './component-element.ts'
import type { Props } from './component.ts'

/** Props that are safe for a component that passes them on to an element, and what was removed. */
export interface SafeProps {
  readonly props: Props
  readonly removed: readonly string[]
}

/**
 * Remove the keys by which data would become HTML or an island, at any depth: a component of the
 * site may spread its props, or a part of them, on an element.
 */
export function toSafeProps(props: Props): SafeProps {
  const removed: string[] = []
  const clean = (value: PropValue): PropValue => {
    if (Array.isArray(value)) return value.map(clean)
    if (typeof value !== 'object' || value === null) return value
    return cleanObject(Object.entries(value))
  }
  const cleanObject = (entries: readonly (readonly [string, PropValue])[]): Props => {
    const kept = entries.filter(([key]) => !isUnsafe(key))
    removed.push(...entries.flatMap(([key]) => (isUnsafe(key) ? [key] : [])))
    return Object.fromEntries(kept.map(([key, value]) => [key, clean(value)]))
  }
  return { props: cleanObject(Object.entries(props)), removed }
}

function isUnsafe(key: string): boolean {
  return unsafeKeys.has(key) || reservedAttributes.has(key.toLowerCase())
}
