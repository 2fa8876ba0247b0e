// Links of the new config that lead to nothing. Enters: a config, and the keys that were found to. Leaves: it without them.
// Must not know how they were found.
import type { Migration, Note } from './migration.ts'
import { toRecord, toText } from './coerce.ts'

/**
 * What cannot be had anyway must keep nobody from building the rest. A key is that of a finding: `navbar.items[2].to`.
 * Undefined: none of them can be left out.
 */
export function pruneDeadLinks(
  { config, notes }: Migration,
  keys: readonly string[],
): Migration | undefined {
  const found: Note[] = []
  const search = { keys: new Set(keys), note: (note: Note) => void found.push(note) }
  const left = prune(config, '', search)
  return found.length === 0 ? undefined : { config: toRecord(left), notes: [...notes, ...found] }
}

interface Search {
  readonly keys: ReadonlySet<string>
  readonly note: (note: Note) => void
}

/** Undefined: nothing is left of the value. */
function prune(value: unknown, at: string, search: Search): unknown {
  if (Array.isArray(value))
    return value
      .map((item: unknown, index) => prune(item, `${at}[${index}]`, search))
      .filter((item) => item !== undefined)
  if (typeof value !== 'object' || value === null) return value
  const written = toRecord(value)
  const link = ['to', 'href'].find((name) => search.keys.has(`${at}.${name}`))
  if (link !== undefined) {
    const label = toText(written['label']) ?? 'A link'
    search.note({
      subject: withoutNumbers(at),
      advice: `\`${label}\` led to \`${String(written[link])}\`, where nothing stands yet; add it when a page does.`,
    })
    return undefined
  }
  const entries = Object.entries(written).map(
    ([name, inner]) => [name, prune(inner, at === '' ? name : `${at}.${name}`, search)] as const,
  )
  const left = Object.fromEntries(entries.filter(([, inner]) => inner !== undefined))
  // A menu without links is nothing.
  const isEmptied = isFilled(written['items']) && !isFilled(left['items'])
  return isEmptied && left['link'] === undefined ? undefined : left
}

const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0

const withoutNumbers = (key: string): string => key.replace(/\[\d+\]/g, '')
