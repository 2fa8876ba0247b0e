import { foreignValue } from './foreign-options.ts'
import { suggestionHint } from '../../report/suggest.ts'
import { isRecord } from '../../primitives/is-record.ts'
import { type AnySchema, field, isSchema, unwrap } from '../../schema/schema-node.ts'
import { isRequired, optionsOf, schemaEntries } from '../../schema/schema-tree.ts'

/** A value of another type than its option has. */
interface WrongValue {
  readonly value: unknown
  /** The key of the option, as messages name it. */
  readonly key: string
  /** The name of the option, without the objects around it. */
  readonly name: string
  /** The type of the option, as messages name it. */
  readonly expected: string
  readonly schema?: AnySchema | undefined
}

/** Files that a config may import. */
const moduleFile = /^(?:\.{1,2}\/|@site\/|\/)?[^\s:]+\.(?:[cm]?[jt]s|json)$/

/** What the author of a value of the wrong type most likely meant. */
export function adviseValue(wrong: WrongValue): string | undefined {
  const { value, key, name, expected, schema } = wrong
  if (isListOf(value, expected)) {
    const entries = isRecord(value) ? entriesOf(schema, value) : undefined
    return `Write a list: \`${name}: [${entries ?? write(value)}]\`.`
  }
  if (Array.isArray(value) && value.length === 1 && !/\blist\b/.test(expected))
    return `Write the value without brackets: \`${name}: ${write(value[0])}\`.`
  if (typeof value === 'string') return foreignValue(key, value) ?? adviseText(value, wrong)
  return expected === 'an object' ? describeObject(name, schema) : undefined
}

function adviseText(value: string, { name, expected, schema }: WrongValue): string | undefined {
  const takesCode = /^an? (?:object|list)\b/.test(expected)
  if (takesCode && moduleFile.test(value))
    return `The config is code, so import the file in its first line, \`import ${name} from '${toSpecifier(value)}'\`, and write the name without quotes: \`${name}: ${name}\`.`
  if (/^(?:true|false)$/.test(value) && /\bboolean\b/.test(expected)) return withoutQuotes(value)
  if (/^-?\d+(?:\.\d+)?$/.test(value) && /\bnumber\b/.test(expected)) return withoutQuotes(value)
  if (expected === 'an object') {
    const object = schema && exampleOf(schema, [value])
    return object === undefined ? describeObject(name, schema) : `Write an object: \`${object}\`.`
  }
  if (expected === 'an object of strings by name')
    return `Write an object with a name for each: \`${name}: { name: '${value}' }\`.`
  const candidates = [...expected.matchAll(/"([^"]*)"/g)].map((match) => match[1] ?? '')
  const near = suggestionHint(value, candidates)
  return near ?? (expected === 'a boolean' ? 'Write `true` or `false`, without quotes.' : undefined)
}

/**
 * An object with the required keys of a schema, of the first schema of several. The first keys that take any
 * text have these values; undefined if no key is required.
 */
function exampleOf(schema: AnySchema, values: readonly string[]): string | undefined {
  const [first] = optionsOf(unwrap(schema))
  const required = [...schemaEntries(first ?? schema)].filter(([, entry]) => isRequired(entry))
  if (required.length === 0) return undefined
  const left = [...values]
  const written = required.map(([key, entry]) => {
    const literal = field(unwrap(entry), 'literal')
    return `${key}: '${typeof literal === 'string' ? literal : (left.shift() ?? '…')}'`
  })
  return `{ ${written.join(', ')} }`
}

/** What other tools write by name, such as `{ '/old': '/new' }`, as the first entry of a list; undefined for other objects. */
function entriesOf(
  schema: AnySchema | undefined,
  value: Readonly<Record<string, unknown>>,
): string | undefined {
  const item = schema && field(unwrap(schema), 'item')
  if (!isSchema(item)) return undefined
  const known = schemaEntries(item)
  if (Object.keys(value).some((name) => known.has(name))) return undefined
  const [named = ['…', undefined]] = Object.entries(value).filter(([name]) => name !== 'root')
  const [name, inner] = named
  const [, second = ''] = [...known].filter(([, entry]) => isRequired(entry)).map(([key]) => key)
  const text = isRecord(inner) ? inner[second] : inner
  return exampleOf(item, [name, ...(typeof text === 'string' ? [text] : [])])
}

const MOST_KEYS = 6

/** The options that an object may have. */
function describeObject(name: string, schema: AnySchema | undefined): string | undefined {
  const keys = schema ? [...schemaEntries(schema).keys()] : []
  if (keys.length === 0) return undefined
  const shown = keys.slice(0, MOST_KEYS).map((key) => `\`${key}\``)
  const rest = keys.length > MOST_KEYS ? ' and others' : ''
  return `Write an object, \`${name}: { … }\`, whose options are ${shown.join(', ')}${rest}.`
}

/** True for what would be right as the only entry of a list. */
function isListOf(value: unknown, expected: string): boolean {
  const items = /^a list of (.*)$/.exec(expected)?.[1] ?? ''
  if (typeof value === 'string') return items.includes('string') && value.trim() !== ''
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject && items.includes('object')
}

const withoutQuotes = (value: string): string => `Write the value without quotes: \`${value}\`.`

const write = (value: unknown): string =>
  typeof value === 'string' ? `'${value}'` : typeof value === 'object' ? '{ … }' : String(value)

/** As an import names it: the path of an option may be relative to the site without a dot. */
const toSpecifier = (path: string): string =>
  /^\.{1,2}\//.test(path) ? path : `./${path.replace(/^(?:@site)?\//, '')}`
