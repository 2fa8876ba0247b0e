// Uploads records to a Meilisearch server, whose requests start tasks that are waited for. Readers search
// the old index until the new one is complete, because the two are swapped.
// https://www.meilisearch.com/docs/reference/api/indexes/swap-indexes
import { isRecord } from '../../primitives/is-record.ts'
import { checkCount, toIndexed } from './indexed-record.ts'
import { type IndexedRecords, type RecordChanges, toBatches } from './compare-records.ts'
import { priorityOf, recordLevels, type SearchRecord } from './search-record.ts'
import {
  createServiceApi,
  PushError,
  type ServiceApi,
  type ServiceOptions,
  withoutKey,
} from './service-api.ts'

/** The index of a site, and how to reach it. */
export interface MeilisearchOptions extends ServiceOptions {
  readonly indexUid: string
}

interface PushOptions extends MeilisearchOptions {
  /** The time in milliseconds, for the name of the new index. */
  readonly now: number
}

const batchSize = 1000
/** Milliseconds between two questions about a task, and how many are asked: 30 minutes. */
const taskPause = 500
const taskQuestions = 3600

/** The fields of the indexes that docs-scraper fills, in the order of their weight. */
const settings = {
  searchableAttributes: [
    ...['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy_${level}`),
    'content',
    'hierarchy_lvl0',
  ],
  filterableAttributes: ['language', 'version', 'docusaurus_tag'],
  rankingRules: [
    'words',
    'typo',
    'proximity',
    'attribute',
    'sort',
    'exactness',
    'item_priority:desc',
  ],
} as const

function toDocument(record: SearchRecord): Readonly<Record<string, string | number | null>> {
  const { hierarchy, weight, ...rest } = record
  const levels = recordLevels.map((level) => [`hierarchy_${level}`, hierarchy[level]] as const)
  return { ...rest, ...Object.fromEntries(levels), item_priority: priorityOf(weight) }
}

const pathOf = (uid: string): string => `/indexes/${encodeURIComponent(uid)}`

const createApi = (options: MeilisearchOptions): ServiceApi =>
  createServiceApi(options, { authorization: `Bearer ${options.adminKey}` })

/** Send a request that starts a task, and wait for its end. */
function createRunner(options: MeilisearchOptions): ServiceApi {
  const api = createApi(options)
  return async (call) => {
    const started = await api(call)
    const number = isRecord(started) ? started['taskUid'] : undefined
    if (typeof number !== 'number')
      throw new PushError(`The search service started no task for \`${call.method} ${call.path}\`.`)
    for (let question = 0; question < taskQuestions; question++) {
      const task = await api({ method: 'GET', path: `/tasks/${number}` })
      const { status, error } = isRecord(task) ? task : {}
      if (status === 'succeeded') return task
      if (status === 'failed' || status === 'canceled') {
        const message = isRecord(error) ? error['message'] : undefined
        const reason =
          typeof message === 'string' ? withoutKey(message, options.adminKey) : `it was ${status}`
        throw new PushError(
          `The search service could not finish \`${call.method} ${call.path}\`: ${reason}`,
        )
      }
      await options.wait(taskPause)
    }
    throw new PushError(`The search service did not finish \`${call.method} ${call.path}\`.`)
  }
}

/** Ids and hashes of all records of the index; undefined if there is none, or the key may not read them. */
export async function readMeilisearch(
  options: MeilisearchOptions,
): Promise<IndexedRecords | undefined> {
  const api = createApi(options)
  const path = `${pathOf(options.indexUid)}/documents?fields=objectID,hash&limit=${batchSize}`
  const records = new Map<string, string>()
  for (;;) {
    const page = await api({
      method: 'GET',
      path: `${path}&offset=${records.size}`,
      mayBeMissing: true,
      mayBeForbidden: true,
    })
    if (page === undefined) return undefined
    const results: unknown = isRecord(page) ? page['results'] : undefined
    if (!Array.isArray(results))
      throw new PushError('The search service listed something other than records.')
    const before = records.size
    for (const one of results.filter(isRecord))
      records.set(...toIndexed(one['objectID'], one['hash']))
    checkCount(records.size)
    if (results.length < batchSize || records.size === before) return records
  }
}

async function addRecords(
  records: readonly SearchRecord[],
  indexUid: string,
  run: ServiceApi,
): Promise<void> {
  for (const batch of toBatches(records, batchSize)) {
    const path = `${pathOf(indexUid)}/documents?primaryKey=objectID`
    await run({ method: 'POST', path, body: batch.map(toDocument) })
  }
}

/** Change the index: new and changed records first, so that readers always find something. */
export async function updateMeilisearch(
  { added, changed, removed }: RecordChanges,
  options: MeilisearchOptions,
): Promise<void> {
  const run = createRunner(options)
  await addRecords([...added, ...changed], options.indexUid, run)
  for (const ids of toBatches(removed, batchSize)) {
    const path = `${pathOf(options.indexUid)}/documents/delete-batch`
    await run({ method: 'POST', path, body: ids })
  }
}

/** Fill a new index, swap it with the one of readers, and delete the old one. */
export async function pushToMeilisearch(
  records: readonly SearchRecord[],
  options: PushOptions,
): Promise<void> {
  const { indexUid, now } = options
  const [api, run] = [createApi(options), createRunner(options)]
  const created = `${indexUid}_${now}`
  const create = async (uid: string) =>
    run({ method: 'POST', path: '/indexes', body: { uid, primaryKey: 'objectID' } })
  await create(created)
  try {
    await run({ method: 'PATCH', path: `${pathOf(created)}/settings`, body: settings })
    await addRecords(records, created, run)
    const old = await api({ method: 'GET', path: pathOf(indexUid), mayBeMissing: true })
    if (old === undefined) await create(indexUid)
    await run({ method: 'POST', path: '/swap-indexes', body: [{ indexes: [indexUid, created] }] })
  } catch (error) {
    // The first error is the one to report.
    await run({ method: 'DELETE', path: pathOf(created) }).catch(() => undefined)
    throw error
  }
  await run({ method: 'DELETE', path: pathOf(created) })
}
