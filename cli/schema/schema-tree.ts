import * as v from 'valibot'
import { field, isSchema, unwrap, type AnySchema } from './schema-node.ts'
import { isRecord } from '../primitives/is-record.ts'

/** The options of an object schema, of all its variants together; empty for other schemas. */
export function schemaEntries(schema: AnySchema): ReadonlyMap<string, AnySchema> {
  const inner = unwrap(schema)
  const entries = field(inner, 'entries')
  if (isRecord(entries)) {
    return new Map(
      Object.entries(entries).filter((entry): entry is [string, AnySchema] => isSchema(entry[1])),
    )
  }
  const merged = new Map<string, AnySchema>()
  for (const option of optionsOf(inner)) {
    for (const [key, entry] of schemaEntries(option)) {
      const known = merged.get(key)
      merged.set(key, known === undefined || known === entry ? entry : v.union([known, entry]))
    }
  }
  return merged
}

/** Whether a config can't leave out the option with a schema. */
export const isRequired = (schema: AnySchema): boolean =>
  !/^(?:exact_)?optional$/.test(String(field(schema, 'type')))

/** The schemas of a union or variant; empty for other schemas. */
export function optionsOf(schema: AnySchema): readonly AnySchema[] {
  const options = field(schema, 'options')
  return Array.isArray(options) ? options.filter(isSchema) : []
}

/** The schema of the option at a path; undefined where there is none. */
export function schemaAt(
  schema: AnySchema,
  path: readonly (string | number)[],
): AnySchema | undefined {
  const [key, ...rest] = path
  if (key === undefined) return schema
  const inner = unwrap(schema)
  const item = field(inner, 'item') ?? field(inner, 'value')
  const next = schemaEntries(inner).get(String(key)) ?? (isSchema(item) ? item : undefined)
  return next && schemaAt(next, rest)
}
