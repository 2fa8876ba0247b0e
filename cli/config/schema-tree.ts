// Enters: a valibot schema. Leaves: what a message or the reference page says of it.
// Must not name any option.
import * as v from 'valibot'

/** A schema of which only the parts that describe it are looked at. */
export type AnySchema = v.GenericSchema

/** The keys an object schema knows, of all variants together; empty for what is no object. */
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

/** The schemas one of which a value must fit; none for what is no union. */
export function optionsOf(schema: AnySchema): readonly AnySchema[] {
  const options = field(schema, 'options')
  return Array.isArray(options) ? options.filter(isSchema) : []
}

/** The schema of what stands at a path; undefined where the schema knows nothing. */
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

/** The schema inside `optional` and `lazy`. */
export function unwrap(schema: AnySchema): AnySchema {
  const getter = field(schema, 'getter')
  const wrapped: unknown = typeof getter === 'function' ? getter() : field(schema, 'wrapped')
  return isSchema(wrapped) ? unwrap(wrapped) : schema
}

/** The sentence given with `v.description`. */
export function describeOption(entry: AnySchema): string {
  const steps = field(unwrap(entry), 'pipe')
  const step = Array.isArray(steps)
    ? steps.find((candidate) => field(candidate, 'type') === 'description')
    : undefined
  const sentence = field(step, 'description')
  if (typeof sentence === 'string') return sentence
  return (
    optionsOf(entry)
      .map(describeOption)
      .find((found) => found !== '') ?? ''
  )
}

/** A property of a schema that its general type does not show. */
export function field(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined
}

export function isSchema(value: unknown): value is AnySchema {
  return isRecord(value) && value['kind'] === 'schema'
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
