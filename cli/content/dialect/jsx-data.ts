// Files that a page imports as values: JSON, and any file as text. Given an import, it returns the
// value of its name. It must not read files itself or run anything.
import { tryParseJson } from '../../primitives/formats/try-parse-json.ts'
import { findUnwritable, unwritableProblem } from '../../primitives/text/unwritable-values.ts'
import type { PropValue } from '../nodes/component-element.ts'

/**
 * The text of a file by the path written in the page; undefined if it does not exist or may not be
 * read.
 */
export type ReadData = (path: string) => string | undefined

/** What the bundler of Docusaurus appends to a path without an ending, in its order. */
const endings = ['', '.mjs', '.js', '.jsx', '.ts', '.tsx', '.json']

/** The webpack loaders in an import, without options: `raw-loader` and `a` in `!!raw-loader!a?b!./c.ts`. */
export function listLoaders(source: string): readonly string[] {
  const parts = source
    .replace(/^-?!*/, '')
    .split('!')
    .filter((part) => part !== '')
  return parts.slice(0, -1).map((part) => part.replace(/\?.*/s, ''))
}

/** The path of a file that is imported as text; undefined for another import. */
function textPath(source: string): string | undefined {
  if (source.endsWith('?raw')) return source.slice(0, -'?raw'.length)
  const loaders = listLoaders(source)
  if (loaders.length === 0 || loaders.some((name) => name !== 'raw-loader')) return undefined
  return source.slice(source.lastIndexOf('!') + 1)
}

/** True if `source` is data: `../errors.json`, `!!raw-loader!./a.ts`, `./a.ts?raw`. */
export function isData(source: string): boolean {
  return /\.json$/i.test(source) || source.endsWith('?raw') || listLoaders(source).length > 0
}

/** A value of a data file; or why pages can't contain it, as a sentence about the file without a period. */
export type ImportedData = { readonly value: PropValue } | { readonly problem: string }

/**
 * The value of `name` in an imported data file, or all of it for `default`; undefined without such
 * a file or name.
 */
export function readData(source: string, name: string, read: ReadData): ImportedData | undefined {
  const path = textPath(source)
  if (path !== undefined) {
    const found = endings.map((ending) => read(path + ending)).find((one) => one !== undefined)
    return found === undefined ? undefined : { value: found.replace(/\r\n?/g, '\n') }
  }
  const text = listLoaders(source).length > 0 ? undefined : read(source)
  if (text === undefined) return undefined
  const all = parseJson(text)
  const isWhole = name === 'default' || name === '*'
  const value = isWhole ? all : memberOf(all, name)
  if (value === undefined) return undefined
  const [found] = findUnwritable(value)
  if (found === undefined) return { value }
  const keys = [...(isWhole ? [] : [name]), ...found.path]
  const subject = keys.length === 0 ? 'Its value' : `\`${keys.join('.')}\``
  return { problem: `${subject} ${unwritableProblem.because(found.name)}` }
}

/** `value.name` or `value[0]`, from own properties only. */
export function memberOf(value: PropValue | undefined, name: string): PropValue | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return Object.entries(value).find(([key]) => key === name)?.[1]
}

function parseJson(text: string): PropValue | undefined {
  const value = tryParseJson(text.replace(/^\uFEFF/, ''))
  return value === undefined ? undefined : toValue(value)
}

function toValue(value: unknown): PropValue {
  if (Array.isArray(value)) return value.map(toValue)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toValue(item)]))
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value
  return null
}
