// Puts records into the hosted index. Enters: records, the key. Leaves: nothing, or the fault.
// Must not show the key, in no message and no file; readers see the old index until the new one is whole.
// https://www.algolia.com/doc/rest-api/search
import type { SearchRecord } from './create-records.ts'
import { toErrorMessage } from '../primitives/error-message.ts'

/** Where to push, and the world it needs. */
interface PushOptions {
  /** `https://APPID.algolia.net` */
  readonly endpoint: string
  readonly appId: string
  readonly indexName: string
  /** Has write rights. */
  readonly adminKey: string
  readonly fetch: typeof fetch
  /** Milliseconds to wait. */
  readonly wait: (milliseconds: number) => Promise<void>
  readonly signal?: AbortSignal
}

/** What the service refused; the text holds no key. */
export class PushError extends Error {}

const BATCH = 1000
const TRIES = 5
const FIRST_WAIT = 500
const MOST_POLLS = 600

interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: unknown
  /** A missing index is no fault. */
  readonly mayBeMissing?: boolean
}

type Api = (call: Call) => Promise<unknown>

interface Session {
  readonly api: Api
  readonly wait: PushOptions['wait']
}

const pathOf = (name: string): string => `/1/indexes/${encodeURIComponent(name)}`

const withoutKey = (text: string, key: string): string => text.replaceAll(key, '***')

/** What may be asked again: no answer, too many requests, a fault of the service. */
const isPassing = (status: number): boolean => status === 0 || status === 429 || status >= 500

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
      if (!isPassing(status) || attempt === TRIES) {
        const answer = status === 0 ? 'could not be reached' : `answered ${status}`
        const said = withoutKey(text, adminKey).slice(0, 200)
        throw new PushError(`The search service ${answer} to ${call.method} ${call.path}: ${said}`)
      }
      await wait(FIRST_WAIT * 2 ** (attempt - 1))
    }
  }
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new PushError(`The search service answered ${path} with something else than JSON.`)
  }
}

/** Wait until the service has done what it was asked. */
async function finish(answer: unknown, index: string, { api, wait }: Session): Promise<void> {
  const task =
    typeof answer === 'object' && answer !== null && 'taskID' in answer ? answer.taskID : undefined
  if (typeof task !== 'number')
    throw new PushError('The search service gave no number for its task.')
  for (let poll = 0; poll < MOST_POLLS; poll++) {
    const state = await api({ method: 'GET', path: `${index}/task/${task}` })
    if (
      typeof state === 'object' &&
      state !== null &&
      'status' in state &&
      state.status === 'published'
    )
      return
    await wait(FIRST_WAIT)
  }
  throw new PushError(`The search service did not finish its task ${task}.`)
}

/** Fill a temporary index with the settings of the old one, then put it in its place. */
export async function pushRecords(
  records: readonly SearchRecord[],
  options: PushOptions,
): Promise<void> {
  const { indexName, wait } = options
  const api = createApi(options)
  const session = { api, wait }
  const temporary = `${indexName}_docs-ssg_tmp`
  const tmp = pathOf(temporary)
  // Left over from a push that was broken off.
  const cleared = await api({ method: 'POST', path: `${tmp}/clear`, mayBeMissing: true })
  if (cleared !== undefined) await finish(cleared, tmp, session)
  const copied = await api({
    method: 'POST',
    path: `${pathOf(indexName)}/operation`,
    body: { operation: 'copy', destination: temporary, scope: ['settings', 'synonyms', 'rules'] },
    mayBeMissing: true,
  })
  if (copied !== undefined) await finish(copied, pathOf(indexName), session)
  for (let start = 0; start < records.length; start += BATCH) {
    const requests = records
      .slice(start, start + BATCH)
      .map((body) => ({ action: 'addObject', body }))
    const answer = await api({ method: 'POST', path: `${tmp}/batch`, body: { requests } })
    await finish(answer, tmp, session)
  }
  const body = { operation: 'move', destination: indexName }
  const moved = await api({ method: 'POST', path: `${tmp}/operation`, body })
  await finish(moved, tmp, session)
}
