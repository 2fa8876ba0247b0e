import { isMapping, isRecord } from '../is-record.ts'
import { toErrorMessage } from '../error-message.ts'

/** What is typed or asked, and where it must lead. */
export interface QueryTest {
  readonly query: string
  /** `/path` or `/path#id`, without the base path; at least one. */
  readonly targets: readonly string[]
  /** The set that it belongs to, for which figures are computed. */
  readonly set: string
}

/** The tests of a file, or the reason why it has none. */
export type QueryTests =
  | { readonly tests: readonly QueryTest[] }
  | { readonly reason: 'other' | { readonly json: string } }

/**
 * Read `{"set": {"query": "/path", "other query": ["/a", "/b#id"]}}`. Names of sets that start with
 * `$` are comments.
 */
export function readQueryTests(text: string): QueryTests {
  try {
    const tests = toTests(JSON.parse(text))
    return tests ? { tests } : { reason: 'other' }
  } catch (cause) {
    return { reason: { json: toErrorMessage(cause) } }
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string')

function toTests(value: unknown): QueryTest[] | undefined {
  if (!isRecord(value)) return undefined
  const sets = Object.entries(value).filter(([name]) => !name.startsWith('$'))
  const tests = sets.flatMap(([set, queries]) =>
    isMapping(queries)
      ? Object.entries(queries).map(([query, found]) => ({ set, query, found }))
      : [{ set, query: '', found: undefined }],
  )
  const sound = tests.flatMap(({ set, query, found }) => {
    const targets: unknown = typeof found === 'string' ? [found] : found
    return query.trim() !== '' && isTexts(targets) ? [{ set, query, targets }] : []
  })
  return sound.length === tests.length && sound.length > 0 ? sound : undefined
}

/** Where a query is a key of the file; both numbers count from 1. */
export function positionOfQuery(
  text: string,
  query: string,
): { readonly line: number; readonly column: number } {
  const at = Math.max(0, text.indexOf(`${JSON.stringify(query)}:`))
  const before = text.slice(0, at)
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') }
}
