import { suggestionHint } from '../../report/suggest.ts'
import { type AnySchema, unwrap } from '../../schema/schema-node.ts'
import { isRequired, optionsOf, schemaEntries } from '../../schema/schema-tree.ts'

/** A value of another type than its option has. */
interface WrongValue {
  readonly value: unknown
  /** The name of the option, without the objects around it. */
  readonly name: string
  /** The type of the option, as messages name it. */
  readonly expected: string
  readonly schema?: AnySchema | undefined
}

/** Files that a config may import. */
const moduleFile = /^(?:\.{1,2}\/|@site\/|\/)?[^\s:]+\.(?:[cm]?[jt]s|json)$/

/** What the author of a value of the wrong type most likely meant. */
export function adviseValue({ value, name, expected, schema }: WrongValue): string | undefined {
  if (isListOf(value, expected)) return `Write a list: \`${name}: [${write(value)}]\`.`
  if (Array.isArray(value) && value.length === 1 && !/\blist\b/.test(expected))
    return `Write the value without brackets: \`${name}: ${write(value[0])}\`.`
  if (typeof value !== 'string') return undefined
  const takesCode = /^an? (?:object|list)\b/.test(expected)
  if (takesCode && moduleFile.test(value))
    return `The config is code, so import the file in its first line, \`import ${name} from '${toSpecifier(value)}'\`, and write the name without quotes: \`${name}: ${name}\`.`
  if (/^(?:true|false)$/.test(value) && /\bboolean\b/.test(expected)) return withoutQuotes(value)
  if (/^-?\d+(?:\.\d+)?$/.test(value) && /\bnumber\b/.test(expected)) return withoutQuotes(value)
  const object = schema && expected === 'an object' ? exampleOf(schema, value) : undefined
  if (object !== undefined) return `Write an object: \`${object}\`.`
  const candidates = [...expected.matchAll(/"([^"]*)"/g)].map((match) => match[1] ?? '')
  return suggestionHint(value, candidates)
}

/** An object with the required keys of a schema. The first one has the value; undefined if none is required. */
function exampleOf(schema: AnySchema, value: string): string | undefined {
  const required = [...schemaEntries(schema)].filter(([, entry]) => isRequired(entry))
  if (required.length === 0 || optionsOf(unwrap(schema)).length > 0) return undefined
  const written = required.map(([key], at) => `${key}: '${at === 0 ? value : '…'}'`)
  return `{ ${written.join(', ')} }`
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
