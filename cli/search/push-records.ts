// Uploads records to the hosted index. Enters: records, the key.
// Must not reveal the key in a message or file. Readers search the old index until the new one is
// complete.
// https://www.algolia.com/doc/rest-api/search
import type { SearchRecord } from './create-records.ts'
import { toErrorMessage } from '../primitives/error-message.ts'

/** Where to push, and the side effects that tests replace. */
interface PushOptions {
  /** `https://APPID.algolia.net` */
  readonly endpoint: string
  readonly appId: string
  readonly indexName: string
  /** A key with write permissions. */
  readonly adminKey: string
  readonly fetch: typeof fetch
  /** Wait for a number of milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>
  readonly signal?: AbortSignal
}

/** The search service rejected a request; the message doesn't contain the key. */
export class PushError extends Error {}

const batchSize = 1000
const maxAttempts = 5
const firstWait = 500
const maxPolls = 600

interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: unknown
  /** A missing index is not an error. */
  readonly mayBeMissing?: boolean
}

type Api = (call: Call) => Promise<unknown>

interface Session {
  readonly api: Api
  readonly wait: PushOptions['wait']
}

const pathOf = (name: string): string => `/1/indexes/${encodeURIComponent(name)}`

const withoutKey = (text: string, key: string): string => text.replaceAll(key, '***')

/** Worth a retry: no response, too many requests, or a server error. */
const isTemporary = (status: number): boolean => status === 0 || status === 429 || status >= 500

function createApi(options: PushOptions): Api {
  const { endpoint, appId, adminKey, wait, signal } = options
  const once = async ({ method, path, body }: Call) => {
    try {
      const response = await options.fetch(`${endpoint}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          'x-algolia-application-id': appId,
          'x-algolia-api-key': adminKey,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
      })
      return { status: response.status, text: await response.text() }
    } catch (error) {
      signal?.throwIfAborted()
      return { status: 0, text: toErrorMessage(error) }
    }
  }
  return async (call) => {
    for (let attempt = 1; ; attempt++) {
      const { status, text } = await once(call)
      if (status >= 200 && status < 300) return parse(text, call.path)
      if (status === 404 && call.mayBeMissing) return undefined
      if (!isTemporary(status) || attempt === maxAttempts) {
        const details = withoutKey(text, adminKey).slice(0, 200)
        throw new PushError(describeFailure(call, status, details))
      }
      await wait(firstWait * 2 ** (attempt - 1))
    }
  }
}

function describeFailure({ method, path }: Call, status: number, details: string): string {
  return status === 0
    ? `The search service could not be reached for \`${method} ${path}\`: ${details}`
    : `The search service responded to \`${method} ${path}\` with status ${status}: ${details}`
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new PushError(
      `The search service responded to \`${path}\` with something other than JSON.`,
    )
  }
}

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
    await wait(firstWait)
  }
  throw new PushError(`The search service did not finish task ${task} in time.`)
}

/** Fill a temporary index with the settings of the old one, then replace the old one with it. */
export async function pushRecords(
  records: readonly SearchRecord[],
  options: PushOptions,
): Promise<void> {
  const { indexName, wait } = options
  const api = createApi(options)
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
