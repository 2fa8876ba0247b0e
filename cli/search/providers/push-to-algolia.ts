// Uploads records to the hosted index. It accepts records and the key. Readers search the old index
// until the new one is complete. https://www.algolia.com/doc/rest-api/search
import { toBatches } from './compare-records.ts'
import type { SearchRecord } from './search-record.ts'
import { createServiceApi, PushError, type ServiceApi, type ServiceOptions } from './service-api.ts'

/** The index of a site, and how to reach it. */
export interface AlgoliaOptions extends ServiceOptions {
  readonly appId: string
  readonly indexName: string
}

const batchSize = 1000
const pollWait = 500
const maxPolls = 600

/** Requests, and the pause between looks at a task. */
export interface Session {
  readonly api: ServiceApi
  readonly wait: AlgoliaOptions['wait']
}

/** The path of an index in the API. */
export const pathOf = (name: string): string => `/1/indexes/${encodeURIComponent(name)}`

/** Wait until the service has completed the task that it returned. */
export async function finish(
  response: unknown,
  index: string,
  { api, wait }: Session,
): Promise<void> {
  const task =
    typeof response === 'object' && response !== null && 'taskID' in response
      ? response.taskID
      : undefined
  if (typeof task !== 'number') throw new PushError('The search service did not return a task id.')
  for (let poll = 0; poll < maxPolls; poll++) {
    const state = await api({ method: 'GET', path: `${index}/task/${task}` })
    if (
      typeof state === 'object' &&
      state !== null &&
      'status' in state &&
      state.status === 'published'
    )
      return
    await wait(pollWait)
  }
  throw new PushError(`The search service did not finish task ${task} in time.`)
}

/** Fill a temporary index with the settings of the old one, then replace the old one with it. */
export async function pushToAlgolia(
  records: readonly SearchRecord[],
  options: AlgoliaOptions,
): Promise<void> {
  const requests = records.map((body) => ({ action: 'addObject', body }) as const)
  await replaceIndex(requests, ['settings', 'synonyms', 'rules'], options)
}

/** A change of one record. */
export interface RecordRequest {
  readonly action: 'addObject' | 'deleteObject'
  readonly body: SearchRecord | Pick<SearchRecord, 'objectID'>
}

/** Change a copy of the index in batches, then replace the index with it. `scope` says what is copied, by default all. */
export async function replaceIndex(
  requests: readonly RecordRequest[],
  scope: readonly string[] | undefined,
  options: AlgoliaOptions,
): Promise<void> {
  const { indexName } = options
  const session = createSession(options)
  const { api } = session
  const temporary = `${indexName}_docs-ssg_tmp`
  const tmp = pathOf(temporary)
  // It may contain records of an interrupted push.
  const cleared = await api({ method: 'POST', path: `${tmp}/clear`, mayBeMissing: true })
  if (cleared !== undefined) await finish(cleared, tmp, session)
  const copied = await api({
    method: 'POST',
    path: `${pathOf(indexName)}/operation`,
    body: { operation: 'copy', destination: temporary, ...(scope && { scope }) },
    mayBeMissing: true,
  })
  if (copied !== undefined) await finish(copied, pathOf(indexName), session)
  for (const batch of toBatches(requests, batchSize)) {
    const body = { requests: batch }
    const added = await api({ method: 'POST', path: `${tmp}/batch`, body })
    await finish(added, tmp, session)
  }
  const body = { operation: 'move', destination: indexName }
  const moved = await api({ method: 'POST', path: `${tmp}/operation`, body })
  await finish(moved, tmp, session)
}

/** Prepare requests with the keys of the application. */
export function createSession(options: AlgoliaOptions): Session {
  const { appId, adminKey, wait } = options
  const keys = { 'x-algolia-application-id': appId, 'x-algolia-api-key': adminKey }
  return { api: createServiceApi(options, keys), wait }
}
