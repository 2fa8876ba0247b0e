import { parseProps, type PropValue } from '../nodes/component-element.ts'
import type { Props } from '../nodes/component.ts'
import { findUnsafe, type UnsafeProp } from './unsafe-prop.ts'

/** A prop that was removed, by its key as written. */
export interface RemovedProp {
  readonly key: string
  readonly unsafe: UnsafeProp
}

/** Props that are safe for a component that passes them on to an element, and what was removed. */
export interface SafeProps {
  readonly props: Props
  readonly removed: readonly RemovedProp[]
}

/**
 * Remove values that would turn data into HTML, a script or an island, at any depth, because a
 * component of the site may spread its props, or a part of them, on an element.
 */
export function toSafeProps(props: Props): SafeProps {
  const removed: RemovedProp[] = []
  const clean = (value: PropValue): PropValue => {
    if (Array.isArray(value)) return value.map(clean)
    if (typeof value !== 'object' || value === null) return value
    return cleanObject(Object.entries(value))
  }
  const cleanObject = (entries: readonly (readonly [string, PropValue])[]): Props => {
    const kept = entries.filter(([key, value]) => {
      const unsafe = findUnsafe(key, value)
      if (unsafe) removed.push({ key, unsafe })
      return unsafe === undefined
    })
    return Object.fromEntries(kept.map(([key, value]) => [key, clean(value)]))
  }
  return { props: cleanObject(Object.entries(props)), removed }
}

/** The same for props whose values are markup, as JSON, in which only the names can be unsafe. */
export function toSafeMarkup(
  json: unknown,
  isTrusted: boolean,
): { readonly markup: string | undefined; readonly removed: readonly RemovedProp[] } {
  if (typeof json !== 'string') return { markup: undefined, removed: [] }
  const entries = Object.entries<PropValue>(parseProps(json))
  const removed = entries.flatMap(([key]) => {
    const unsafe = isTrusted ? undefined : findUnsafe(key, null)
    return unsafe ? [{ key, unsafe }] : []
  })
  const names = new Set(removed.map(({ key }) => key))
  const kept = entries.filter(([key]) => !names.has(key))
  return { markup: JSON.stringify(Object.fromEntries(kept)), removed }
}
