/**
 * The results of each request in a response of the hosted service; empty when it has another shape.
 */
export function readResults(response: unknown): readonly unknown[] {
  const results: unknown =
    typeof response === 'object' && response !== null && 'results' in response
      ? response.results
      : undefined
  return Array.isArray(results) ? results : []
}

/** The hits of the first request; throws when the response has another shape. */
export function readResponse(response: unknown): {
  readonly hits: readonly unknown[]
  readonly total: number
} {
  const [first] = readResults(response)
  if (
    typeof first !== 'object' ||
    first === null ||
    !('hits' in first) ||
    !Array.isArray(first.hits)
  )
    throw new Error('The search service responded with something other than search results.')
  const total =
    'nbHits' in first && typeof first.nbHits === 'number' ? first.nbHits : first.hits.length
  return { hits: first.hits, total }
}
