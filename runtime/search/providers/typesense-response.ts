// Reads a response of Typesense, which is not trusted, as hits in the shape of DocSearch.

type Bag = Readonly<Record<string, unknown>>

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null

/** The result of one search of a request. */
export interface TypesenseResult {
  /** In the shape that `toGroups` reads. */
  readonly hits: readonly unknown[]
  readonly total: number
}

/** Typesense does not escape HTML, unlike the service whose shape this becomes. */
const escape = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : ''

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

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
  const valueOf = (field: string): string => escape(highlightOf(hit, field) ?? at(record, field))
  return {
    url: at(record, 'url'),
    _highlightResult: {
      hierarchy: Object.fromEntries(
        levels.map((level) => [level, { value: valueOf(`hierarchy.${level}`) }]),
      ),
    },
    _snippetResult: { content: { value: valueOf('content') } },
  }
}

/** Throws when the response, or a search in it, is something other than a result. */
export function readTypesense(response: unknown): readonly TypesenseResult[] {
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
