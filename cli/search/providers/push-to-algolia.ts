// Uploads records to the hosted index. It accepts records and the key. Readers search the old index
// until the new one is complete. https://www.algolia.com/doc/rest-api/search
import type { SearchRecord } from './search-record.ts'
import { createServiceApi, PushError, type ServiceApi, type ServiceOptions } from './service-api.ts'

interface PushOptions extends ServiceOptions {
  readonly appId: string
  readonly indexName: string
}

const batchSize = 1000
const pollWait = 500
const maxPolls = 600

interface Session {
  readonly api: ServiceApi
  readonly wait: PushOptions['wait']
}

const pathOf = (name: string): string => `/1/indexes/${encodeURIComponent(name)}`

/** Wait until the service has completed the task that it returned. */
async function finish(response: unknown, index: string, { api, wait }: Session): Promise<void> {
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
  options: PushOptions,
): Promise<void> {
  const { indexName, appId, adminKey, wait } = options
  const keys = { 'x-algolia-application-id': appId, 'x-algolia-api-key': adminKey }
  const api = createServiceApi(options, keys)
  const session = { api, wait }
  const temporary = `${indexName}_docs-ssg_tmp`
  const tmp = pathOf(temporary)
  // It may contain records of an interrupted push.
  const cleared = await api({ method: 'POST', path: `${tmp}/clear`, mayBeMissing: true })
  if (cleared !== undefined) await finish(cleared, tmp, session)
  const copied = await api({
    method: 'POST',
    path: `${pathOf(indexName)}/operation`,
    body: { operation: 'copy', destination: temporary, scope: ['settings', 'synonyms', 'rules'] },
    mayBeMissing: true,
  })
  if (copied !== undefined) await finish(copied, pathOf(indexName), session)
  for (let start = 0; start < records.length; start += batchSize) {
    const requests = records
      .slice(start, start + batchSize)
      .map((body) => ({ action: 'addObject', body }))
    const added = await api({ method: 'POST', path: `${tmp}/batch`, body: { requests } })
    await finish(added, tmp, session)
  }
  const body = { operation: 'move', destination: indexName }
  const moved = await api({ method: 'POST', path: `${tmp}/operation`, body })
  await finish(moved, tmp, session)
}
