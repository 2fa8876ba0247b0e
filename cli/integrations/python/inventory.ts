// Inventories of Sphinx, version 2: the objects of a project and the pages that have them.
// https://sphobjinv.readthedocs.io/en/stable/syntax.html
import { inflateSync } from 'node:zlib'
import { formatSphinxInventory } from '../../primitives/formats/sphinx-inventory.ts'

/** An inventory above this size is refused. */
export const MAX_INVENTORY_BYTES = 32_000_000

/** An inventory with more lines is refused; those of the largest projects have a tenth. */
export const MAX_INVENTORY_LINES = 1_000_000

/** A line above this length names no object. */
const MAX_LINE = 10_000

/** Words after these are not looked at; the name of an object has a few. */
const MAX_WORDS = 100

export interface InventoryEntry {
  readonly name: string
  /** `py:class`. */
  readonly role: string
  /** Relative to the site of the project. */
  readonly uri: string
}

/** The URIs of objects by their names; undefined if the data is not an inventory, or is above a limit. */
export function readInventory(data: Uint8Array): ReadonlyMap<string, string> | undefined {
  const bytes = Buffer.from(data)
  if (!bytes.subarray(0, 28).equals(Buffer.from('# Sphinx inventory version 2'))) return undefined
  let start = 0
  for (let line = 0; line < 4; line += 1) start = bytes.indexOf(10, start) + 1
  try {
    const text = inflateSync(bytes.subarray(start), {
      maxOutputLength: MAX_INVENTORY_BYTES,
    }).toString('utf8')
    return readLines(text)
  } catch {
    return undefined
  }
}

function readLines(text: string): ReadonlyMap<string, string> | undefined {
  const uris = new Map<string, string>()
  let start = 0
  for (let count = 0; start < text.length; count += 1) {
    // A few bytes can be data of millions of lines.
    if (count === MAX_INVENTORY_LINES) return undefined
    const end = (text.indexOf('\n', start) + 1 || text.length + 1) - 1
    const entry = end - start > MAX_LINE ? undefined : readLine(text.slice(start, end))
    if (entry) uris.set(...entry)
    start = end + 1
  }
  return uris
}

/**
 * `name role priority uri text`. A name can have spaces, so it ends before the first role that a
 * number follows. Words are compared one by one, because a pattern takes very long on long lines.
 */
function readLine(line: string): readonly [string, string] | undefined {
  // A text as separator is faster than a pattern, and nearly all lines have single spaces.
  const words = line.split(/[^\S ]| {2}/.test(line) ? /\s+/ : ' ', MAX_WORDS)
  const end = words.findIndex(
    (_, index) => index > 0 && /^-?\d+$/.test(words[index + 1] ?? '') && index + 3 < words.length,
  )
  const [role, , uri] = words.slice(end, end + 3)
  if (end === -1 || role === undefined || uri === undefined || role.startsWith('std:'))
    return undefined
  const name = words.slice(0, end).join(' ')
  return [name, uri.endsWith('$') ? uri.slice(0, -1) + name : uri]
}

/** An inventory as Sphinx and mkdocstrings read it. */
export function formatInventory(project: string, entries: readonly InventoryEntry[]): Uint8Array {
  const lines = entries.map(({ name, role, uri }) => `${name} ${role} 1 ${uri} -\n`)
  return formatSphinxInventory({ name: project, version: '0.0.0' }, lines)
}
