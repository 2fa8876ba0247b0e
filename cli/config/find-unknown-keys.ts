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
  if (Array.isArray(value)) {
    const item = field(listSchemaOf(inner), 'item')
    // The keys of a list are numbers, not options.
    if (!isSchema(item)) return []
    return value.flatMap((each, index) => findUnknownKeys(each, item, [...path, index]))
  }
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
 * The object schema that a value is meant for; undefined when its `type` names none, which is a
 * separate error.
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

/** The schema of a list: the schema itself, or an option of a union. */
function listSchemaOf(schema: AnySchema): AnySchema | undefined {
  if (field(schema, 'item') !== undefined || field(schema, 'items') !== undefined) return schema
  return optionsOf(schema)
    .map((option) => listSchemaOf(unwrap(option)))
    .find(isSchema)
}

/**
 * Every list in the place of an object, at any depth. The schema library reads a list as an object
 * without options.
 */
export function findMisplacedLists(
  value: unknown,
  schema: AnySchema,
  path: OptionPath = [],
): readonly { readonly path: OptionPath; readonly input: unknown }[] {
  if (!isRecord(value)) return []
  const inner = unwrap(schema)
  const list = listSchemaOf(inner)
  const entries = schemaEntries(inner)
  if (Array.isArray(value)) {
    const item = field(list, 'item')
    if (list === undefined && entries.size > 0) return [{ path, input: value }]
    if (!isSchema(item)) return []
    return value.flatMap((each, index) => findMisplacedLists(each, item, [...path, index]))
  }
  return Object.entries(value).flatMap(([name, each]) => {
    const entry = entries.get(name)
    return entry ? findMisplacedLists(each, entry, [...path, name]) : []
  })
}
