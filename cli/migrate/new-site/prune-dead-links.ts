import { joinOptionKey } from '../../schema/option-key.ts'
import { toRecord, toText } from '../coerce.ts'
import type { Migration } from '../migration.ts'
import { type RemovedLink, toRemovedLinkNotes } from './pending-page-notes.ts'

interface Pruning {
  readonly keys: ReadonlySet<string>
  readonly report: (link: RemovedLink) => void
}

/**
 * Remove links from the config so that the rest of the site can be built. A key is the path of a
 * link in the config, as in `navbar.items[2].to`. Undefined if none of the keys is a link of the
 * config.
 */
export function pruneDeadLinks(
  { config, notes }: Migration,
  keys: readonly string[],
): Migration | undefined {
  const removed: RemovedLink[] = []
  const pruned = prune(config, '', {
    keys: new Set(keys),
    report: (link) => void removed.push(link),
  })
  if (removed.length === 0) return undefined
  return { config: toRecord(pruned), notes: [...notes, ...toRemovedLinkNotes(removed)] }
}

/** Undefined: nothing is left of the value. */
function prune(value: unknown, path: string, pruning: Pruning): unknown {
  if (Array.isArray(value))
    return value
      .map((item: unknown, index) => prune(item, `${path}[${index}]`, pruning))
      .filter((item) => item !== undefined)
  if (typeof value !== 'object' || value === null) return value
  const record = toRecord(value)
  const link = ['to', 'href'].find((name) => pruning.keys.has(`${path}.${name}`))
  if (link !== undefined) {
    const text = toText(record['label'])
    const label = text === undefined ? 'A link' : `\`${text}\``
    pruning.report({ subject: withoutIndexes(path), label, target: String(record[link]) })
    return undefined
  }
  const entries = Object.entries(record).map(
    ([name, inner]) => [name, prune(inner, joinOptionKey(path, name), pruning)] as const,
  )
  const left = Object.fromEntries(entries.filter(([, inner]) => inner !== undefined))
  // A menu that has lost all its links is removed as well.
  const isEmptied = isFilled(record['items']) && !isFilled(left['items'])
  return isEmptied && left['link'] === undefined ? undefined : left
}

const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0

const withoutIndexes = (path: string): string => path.replace(/\[\d+\]/g, '')
