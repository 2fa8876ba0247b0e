// JSON Schema as types, rows and examples.
import { capitalize } from '../../../runtime/shared/text/capitalize.ts'
import { toInlineCode } from '../../primitives/text/markdown-text.ts'
import { type ApiDocument, listOf, type Node, nodeOf, textOf } from './document.ts'
import { toKeys } from './follow-reference.ts'
import { quote } from './quote.ts'
import { ownValue } from '../../primitives/own-value.ts'

/** One property of a body, with the names above it: `items[].id`. */
export interface SchemaRow {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly default?: string
  /** Limits and formats in words, as Markdown. */
  readonly notes: readonly string[]
  readonly description: string
  readonly isDeprecated: boolean
}

/** Levels below which properties are not listed, because schemas may contain themselves. */
const MAX_DEPTH = 5
const MAX_EXAMPLE_DEPTH = 12
/** Parts of one table or example. Schemas that refer to each other many times would fill the memory. */
export const MAX_PARTS = 2000

/** The remaining number of parts of a table or an example. */
interface Budget {
  parts: number
}

/** The type of a schema in the syntax of TypeScript: `string[]`, `'asc' | 'desc'`, `User`. */
export function describeType(schema: unknown, document: ApiDocument): string {
  const name = refName(schema)
  if (name !== undefined) return name
  const node = nodeOf(schema)
  if ('const' in node) return toLiteral(node['const'])
  if (Array.isArray(node['enum'])) return node['enum'].map(toLiteral).join(' | ')
  const union = [...listOf(node['oneOf']), ...listOf(node['anyOf'])]
  if (union.length > 0) return union.map((one) => describeType(one, document)).join(' | ')
  const all = listOf(node['allOf'])
  if (all.length > 0) return all.map((one) => describeType(one, document)).join(' & ')
  const types = typesOf(node)
  const nullable = node['nullable'] === true ? ['null'] : []
  return [...types.map((type) => describeSingle(type, node, document)), ...nullable].join(' | ')
}

function describeSingle(type: string, node: Node, document: ApiDocument): string {
  if (type === 'array') {
    const item = describeType(node['items'] ?? {}, document)
    return /[|&]/.test(item) ? `(${item})[]` : `${item}[]`
  }
  if (type !== 'object') return type
  const more = node['additionalProperties']
  const isMap = Object.keys(nodeOf(node['properties'])).length === 0 && nodeOf(more) === more
  return isMap ? `Record<string, ${describeType(more, document)}>` : 'object'
}

function typesOf(node: Node): readonly string[] {
  const type = node['type']
  if (Array.isArray(type)) return type.filter((one) => typeof one === 'string')
  if (typeof type === 'string') return [type]
  if ('properties' in node || 'additionalProperties' in node) return ['object']
  return 'items' in node ? ['array'] : ['any']
}

/** `User` of `#/components/schemas/User`. */
function refName(schema: unknown): string | undefined {
  const ref = nodeOf(schema)['$ref']
  return typeof ref === 'string' ? (toKeys(ref)?.at(-1) ?? ref) : undefined
}

const toLiteral = (value: unknown): string =>
  typeof value === 'string' ? quote(value) : (JSON.stringify(value) ?? 'any')

/** The properties of a schema and of the objects in it. */
export function listRows(
  schema: unknown,
  document: ApiDocument,
  {
    prefix = '',
    seen = [],
    budget = { parts: MAX_PARTS },
  }: {
    readonly prefix?: string
    readonly seen?: readonly unknown[]
    readonly budget?: Budget
  } = {},
): readonly SchemaRow[] {
  const name = refName(schema)
  budget.parts -= 1
  if (budget.parts < 0) {
    document.tooLarge.add(seen.find((one) => typeof one === 'string') ?? '')
    return []
  }
  if (seen.length > MAX_DEPTH || (name !== undefined && seen.includes(name))) return []
  const node = document.resolve(schema)
  const open = [...seen, name ?? seen.length]
  if (typesOf(node).includes('array') && node['items'] !== undefined)
    return listRows(node['items'], document, { prefix: toItems(prefix), seen: open, budget })
  const parts = [...listOf(node['allOf']), ...listOf(node['oneOf']), ...listOf(node['anyOf'])]
  const inherited = parts.flatMap((part) =>
    listRows(part, document, { prefix, seen: open, budget }),
  )
  const required = new Set(listOf(node['required']))
  const own = Object.entries(nodeOf(node['properties'])).flatMap(([key, value]) => [
    toRow(`${prefix}${key}`, value, { document, isRequired: required.has(key) }),
    ...listRows(value, document, { prefix: `${prefix}${key}.`, seen: open, budget }),
  ])
  return [...new Map([...inherited, ...own].map((row) => [row.name, row])).values()]
}

