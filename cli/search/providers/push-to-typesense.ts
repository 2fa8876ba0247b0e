// Uploads records to a Typesense server. It accepts records and the key. Readers search the old
// collection until the new one is complete, because they search an alias.
// https://typesense.org/docs/latest/api/collection-alias.html
import { toBatches } from './compare-records.ts'
import { priorityOf, recordLevels, type SearchRecord } from './search-record.ts'
import {
  createServiceApi,
  PushError,
  type ServiceApi,
  type ServiceOptions,
  withoutKey,
} from './service-api.ts'

/** The collection of a site, and how to reach it. */
export interface TypesenseOptions extends ServiceOptions {
  /** The alias that readers search. */
  readonly collection: string
}

interface PushOptions extends TypesenseOptions {
  /** The time in milliseconds, for the name of the new collection. */
  readonly now: number
}

const batchSize = 1000

const text = (name: string, facet = false) => ({ name, type: 'string', facet, optional: true })

/** The fields of the collections that the crawler of DocSearch for Typesense creates. */
const fields = [
  ...recordLevels.map((level) => text(`hierarchy.${level}`)),
  text('content'),
  text('anchor'),
  text('url'),
  text('url_without_anchor'),
  text('type', true),
  text('language', true),
  text('version', true),
  text('docusaurus_tag', true),
  { name: 'item_priority', type: 'int64' },
] as const

/** A record with its recordLevels as fields, and without those that are null. */
function toDocument(record: SearchRecord): Readonly<Record<string, string | number>> {
  const { objectID, hierarchy, weight, ...rest } = record
  const own = Object.entries({
    ...rest,
    ...Object.fromEntries(recordLevels.map((name) => [`hierarchy.${name}`, hierarchy[name]])),
  })
  return {
    id: objectID,
    ...Object.fromEntries(own.flatMap(([key, value]) => (value === null ? [] : [[key, value]]))),
    item_priority: priorityOf(weight),
  }
}

/** The collection that the alias points to; undefined when there is no alias yet. */
export async function readAlias(api: ServiceApi, path: string): Promise<string | undefined> {
  const alias = await api({ method: 'GET', path, mayBeMissing: true })
  return typeof alias === 'object' &&
    alias !== null &&
    'collection_name' in alias &&
    typeof alias.collection_name === 'string'
    ? alias.collection_name
    : undefined
}

/** The response has a line of JSON for each document. */
function checkImport(response: unknown, key: string): void {
  const failed = String(response)
    .split('\n')
    .find((line) => line.trim() !== '' && !/"success"\s*:\s*true/.test(line))
  if (failed !== undefined)
    throw new PushError(`The search service rejected a record: ${withoutKey(failed, key)}`)
}

/** Add or replace records of the collection at a path, in batches. */
export async function importRecords(
  records: readonly SearchRecord[],
  collectionPath: string,
  { api, key }: { readonly api: ServiceApi; readonly key: string },
): Promise<void> {
  for (const batch of toBatches(records, batchSize)) {
    const body = batch.map((record) => JSON.stringify(toDocument(record))).join('\n')
    const path = `${collectionPath}/documents/import?action=upsert`
    checkImport(await api({ method: 'POST', path, body, isText: true }), key)
  }
}

/** Requests with the key of the server. */
export const createTypesenseApi = (options: TypesenseOptions): ServiceApi =>
  createServiceApi(options, { 'x-typesense-api-key': options.adminKey })

/** The path of an alias in the API. */
export const aliasPath = (collection: string): string =>
  `/aliases/${encodeURIComponent(collection)}`

/** Fill a new collection, point the alias to it, and delete the old collection. */
export async function pushToTypesense(
  records: readonly SearchRecord[],
  options: PushOptions,
): Promise<void> {
  const { collection, now } = options
  const api = createTypesenseApi(options)
  const alias = aliasPath(collection)
  const name = `${collection}_${now}`
  const created = `/collections/${encodeURIComponent(name)}`
  const old = await readAlias(api, alias)
  const schema = { name, fields, default_sorting_field: 'item_priority' }
  await api({ method: 'POST', path: '/collections', body: schema })
  try {
    await importRecords(records, created, { api, key: options.adminKey })
    await api({ method: 'PUT', path: alias, body: { collection_name: name } })
  } catch (error) {
    // The first error is the one to report.
    await api({ method: 'DELETE', path: created, mayBeMissing: true }).catch(() => undefined)
    throw error
  }
  if (old !== undefined)
    await api({
      method: 'DELETE',
      path: `/collections/${encodeURIComponent(old)}`,
      mayBeMissing: true,
    })
}
