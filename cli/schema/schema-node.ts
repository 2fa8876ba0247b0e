import type * as v from 'valibot'
import { isRecord } from '../primitives/is-record.ts'

/** A schema, read for its description only. */
export type AnySchema = v.GenericSchema

/** The schema inside `optional` and `lazy`. */
export function unwrap(schema: AnySchema): AnySchema {
  const getter = field(schema, 'getter')
  const wrapped: unknown = typeof getter === 'function' ? getter() : field(schema, 'wrapped')
  return isSchema(wrapped) ? unwrap(wrapped) : schema
}

/** A property that the general type of a schema does not have. */
export function field(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined
}

/** True for a schema inside another one. */
export function isSchema(value: unknown): value is AnySchema {
  return isRecord(value) && value['kind'] === 'schema'
}
