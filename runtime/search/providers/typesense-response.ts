// Reads a response of Typesense, which is not trusted, as hits in the shape of DocSearch.
import { toDocSearchHit } from './docsearch-hit.ts'
import type { FoundHits } from './multi-search.ts'

type Bag = Readonly<Record<string, unknown>>

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null

/** The value of `hierarchy.lvl1`, which is one key or a path, depending on the collection. */
const at = (bag: unknown, field: string): unknown =>
  isBag(bag) && bag[field] !== undefined
    ? bag[field]
    : field.split('.').reduce<unknown>((inner, key) => (isBag(inner) ? inner[key] : undefined), bag)

/** The highlighted value or snippet of a field: servers before version 0.24 have only the list. */
function highlightOf(hit: Bag, field: string): unknown {
  const { highlight, highlights } = hit
  const list: readonly unknown[] = Array.isArray(highlights) ? highlights : []
  const found = at(highlight, field) ?? list.find((item) => at(item, 'field') === field)
  return isBag(found) ? (found['value'] ?? found['snippet']) : undefined
}

function toHit(hit: unknown): unknown {
  if (!isBag(hit)) return undefined
  const { document: record } = hit
  return toDocSearchHit(at(record, 'url'), (name) => {
    const field = name === 'content' ? name : `hierarchy.${name}`
    return highlightOf(hit, field) ?? at(record, field)
  })
}

/** Throws when the response, or a search in it, is something other than a result. */
export function readTypesense(response: unknown): readonly FoundHits[] {
  const results = isBag(response) ? response['results'] : undefined
  if (!Array.isArray(results))
    throw new Error('The search service responded with something other than search results.')
  return results.map((result: unknown) => {
    if (!isBag(result) || !Array.isArray(result['hits']))
      throw new Error('The search service responded with something other than search results.')
    const { hits, found } = result
    return { hits: hits.map(toHit), total: typeof found === 'number' ? found : hits.length }
  })
}
