// Responses of services as hits in the shape of DocSearch, which `toGroups` reads. They are not trusted.

/** An object of a response, whose keys are not known. */
export type Bag = Readonly<Record<string, unknown>>

/** The result of one query of a request. */
export interface FoundHits {
  /** In the shape that `toGroups` reads. */
  readonly hits: readonly unknown[]
  readonly total: number
}

/** True for a value whose keys can be read. */
export const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null

/** The levels of a record: the category, the page, and the headings that contain the text. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

/** A field of a record: a level of its headings, or its text. */
export type HitField = (typeof levels)[number] | 'content'

/** DocSearch escapes HTML, and services that return plain text don't. */
const escape = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : ''

/** The hit with a URL; `valueOf` returns a field, with tags around matches. */
export const toDocSearchHit = (url: unknown, valueOf: (field: HitField) => unknown): unknown => ({
  url,
  _highlightResult: {
    hierarchy: Object.fromEntries(
      levels.map((level) => [level, { value: escape(valueOf(level)) }]),
    ),
  },
  _snippetResult: { content: { value: escape(valueOf('content')) } },
})

/** How a service writes the result of a query, besides its `hits`. */
interface ResultShape {
  /** The key of the number of all hits. */
  readonly total: string
  /** A hit in the shape of DocSearch. */
  readonly toHit: (hit: unknown) => unknown
}

/** Read the `results` of a response. Throws when it, or a result in it, is something else. */
export function readResults(
  response: unknown,
  { total, toHit }: ResultShape,
): readonly FoundHits[] {
  const results = isBag(response) ? response['results'] : undefined
  if (!Array.isArray(results))
    throw new Error('The search service responded with something other than search results.')
  return results.map((result: unknown) => {
    if (!isBag(result) || !Array.isArray(result['hits']))
      throw new Error('The search service responded with something other than search results.')
    const { hits, [total]: count } = result
    return { hits: hits.map(toHit), total: typeof count === 'number' ? count : hits.length }
  })
}
