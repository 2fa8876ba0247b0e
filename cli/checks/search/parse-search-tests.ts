import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import {
  positionOfQuery,
  type QueryTest,
  readQueryTests,
} from '../../primitives/formats/query-tests.ts'
import { toPlace } from '../../report/diagnostic.ts'
import { searchRules } from './search-rules.ts'

/** A query; one of its targets, which are pages or headings, must be found. */
export type SearchTest = QueryTest

/** The tests of a file, or the reason why it has none. */
export type ParsedTests =
  { readonly tests: readonly SearchTest[] } | { readonly diagnostics: readonly Diagnostic[] }

/** Parse `{"tune": {"query": "/path", "other query": ["/a", "/b#id"]}, "measure": {…}}`. */
export function parseSearchTests(text: string, path: string): ParsedTests {
  const read = readQueryTests(text)
  if ('tests' in read) return read
  const { reason } = read
  return unreadable(
    path,
    reason === 'other' ? 'is not a file of search tests' : `is not JSON: ${reason.json}`,
  )
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
  return toPlace(path, positionOfQuery(text, query))
}