/** `lines.` becomes `lines[].`; the items of the body itself have no prefix. */
const toItems = (prefix: string): string => (prefix === '' ? '' : prefix.replace(/\.$/, '[].'))

interface RowContext {
  readonly document: ApiDocument
  readonly isRequired: boolean
}

/** A row for a schema under a name, which may be that of a parameter. */
export function toRow(
  name: string,
  schema: unknown,
  { document, isRequired }: RowContext,
): SchemaRow {
  const node = document.resolve(schema)
  return {
    name,
    type: describeType(schema, document),
    isRequired,
    ...(node['default'] === undefined ? {} : { default: toLiteral(node['default']) }),
    notes: listNotes(node),
    description: textOf(node['description']),
    isDeprecated: node['deprecated'] === true,
  }
}

const limits: readonly (readonly [string, string])[] = [
  ['minimum', 'at least'],
  ['exclusiveMinimum', 'more than'],
  ['maximum', 'at most'],
  ['exclusiveMaximum', 'less than'],
  ['minLength', 'characters at least'],
  ['maxLength', 'characters at most'],
  ['minItems', 'items at least'],
  ['maxItems', 'items at most'],
  ['multipleOf', 'a multiple of'],
]

function listNotes(node: Node): readonly string[] {
  const { format, pattern, readOnly, writeOnly } = node
  return [
    ...(typeof format === 'string' ? [`Format: ${toInlineCode(format)}.`] : []),
    ...(typeof pattern === 'string' ? [`Pattern: ${toInlineCode(pattern)}.`] : []),
    ...limits.flatMap(([key, words]) => {
      const value = node[key]
      if (typeof value !== 'number') return []
      const [first = '', ...rest] = words.split(' ')
      return /^(?:characters|items)$/.test(first)
        ? [`${capitalize(rest.join(' '))} ${value} ${value === 1 ? first.slice(0, -1) : first}.`]
        : [`${capitalize(words)} ${value}.`]
    }),
    ...(readOnly === true ? ['Only in responses.'] : []),
    ...(writeOnly === true ? ['Only in requests.'] : []),
  ]
}

/** An example value: the one of the schema, or one made from its types, which may lack parts of a large schema. */
export function toExample(schema: unknown, document: ApiDocument): unknown {
  return makeExample(schema, { document, seen: [], budget: { parts: MAX_PARTS } })
}

interface ExampleContext {
  readonly document: ApiDocument
  readonly seen: readonly string[]
  readonly budget: Budget
}

function makeExample(schema: unknown, context: ExampleContext): unknown {
  const { document, seen, budget } = context
  budget.parts -= 1
  if (budget.parts < 0) return undefined
  const name = refName(schema)
  // A schema that contains itself ends here: the property is left out.
  if (seen.length > MAX_EXAMPLE_DEPTH || (name !== undefined && seen.includes(name)))
    return undefined
  const open = { ...context, seen: [...seen, name ?? ''] }
  const node = document.resolve(schema)
  const [given] = [
    node['example'],
    listOf(node['examples'])[0],
    node['default'],
    node['const'],
  ].filter((value) => value !== undefined)
  if (given !== undefined) return given
  if (Array.isArray(node['enum'])) return node['enum'][0]
  const [choice] = [...listOf(node['oneOf']), ...listOf(node['anyOf'])]
  if (choice !== undefined) return makeExample(choice, open)
  const all = listOf(node['allOf']).map((part) => nodeOf(makeExample(part, open)))
  const [type = 'any'] = typesOf(node)
  if (type === 'array') {
    const item = makeExample(node['items'] ?? {}, open)
    return item === undefined ? [] : [item]
  }
  if (all.length > 0 || type === 'object') {
    const own = Object.entries(nodeOf(node['properties'])).map(
      ([key, value]) => [key, makeExample(value, open)] as const,
    )
    return Object.fromEntries([...all.flatMap((one) => Object.entries(one)), ...own])
  }
  return exampleOf(type, textOf(node['format']), node['minimum'])
}

function exampleOf(type: string, format: string, minimum: unknown): unknown {
  if (type === 'integer' || type === 'number') return typeof minimum === 'number' ? minimum : 1
  if (type === 'boolean') return true
  if (type === 'null') return null
  const examples: Readonly<Record<string, string>> = {
    date: '2026-01-31',
    'date-time': '2026-01-31T12:00:00Z',
    email: 'ada@example.com',
    uri: 'https://example.com',
    uuid: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  }
  return ownValue(examples, format) ?? 'string'
}
