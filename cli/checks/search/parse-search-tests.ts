import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import { toPlace } from '../../report/diagnostic.ts'
import { toErrorMessage } from '../../primitives/error-message.ts'
import { searchRules } from './search-rules.ts'

/** A query and the places that answer it. */
export interface SearchTest {
  readonly query: string
  /** `/path` (the page, or any part of it) or `/path#id`, without base path; one of them must be found. */
  readonly targets: readonly string[]
  /** Name of the part of the file that is counted by itself: `tune`, `measure`. */
  readonly set: string
}

/** Tests as written, or why the file holds none. */
export type ParsedTests =
  { readonly tests: readonly SearchTest[] } | { readonly diagnostics: readonly Diagnostic[] }

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string')

function toTests(value: unknown): SearchTest[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const sets = Object.entries(value).filter(([name]) => !name.startsWith('$'))
  const tests = sets.flatMap(([set, queries]) =>
    typeof queries === 'object' && queries !== null && !Array.isArray(queries)
      ? Object.entries(queries).map(([query, found]) => ({ set, query, found }))
      : [{ set, query: '', found: undefined }],
  )
  const sound = tests.flatMap(({ set, query, found }) => {
    const targets: unknown = typeof found === 'string' ? [found] : found
    return query.trim() !== '' && isTexts(targets) ? [{ set, query, targets }] : []
  })
  return sound.length === tests.length && sound.length > 0 ? sound : undefined
}

/**
 * Read a file of search tests: `{"tune": {"query": "/path", "other query": ["/a", "/b#id"]}, "measure": {…}}`.
 * A name that begins with `$` is no set.
 */
export function parseSearchTests(text: string, path: string): ParsedTests {
  try {
    const tests = toTests(JSON.parse(text))
    return tests ? { tests } : unreadable(path, 'is not a file of search tests')
  } catch (cause) {
    const reason = toErrorMessage(cause)
    return unreadable(path, `is not JSON: ${reason}`)
  }
}

function unreadable(path: string, reason: string): ParsedTests {
  const help =
    'It takes sets of queries, each with the places that answer it: `{"set": {"query": ["/path", "/other#id"]}}`.'
  const message = `\`${path}\` ${reason}, so nothing is known of the search.`
  const place = toPlace(path, { line: 1, column: 1 })
  return {
    diagnostics: [
      searchRules['search-tests'].report({ message, help, data: { actual: path }, place }),
    ],
  }
}

/** Where a query stands in the file, as a key. */
export function placeOfQuery(text: string, path: ContentPath, query: string) {
  const at = Math.max(0, text.indexOf(`${JSON.stringify(query)}:`))
  const before = text.slice(0, at)
  return toPlace(path, {
    line: before.split('\n').length,
    column: at - before.lastIndexOf('\n'),
  })
}
