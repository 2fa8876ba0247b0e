import { field, isSchema, unwrap, type AnySchema } from '../../schema/schema-node.ts'
import { optionsOf, schemaEntries } from '../../schema/schema-tree.ts'

/** The type of an option in prose: `string`, `"light" or "dark"`, `list of strings`. */
export function formatType(schema: AnySchema): string {
  const inner = unwrap(schema)
  const type = field(inner, 'type')
  if (type === 'picklist')
    return orList(toList(field(inner, 'options')).map((value) => JSON.stringify(value)))
  if (type === 'literal') return JSON.stringify(field(inner, 'literal'))
  if (type === 'array') return formatArray(field(inner, 'item'))
  if (type === 'record') return `object of ${plural(innerType(field(inner, 'value')))} by name`
  if (type === 'union' || type === 'variant') {
    return orList([...new Set(alternatives(inner).map(formatType))])
  }
  if (type === 'strict_object' || schemaEntries(inner).size > 0) return 'object'
  if (type === 'unknown' || type === 'any') return 'anything'
  return typeof type === 'string' ? withRange(inner, type) : 'value'
}

/** The type of an option as messages name it: `a string`, `"light" or "dark"`, `an object`. */
export function formatExpected(schema: AnySchema): string {
  const type = formatType(schema)
  if (!/^[a-z]/.test(type) || type === 'anything') return type
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`
}

/** The options of a union, including those of unions inside it. */
function alternatives(schema: AnySchema): readonly AnySchema[] {
  const options = optionsOf(schema)
  return options.length === 0 ? [schema] : options.flatMap(alternatives)
}

/** A value as messages quote it: on one line, cut after 60 characters. */
export function formatValue(value: unknown): string {
  if (typeof value === 'function') return 'a function'
  if (value === undefined) return 'undefined'
  const text = inspect(value)
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}

function inspect(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return String(value)
  }
}

function formatArray(item: unknown): string {
  return `list of ${plural(innerType(item))}`
}

const innerType = (schema: unknown): string => (isSchema(schema) ? formatType(schema) : 'value')

function plural(name: string): string {
  if (name === 'anything') return 'anything'
  if (name.startsWith('list of ')) return name.replace('list', 'lists')
  if (name.includes(' or ')) return `(${name})`
  return name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`
}

function withRange(schema: AnySchema, type: string): string {
  const steps = pipeSteps(schema)
  const bound = (kind: string): unknown =>
    field(
      steps.find((step) => field(step, 'type') === kind),
      'requirement',
    )
  const [low, high] = [bound('min_value'), bound('max_value')]
  const isInteger = steps.some((step) => field(step, 'type') === 'integer')
  const name = isInteger ? 'whole number' : type
  return low === undefined || high === undefined
    ? name
    : `${name} from ${String(low)} to ${String(high)}`
}

/** The steps of a pipe, including those of pipes inside it. */
function pipeSteps(schema: unknown): readonly unknown[] {
  const [first, ...rest] = toList(field(schema, 'pipe'))
  return first === undefined ? [] : [...pipeSteps(first), ...rest]
}

const orList = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1) ?? ''}`

/** The value as a list; empty for any other value. */
export const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
