import { fetchBaseQuery, retry } from '@reduxjs/toolkit/query'
import { pause } from './probe.mjs'
import { blog, loaded, one } from './blog.mjs'

const ARGS = 'rtk-query/api/fetch-args'
const FETCH = 'rtk-query/api/fetchBaseQuery'
const RETRY = 'rtk-query/api/retry'
const ERRORS = 'rtk-query/usage/error-handling'
const TAGS = 'rtk-query/usage/automated-refetching'
const CACHE = 'rtk-query/usage/cache-behavior'

/** Sends one request, and returns its result and what `fetch` received; `respond` makes the response. */
async function exchange(args, options, respond = () => new Response('{"a":1}')) {
  let request
  const send = fetchBaseQuery({
    baseUrl: 'http://a.test',
    fetchFn: async (given) => {
      request = given
      return respond(given)
    },
    ...options,
  })
  const { signal } = new AbortController()
  const api = { signal, getState: () => ({}), endpoint: 'e', type: 'query' }
  const result = await send(args, api, {})
  const header = (name) => request.headers.get(name)
  return { ...result, request, accept: header('accept'), type: header('content-type') }
}
const acceptOf = async (responseHandler) => (await exchange({ url: 'x', responseHandler })).accept
const typeOf = async (body, headers) =>
  (await exchange({ url: 'x', method: 'POST', body, headers })).type
const text = (body, init) => () => new Response(body, init)

/** How often a failing base query runs, with options of the wrapper and of the endpoint. */
async function attempts(options, extraOptions, result = { error: 'no' }) {
  let runs = 0
  const base = retry(
    () => {
      runs += 1
      return result
    },
    { backoff: () => Promise.resolve(), ...options },
  )
  const { signal } = new AbortController()
  await base(
    'x',
    { signal, getState: () => ({}), endpoint: 'e', type: 'query' },
    extraOptions ?? {},
  )
  return runs
}

