import { createEngine } from '../../../runtime/search/engine.ts'
import type { SearchDataPage } from '../../../runtime/shared/manifests.ts'

const LIMIT = 20

/** What readers can search, and how. */
export interface Searchable {
  readonly pages: readonly SearchDataPage[]
  readonly synonyms: readonly (readonly string[])[]
}

/** Addresses of the hits of each query, best first, as the engine in the reader's browser finds them. */
export function runQueries(
  queries: readonly string[],
  { pages, synonyms }: Searchable,
): readonly (readonly string[])[] {
  const engine = createEngine(pages, synonyms)
  return queries.map((query) =>
    engine.search(query, LIMIT).groups.flatMap(({ hits }) => hits.map(({ href }) => href)),
  )
}
