import { createEngine } from '../../../runtime/search/engine.ts'
import type {
  CharacterVariants,
  SearchDataPage,
} from '../../../runtime/shared/manifests/manifests.ts'

const mostHits = 20

/** The search data and synonyms of a site. */
export interface Searchable {
  readonly pages: readonly SearchDataPage[]
  readonly synonyms: readonly (readonly string[])[]
  readonly variants?: CharacterVariants | undefined
}

/** URLs of the hits of each query, best first, from the same engine as in the reader's browser. */
export function runQueries(
  queries: readonly string[],
  { pages, synonyms, variants }: Searchable,
): readonly (readonly string[])[] {
  const engine = createEngine(pages, synonyms, variants)
  return queries.map((query) =>
    engine.search(query, mostHits).groups.flatMap(({ hits }) => hits.map(({ href }) => href)),
  )
}