/** Statements of pages: page, excerpt, probe, expected result or a check of it. */
export const claims = [
  [
    ARGS,
    "`'text'` returns the body as a string, for example plain text or CSV instead of JSON. The header is `text/plain, text/html, */*`",
    async () => [
      (await exchange({ url: 'x', responseHandler: 'text' }, {}, text('a;b'))).data,
      await acceptOf('text'),
    ],
    ['a;b', 'text/plain, text/html, */*'],
  ],
  [
    ARGS,
    'It also determines the `accept` header, unless you set one',
    async () => [
      await acceptOf('json'),
      await acceptOf('content-type'),
      await acceptOf((response) => response.text()),
      (await exchange({ url: 'x', headers: { accept: 'text/csv' } })).accept,
    ],
    ['application/json', null, null, 'text/csv'],
  ],
  [
    ARGS,
    'are sent as `JSON.stringify(body, jsonReplacer)`, if the `content-type` counts as JSON',
    async () => {
      const { request, type } = await exchange(
        { url: 'x', method: 'POST', body: { a: 1, _b: 2 } },
        { jsonReplacer: (key, value) => (key === '_b' ? undefined : value) },
      )
      return [await request.text(), type]
    },
    ['{"a":1}', 'application/json'],
  ],
  [
    ARGS,
    'Your `content-type` is removed, so that the platform writes its own, with the boundary',
    async () => {
      const form = new FormData()
      form.append('a', 'b')
      const type = await typeOf(form, { 'content-type': 'application/json' })
      const search = await typeOf(new URLSearchParams({ a: 'b' }), { 'content-type': 'text/csv' })
      return [type.startsWith('multipart/form-data; boundary='), search.split(';')[0]]
    },
    [true, 'application/x-www-form-urlencoded'],
  ],
  [
    ARGS,
    'Your `content-type` is kept, unless it claims to be JSON',
    async () => [
      await typeOf(new Blob(['a']), { 'content-type': 'image/png' }),
      await typeOf(new Blob(['a']), { 'content-type': 'application/json' }),
    ],
    ['image/png', null],
  ],
  [
    ARGS,
    'they are appended with `?`, or with `&` if the URL already has a query string',
    async () => [
      (await exchange({ url: 'x', params: { a: 1 } })).request.url,
      (await exchange({ url: 'x?b=2', params: { a: 1 } })).request.url,
    ],
    ['http://a.test/x?a=1', 'http://a.test/x?b=2&a=1'],
  ],
  [
    ARGS,
    "If parsing fails, the request ends with `'PARSING_ERROR'`, even if its status is 200, and `data` of the error contains the text",
    async () => (await exchange('x', {}, text('<p>'))).error,
    ({ status, originalStatus, data }) =>
      status === 'PARSING_ERROR' && originalStatus === 200 && data === '<p>',
  ],
  [
    ARGS,
    'The handler also runs for failed requests, because it is called before `validateStatus`',
    async () => {
      const order = []
      const { error } = await exchange(
        {
          url: 'x',
          responseHandler: () => Promise.resolve(order.push('handler')),
          validateStatus: () => Boolean(order.push('status')) && false,
        },
        {},
        text('a', { status: 500 }),
      )
      return [order, error]
    },
    [['handler', 'status'], { status: 500, data: 1 }],
  ],
  [
    ARGS,
    "so `validateStatus` isn't called for a body that can't be parsed",
    async () => {
      let calls = 0
      const validateStatus = () => Boolean((calls += 1))
      await exchange({ url: 'x', validateStatus }, {}, text('<p>'))
      return calls
    },
    0,
  ],
  [
    ARGS,
    '`undefined` values are left out',
    async () => {
      const { request } = await exchange({ url: 'x', headers: { a: undefined, b: 'c' } })
      return [request.headers.has('a'), request.headers.get('b')]
    },
    [false, 'c'],
  ],
  [
    FETCH,
    "The `headers` of a single request aren't merged with the `headers` option but replace it. `prepareHeaders` runs in both cases",
    async () => {
      const { request } = await exchange(
        { url: 'x', headers: { b: '2' } },
        { headers: { a: '1' }, prepareHeaders: (headers) => void headers.set('c', '3') },
      )
      return ['a', 'b', 'c'].map((name) => request.headers.get(name))
    },
    [null, '2', '3'],
  ],
  [
    FETCH,
    '`0` and `undefined` mean that there is no limit',
    async () =>
      (
        await exchange('x', { timeout: 0 }, async () => {
          await pause(10)
          return new Response('1')
        })
      ).data,
    1,
  ],
  [
    FETCH,
    'The time starts before `prepareHeaders` and includes reading the body',
    async () => {
      const slow = new ReadableStream({ start: () => pause(500) })
      const body = await exchange('x', { timeout: 20 }, (request) => {
        const response = new Response(slow)
        request.signal.addEventListener('abort', () => response.body.cancel().catch(() => 0))
        response.text = () =>
          new Promise((resolve, reject) => {
            request.signal.addEventListener('abort', () => reject(request.signal.reason))
          })
        response.clone = () => response
        return response
      })
      return body.error.status
    },
    'TIMEOUT_ERROR',
  ],
  [
    FETCH,
    'or that `fetchFn` threw an error named `TimeoutError`',
    async () =>
      (
        await exchange('x', {}, () => {
          throw new DOMException('late', 'TimeoutError')
        })
      ).error.status,
    'TIMEOUT_ERROR',
  ],
  [
    FETCH,
    'means that `fetch` or `fetchFn` threw an error',
    async () =>
      (
        await exchange('x', {}, () => {
          throw new Error('offline')
        })
      ).error,
    { status: 'FETCH_ERROR', error: 'Error: offline' },
  ],
  [
    FETCH,
    'A field of the same name on a single request overrides them',
    async () => {
      const of = async (args) =>
        (await exchange(args, { credentials: 'include' })).request.credentials
      return [await of('x'), await of({ url: 'x', credentials: 'omit' })]
    },
    ['include', 'omit'],
  ],
  [
    FETCH,
    'Without `fetchFn`, the global function is looked up when a request is sent',
    async () => {
      const real = globalThis.fetch
      const send = fetchBaseQuery({ baseUrl: 'http://a.test' })
      globalThis.fetch = () => Promise.resolve(new Response('"mocked"'))
      const { signal } = new AbortController()
      const result = await send('x', { signal, getState: () => ({}) }, {})
      globalThis.fetch = real
      return result.data
    },
    'mocked',
  ],
  [
    RETRY,
    'The `extraOptions` of an endpoint override the options of the wrapper one by one',
    async () => [
      await attempts({ maxRetries: 2 }),
      await attempts({ maxRetries: 2 }, { maxRetries: 0 }),
    ],
    [3, 1],
  ],
  [
    RETRY,
    'If the wrapper has a `retryCondition`, `maxRetries: 0` in an endpoint changes nothing for returned errors',
    async () => {
      const retryCondition = (error, args, { attempt }) => attempt <= 2
      return [
        await attempts({ retryCondition }, { maxRetries: 0 }),
        await attempts({ retryCondition }, { retryCondition: () => false }),
      ]
    },
    [3, 1],
  ],
  [
    ERRORS,
    "doesn't reject, but resolves to a result with the field `error`",
    async () => {
      const { get, api, store } = blog()
      const query = await get('fail')
      const mutation = await store.dispatch(api.endpoints.addPost.initiate('fail'))
      return [query.error, mutation.error]
    },
    ['failed', 'failed'],
  ],
  [
    ERRORS,
    '`isError` is `false`, although `error` still contains the old failure',
    async () => {
      const { get, api, store } = blog()
      await get('fail')
      const again = get('fail', { forceRefetch: true })
      const { isError, error } = api.endpoints.getPost.select('fail')(store.getState())
      await again
      return [isError, error]
    },
    [false, 'failed'],
  ],
  [
    TAGS,
    'If the mutation is aborted, nothing is invalidated',
    async () => {
      const { get, api, store, requests } = blog({ invalidates: ['Post'] })
      await get('a')
      const mutation = store.dispatch(api.endpoints.addPost.initiate('slow'))
      mutation.abort()
      await mutation
      await pause(5)
      return requests.filter((args) => args === 'a').length
    },
    1,
  ],
  [
    TAGS,
    'its tags are computed again, unless you turn that off',
    async () => {
      let calls = 0
      const { load, api, store } = one(() => ({
        providesTags: () => {
          calls += 1
          return ['Post']
        },
      }))
      await load('a')
      const change = (...more) =>
        store.dispatch(
          api.util.updateQueryData('one', 'a', (post) => void (post.n = calls), ...more),
        )
      const before = calls
      change()
      const updated = calls
      change(false)
      return [updated - before, calls - updated]
    },
    [1, 0],
  ],
  [
    TAGS,
    'Without subscribers**, it is deleted immediately',
    async () => {
      const { promise, entry, store, util } = await loaded()
      promise.unsubscribe()
      await pause(1)
      store.dispatch(util.invalidateTags(['Post']))
      await pause(1)
      return entry('a')
    },
    undefined,
  ],
  [
    CACHE,
    'Fractions are allowed, and negative numbers count as `0`',
    async () => {
      const gone = async (keepUnusedDataFor) => {
        const { get, entry } = blog({ api: { keepUnusedDataFor } })
        const promise = get('a')
        await promise
        promise.unsubscribe()
        await pause(600)
        return entry('a') === undefined
      }
      return Promise.all([gone(0.01), gone(-5), gone(100)])
    },
    [true, true, false],
  ],
  [
    CACHE,
    'If a request for the same entry is already pending, neither function sends another one',
    async () => {
      const { promise, get, requests } = await loaded()
      await Promise.all([promise.refetch(), promise.refetch(), get('a', { forceRefetch: true })])
      return requests.length
    },
    2,
  ],
  [
    CACHE,
    'If a request is still pending for it, that request is aborted (since 2.9.0)',
    async () => {
      let request
      const { get } = blog({
        api: {
          keepUnusedDataFor: 0,
          baseQuery: async (_, { signal }) => {
            request = signal
            await pause(700)
            return { data: 1 }
          },
        },
      })
      get('a').unsubscribe()
      await pause(620)
      return request.aborted
    },
    true,
  ],
]
