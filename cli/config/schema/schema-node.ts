import type * as v from 'valibot'
import { isRecord } from '../../primitives/is-record.ts'

/** A schema of which only the parts that describe it are looked at. */
export type AnySchema = v.GenericSchema

/** The schema inside `optional` and `lazy`. */
export function unwrap(schema: AnySchema): AnySchema {
  const getter = field(schema, 'getter')
  const wrapped: unknown = typeof getter === 'function' ? getter() : field(schema, 'wrapped')
  return isSchema(wrapped) ? unwrap(wrapped) : schema
}

/** A property of a schema that its general type does not show. */
export function field(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined
}

/** True for a part of a schema that is a schema itself. */
export function isSchema(value: unknown): value is AnySchema {
  return isRecord(value) && value['kind'] === 'schema'
}
