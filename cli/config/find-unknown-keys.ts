import { isRecord } from '../primitives/is-record.ts'
import type { OptionPath } from './option-key.ts'
import { field, isSchema, unwrap, type AnySchema } from './schema/schema-node.ts'
import { optionsOf, schemaEntries } from './schema/schema-tree.ts'

/** A key of the config that is not an option. */
export interface UnknownKey {
  readonly path: OptionPath
  /** The options of the same object. */
  readonly known: readonly string[]
}

/**
 * Every unknown key of a config, at any depth; the schema library stops at the first one of an
 * object.
 */
export function findUnknownKeys(
  value: unknown,
  schema: AnySchema,
  path: OptionPath = [],
): readonly UnknownKey[] {
  const inner = unwrap(schema)
  const item = field(inner, 'item')
  if (Array.isArray(value) && isSchema(item))
    return value.flatMap((each, index) => findUnknownKeys(each, item, [...path, index]))
  if (!isRecord(value)) return []
  const valueSchema = field(inner, 'value')
  if (isSchema(valueSchema))
    return Object.entries(value).flatMap(([name, each]) =>
      findUnknownKeys(each, valueSchema, [...path, name]),
    )
  const object = objectSchemaOf(inner, value)
  return object ? inObject(value, object, path) : []
}

function inObject(
  value: Readonly<Record<string, unknown>>,
  schema: AnySchema,
  path: OptionPath,
): readonly UnknownKey[] {
  const entries = schemaEntries(schema)
  return Object.entries(value).flatMap(([name, each]) => {
    const entry = entries.get(name)
    if (entry) return findUnknownKeys(each, entry, [...path, name])
    return [{ path: [...path, name], known: [...entries.keys()] }]
  })
}

/**
 * The object schema that a value is meant for; undefined when its `type` names none, which is an
 * error of its own.
 */
function objectSchemaOf(schema: AnySchema, value: object): AnySchema | undefined {
  if (isRecord(field(schema, 'entries'))) return schema
  const key = field(schema, 'key')
  const options = optionsOf(schema).map(unwrap)
  if (typeof key !== 'string')
    return options.map((option) => objectSchemaOf(option, value)).find(isSchema)
  return options.find((option) => {
    const entry = schemaEntries(option).get(key)
    return entry && field(entry, 'literal') === field(value, key)
  })
}
