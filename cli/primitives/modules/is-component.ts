import type { ComponentType } from 'react'
import { isRecord } from '../is-record.ts'

/**
 * Whether React can render the value as a component: a function or a class, or an object that
 * `memo`, `forwardRef`, `lazy` or `createContext` returned, but not an element.
 */
export function isComponent<Props>(value: unknown): value is ComponentType<Props> {
  if (typeof value === 'function') return true
  return isRecord(value) && typeof value['$$typeof'] === 'symbol' && !('props' in value)
}
