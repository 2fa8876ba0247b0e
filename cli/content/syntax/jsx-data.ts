// Files that a page imports as values: JSON, and any file as text. Enters: an import. Leaves: what its name stands for.
// Must not read files itself, nor run anything.
import type { PropValue } from '../components/component-element.ts'

/** The text of a file by the path written in the page; undefined: there is none, or it may not be read. */
export type ReadData = (path: string) => string | undefined

const asText = /^!*(?:!!?raw-loader!)+|\?raw$/

/** True when an import of `source` is of data: `../errors.json`, `!!raw-loader!./a.ts`, `./a.ts?raw`. */
export function isData(source: string): boolean {
  return /\.json$/i.test(source) || asText.test(source)
}

/** What `name` (`default`: the whole) of an imported data file holds; undefined: there is no such file, or no such name. */
export function readData(source: string, name: string, read: ReadData): PropValue | undefined {
  const text = read(source.replace(new RegExp(asText, 'g'), ''))
  if (text === undefined) return undefined
  if (asText.test(source)) return text.replace(/\r\n?/g, '\n')
  const value = parseJson(text)
  return name === 'default' || name === '*' ? value : memberOf(value, name)
}

/** `value.name` or `value[0]`, of its own properties only. */
export function memberOf(value: PropValue | undefined, name: string): PropValue | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return Object.entries(value).find(([key]) => key === name)?.[1]
}

function parseJson(text: string): PropValue | undefined {
  try {
    return toValue(JSON.parse(text.replace(/^\uFEFF/, '')))
  } catch {
    return undefined
  }
}

function toValue(value: unknown): PropValue {
  if (Array.isArray(value)) return value.map(toValue)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toValue(item)]))
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value
  return null
}
