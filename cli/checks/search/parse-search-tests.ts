import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import { toPlace } from '../../report/diagnostic.ts'
import { toErrorMessage } from '../../primitives/error-message.ts'
import { searchRules } from './search-rules.ts'

/** A query and the pages or headings that it must find. */
export interface SearchTest {
  readonly query: string
  /**
   * `/path` (the page or any of its headings) or `/path#id`, without the base path; one of them
   * must be found.
   */
  readonly targets: readonly string[]
  /** The set of queries that it belongs to, for which figures are computed: `tune`, `measure`. */
  readonly set: string
}

/** The tests of a file, or the reason why it has none. */
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
 * Parses `{"tune": {"query": "/path", "other query": ["/a", "/b#id"]}, "measure": {…}}`. Names that
 * start with `$` are not sets.
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
    'Write sets of queries, each with the pages or headings that it must find: `{"set": {"query": ["/path", "/other#id"]}}`.'
  const message = `\`${path}\` ${reason}, so the search is not tested.`
  const place = toPlace(path, { line: 1, column: 1 })
  return {
    diagnostics: [
      searchRules['search-tests'].report({ message, help, data: { actual: path }, place }),
    ],
  }
}

/** The place of a query in the file, where it is a key. */
export function placeOfQuery(text: string, path: ContentPath, query: string) {
  const at = Math.max(0, text.indexOf(`${JSON.stringify(query)}:`))
  const before = text.slice(0, at)
  return toPlace(path, {
    line: before.split('\n').length,
    column: at - before.lastIndexOf('\n'),
  })
}
