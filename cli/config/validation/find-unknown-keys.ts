import { isRecord } from '../../primitives/is-record.ts'
import type { OptionPath } from '../../schema/option-key.ts'
import { field, isSchema, unwrap, type AnySchema } from '../../schema/schema-node.ts'
import { optionsOf, schemaEntries } from '../../schema/schema-tree.ts'

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
 * The object schema that a value is meant for: of a variant, the one that its `type` names, or all
 * of them together if it names none.
 */
function objectSchemaOf(schema: AnySchema, value: object): AnySchema | undefined {
  const key = field(schema, 'key')
  const named = optionsOf(schema)
    .map(unwrap)
    .find((option) => {
      const entry = typeof key === 'string' ? schemaEntries(option).get(key) : undefined
      return entry && field(entry, 'literal') === field(value, String(key))
    })
  return named ?? (schemaEntries(schema).size > 0 ? schema : undefined)
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
    const isObject = entries.size > 0 || isSchema(field(inner, 'value'))
    if (list === undefined && isObject) return [{ path, input: value }]
    if (!isSchema(item)) return []
    return value.flatMap((each, index) => findMisplacedLists(each, item, [...path, index]))
  }
  return Object.entries(value).flatMap(([name, each]) => {
    const entry = entries.get(name)
    return entry ? findMisplacedLists(each, entry, [...path, name]) : []
  })
}
