import { fakeBaseQuery, fetchBaseQuery, retry, setupListeners } from '@reduxjs/toolkit/query'
import { thrown } from './probe.mjs'
const answer = (body, init) => async (request) => {
  seen = request
  return new Response(typeof body === 'function' ? await body(request) : body, init)
}
let seen
const base = (options) => fetchBaseQuery({ baseUrl: 'http://a.test/', ...options })
const api = {
  signal: new AbortController().signal,
  getState: () => ({}),
  extra: undefined,
  endpoint: 'e',
  type: 'query',
}
const sent = async (args, options) => {
  const result = await base({ fetchFn: answer('{}'), ...options })(args, api, {})
  return {
    result,
    request: seen,
    type: seen?.headers.get('content-type'),
    body: seen?.method === 'GET' ? undefined : await seen?.text(),
  }
}

/** Statements of pages: page, excerpt, probe, expected result or a check of it. */
export const claims = [
  [
    'rtk-query/api/fetch-args',
    "`'json'` parses the body as JSON, and returns `null` if it is empty",
    async () => (await sent('a', { fetchFn: answer('') })).result.data,
    null,
  ],
  [
    'rtk-query/api/fetch-args',
    "**Strings** are sent unchanged, with your `content-type` or the platform's default, `text/plain`",
    async () => {
      const { type, body } = await sent({ url: 'a', method: 'POST', body: '{"a":1}' })
      return [type, body]
    },
    ['text/plain;charset=UTF-8', '{"a":1}'],
  ],
  [
    'rtk-query/api/fetch-args',
    'Fields whose value is `undefined` are left out, and `null` becomes the text `null`',
    async () => (await sent({ url: 'a', params: { x: undefined, y: null } })).request.url,
    'http://a.test/a?y=null',
  ],
  [
    'rtk-query/api/fetch-args',
    'returns JSON if the header of the response counts as JSON, and text otherwise',
    async () => {
      const of = async (type) =>
        (
          await sent(
            { url: 'a', responseHandler: 'content-type' },
            { fetchFn: answer('{"a":1}', { headers: { 'content-type': type } }) },
          )
        ).result.data
      return [await of('application/json'), await of('text/csv')]
    },
    [{ a: 1 }, '{"a":1}'],
  ],
  [
    'rtk-query/api/fetchBaseQuery',
    'Absolute URLs ignore `baseUrl`',
    async () => (await sent('http://b.test/x')).request.url,
    'http://b.test/x',
  ],
  [
    'rtk-query/api/fetchBaseQuery',
    'writes an array into the query string as `a,b` and a nested object as `[object Object]`',
    async () =>
      decodeURIComponent((await sent({ url: 'a', params: { x: ['a', 'b'], y: {} } })).request.url),
    'http://a.test/a?x=a,b&y=[object+Object]',
  ],
  [
    'rtk-query/api/fetchBaseQuery',
    'Your serializer receives the `params` unchanged, including fields that are `undefined`',
    async () => {
      let got
      await sent(
        { url: 'a', params: { x: undefined } },
        {
          paramsSerializer: (params) => {
            got = params
            return ''
          },
        },
      )
      return got
    },
    { x: undefined },
  ],
  [
    'rtk-query/api/fetchBaseQuery',
    'so `new Request` throws `Failed to parse URL`',
    async () =>
      (await thrown(() => fetchBaseQuery({ fetchFn: answer('{}') })('/a', api, {})))?.slice(0, 19),
    'Failed to parse URL',
  ],
  [
    'rtk-query/api/fetchBaseQuery',
    "If you choose one that the default `isJsonContentType` doesn't recognize, change both, or the body isn't stringified",
    async () =>
      (
        await sent(
          { url: 'a', method: 'POST', body: { a: 1 } },
          { jsonContentType: 'application/x' },
        )
      ).body,
    '[object Object]',
  ],
  [
    'rtk-query/api/fetchBaseQuery',
    'status 200 to 299',
    async () =>
      (
        await Promise.all(
          [200, 299, 300, 404].map((status) => sent('a', { fetchFn: answer('{}', { status }) })),
        )
      ).map(({ result }) => result.error?.status),
    [undefined, undefined, 300, 404],
  ],
  [
    'rtk-query/api/fetchBaseQuery',
    'A base query for APIs with `queryFn` only; throws if it is used',
    async () => Boolean(await thrown(() => fakeBaseQuery()())),
    true,
  ],
  [
    'rtk-query/api/fetchBaseQuery',
    'Headers of a request replace the default headers',
    async () => {
      const { request } = await sent({ url: 'a', headers: { y: '2' } }, { headers: { x: '1' } })
      return [request.headers.get('x'), request.headers.get('y')]
    },
    [null, '2'],
  ],
  [
    'rtk-query/api/retry',
    'six requests at most',
    async () => {
      let count = 0
      await retry(
        async () => {
          count++
          return { error: 1 }
        },
        { backoff: async () => {} },
      )('a', api, {})
      return count
    },
    6,
  ],
  [
    'rtk-query/api/retry',
    '`attempt` starts at 1 after the first failure',
    async () => {
      const attempts = []
      await retry(async () => ({ error: 1 }), {
        backoff: async () => {},
        retryCondition: (_, __, { attempt }) => {
          attempts.push(attempt)
          return attempt < 2
        },
      })('a', api, {})
      return attempts
    },
    [1, 2],
  ],
  [
    'rtk-query/api/retry',
    "throws an error that the wrapper doesn't repeat, so the result is `{ error, meta }`",
    async () => {
      let count = 0
      const result = await retry(
        async () => {
          count++
          retry.fail('x', 'm')
        },
        { backoff: async () => {} },
      )('a', api, {})
      return [count, result]
    },
    [1, { error: 'x', meta: 'm' }],
  ],
  [
    'rtk-query/api/retry',
    'It is repeated up to `maxRetries` times (five if you passed only a condition), and then returned as `error`, unchanged',
    async () => {
      let count = 0
      const result = await retry(
        async () => {
          count++
          throw 'boom'
        },
        { backoff: async () => {}, retryCondition: () => false },
      )('a', api, {})
      return [count, result.error]
    },
    [6, 'boom'],
  ],
  [
    'rtk-query/api/setupListeners',
    'or, with your own handler, what the handler returns',
    () =>
      setupListeners(
        () => {},
        () => 'mine',
      ),
    'mine',
  ],
]
