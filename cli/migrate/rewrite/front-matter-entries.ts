// Edits of front matter that change single keys and leave all others as they are, byte for byte.
import { parse, stringify } from 'yaml'
import { toRecord, type Values } from '../coerce.ts'

/** A key of the first level, with its value and the comments below it. */
interface Entry {
  readonly key: string
  readonly start: number
  readonly end: number
}

/** The values of front matter between its `---` lines; empty if it isn't valid. */
export function readValues(block: string): Values {
  try {
    return toRecord(parse(block.replace(/^\uFEFF?---[^\n]*\n/, '').replace(/---[ \t]*\s*$/, '')))
  } catch {
    return {}
  }
}

/** The places of the keys in a block of front matter. */
export function listEntries(block: string): readonly Entry[] {
  const starts = [...block.matchAll(/^(["']?)([A-Za-z_][\w-]*)\1[ \t]*:(?=\s|$)/gm)]
  const [close] = [...block.matchAll(/^---[ \t]*\r?$/gm)].slice(-1)
  return starts.map(({ 2: key = '', index }, at) => ({
    key,
    start: index,
    end: starts[at + 1]?.index ?? close?.index ?? block.length,
  }))
}

/** The lines for keys and values, without undefined values; empty if there are no others. */
export function formatValues(values: Values): string {
  const hasValue = Object.values(values).some((value) => value !== undefined)
  return hasValue ? stringify(values, { lineWidth: 0 }) : ''
}
