import { expect, it } from 'vitest'
import {
  pushToMeilisearch,
  readMeilisearch,
} from '../../../../cli/search/providers/push-to-meilisearch.ts'

const endpoint = 'https://search.example'

interface Reply {
  readonly status: number
  readonly body: unknown
}

/** A service in this process, because some tests ask it thousands of times. */
function open(answer: (call: { method: string; path: string }) => Reply) {
  const calls: string[] = []
  const answerRequest: typeof fetch = async (url, { method = '' } = {}) => {
    const path = String(url).replace(endpoint, '')
    calls.push(`${method} ${path}`)
    const { status, body } = answer({ method, path })
    return new Response(JSON.stringify(body), { status })
  }
  const service = {
    endpoint,
    adminKey: 'secret',
    fetch: answerRequest,
    wait: async () => undefined,
  }
  return { options: { ...service, indexUid: 'docs', now: 7 }, calls }
}

const started = { status: 202, body: { taskUid: 1, status: 'enqueued' } }
const done = { status: 200, body: { uid: 1, status: 'succeeded' } }

it('deletes the new index when a task fails, and says why without the key', async () => {
  const error = { message: 'Invalid setting for secret', code: 'bad' }
  let last = ''
  const { options, calls } = open(({ method, path }) => {
    if (!path.startsWith('/tasks/')) {
      last = `${method} ${path}`
      return started
    }
    return last.endsWith('/settings') ? { status: 200, body: { status: 'failed', error } } : done
  })
  const push = pushToMeilisearch([], options)
  await expect(push).rejects.toThrow(
    'The search service could not finish `PATCH /indexes/docs_7/settings`: Invalid setting for ***',
  )
  expect(calls.filter((call) => !call.includes('/tasks/'))).toEqual([
    'POST /indexes',
    'PATCH /indexes/docs_7/settings',
    'DELETE /indexes/docs_7',
  ])
})

it.each([
  ['was canceled', { status: 200, body: { status: 'canceled' } }, 'it was canceled'],
  ['never ends', { status: 200, body: { status: 'processing' } }, 'did not finish'],
])('stops when a task %s', async (_, reply, message) => {
  const { options } = open(({ path }) => (path.startsWith('/tasks/') ? reply : started))
  await expect(pushToMeilisearch([], options)).rejects.toThrow(message)
})

it('stops when the service starts no task', async () => {
  const { options } = open(() => ({ status: 200, body: {} }))
  await expect(pushToMeilisearch([], options)).rejects.toThrow('started no task')
})

it('reads an index in parts', async () => {
  const all = Array.from({ length: 2500 }, (_, at) => ({ objectID: `id-${at}`, hash: `h${at}` }))
  const { options, calls } = open(({ path }) => {
    const query = new URL(path, 'http://localhost').searchParams
    const [from, count] = [Number(query.get('offset')), Number(query.get('limit'))]
    return { status: 200, body: { results: all.slice(from, from + count), total: all.length } }
  })
  const records = await readMeilisearch(options)
  expect(records?.size).toBe(2500)
  expect(records?.get('id-2499')).toBe('h2499')
  expect(calls).toHaveLength(3)
})

it.each([
  ['is missing', { status: 404, body: { code: 'index_not_found' } }],
  ['may not be read', { status: 403, body: { code: 'invalid_api_key' } }],
])('knows no records of an index that %s', async (_, reply) => {
  const { options } = open(() => reply)
  expect(await readMeilisearch(options)).toBe(undefined)
})
