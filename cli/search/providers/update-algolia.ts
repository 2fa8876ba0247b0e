// Sends only the records that have changed to the hosted index.
// https://www.algolia.com/doc/rest-api/search/browse
import { isRecord } from '../../primitives/is-record.ts'
import { checkCount, toIndexed } from './indexed-record.ts'
import type { IndexedRecords, RecordChanges } from './compare-records.ts'
import {
  type AlgoliaOptions,
  createSession,
  pathOf,
  replaceIndex,
  type RecordRequest,
} from './push-to-algolia.ts'

/** Ids and hashes of all records; undefined without an index, or if the key may not browse it. */
export async function readAlgolia(options: AlgoliaOptions): Promise<IndexedRecords | undefined> {
  const { api } = createSession(options)
  const path = `${pathOf(options.indexName)}/browse`
  const found = new Map<string, string>()
  let cursor: unknown
  // Also counts records that are listed twice.
  let count = 0
  do {
    const body = {
      attributesToRetrieve: ['hash'],
      hitsPerPage: 1000,
      ...(cursor ? { cursor } : {}),
    }
    const page = await api({ method: 'POST', path, body, mayBeMissing: true, mayBeForbidden: true })
    if (!isRecord(page) || !Array.isArray(page['hits'])) return undefined
    for (const hit of page['hits'].filter(isRecord))
      found.set(...toIndexed(hit['objectID'], hit['hash']))
    // A part without records counts too, because a service can send those without end.
    checkCount((count += Math.max(1000, page['hits'].length)))
    cursor = page['cursor']
  } while (typeof cursor === 'string' && cursor !== '')
  return found
}

/** Change a copy of the index, then replace the index with it, so that readers never search half of a change. */
export async function updateAlgolia(
  { added, changed, removed }: RecordChanges,
  options: AlgoliaOptions,
): Promise<void> {
  const requests: readonly RecordRequest[] = [
    ...[...added, ...changed].map((body) => ({ action: 'addObject', body }) as const),
    ...removed.map((objectID) => ({ action: 'deleteObject', body: { objectID } }) as const),
  ]
  await replaceIndex(requests, undefined, options)
}
