import type { Values } from '../../coerce.ts'

/** The same entries without those that are `undefined`. */
export function compact(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
