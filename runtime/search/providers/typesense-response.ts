// Reads a response of Typesense, which is not trusted, as hits in the shape of DocSearch.
import { type Bag, type FoundHits, isBag, readResults, toDocSearchHit } from './docsearch-hit.ts'

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
export const readTypesense = (response: unknown): readonly FoundHits[] =>
  readResults(response, { total: 'found', toHit })
