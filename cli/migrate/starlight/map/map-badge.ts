import { toRecord, toText } from '../../coerce.ts'

/** The types of badges in docs-ssg by the variants of Starlight. */
export const badgeTypes: ReadonlyMap<string, string> = new Map([
  ['default', 'info'],
  ['note', 'info'],
  ['tip', 'tip'],
  ['success', 'tip'],
  ['caution', 'warning'],
  ['danger', 'danger'],
])

/** A text, or `{ text, variant }`, where `text` may have one entry for each language. */
export function mapBadge(value: unknown): unknown {
  const text = toText(value)
  if (text !== undefined) return text
  const badge = toRecord(value)
  const own = toText(badge['text']) ?? Object.values(toRecord(badge['text'])).map(toText)[0]
  if (own === undefined) return undefined
  const type = badgeTypes.get(toText(badge['variant']) ?? 'default') ?? 'info'
  return { text: own, type }
}
