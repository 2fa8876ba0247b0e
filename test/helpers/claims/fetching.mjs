import { fetchBaseQuery } from '@reduxjs/toolkit/query'
import { thrown } from './probe.mjs'

const FETCH = 'rtk-query/api/fetchBaseQuery'
const ERRORS = 'rtk-query/usage/error-handling'

const api = {
  signal: new AbortController().signal,
  getState: () => ({}),
  endpoint: 'e',
  type: 'query',
}
/** @returns the result of a request with `fetchFn` */
const fetched = (fetchFn, options) =>
  fetchBaseQuery({ baseUrl: 'http://a.test', fetchFn, ...options })('x', api, {})
const urlOf = async (baseUrl, url) => {
  let found
  await fetchBaseQuery({
    baseUrl,
    fetchFn: async (request) => {
      found = request.url
      return new Response('{}')
    },
  })(url, api, {})
  return found
}
const joined = (baseUrl, url, expected) => [
  FETCH,
  `| \`${baseUrl}\` | \`${url}\` | \`${expected}\` |`,
  () => urlOf(baseUrl, url),
  expected,
]

/** Statements about `fetchBaseQuery` and its errors: page, excerpt, probe, expected result. */
export const claims = [
  joined('https://blog.example/api', 'posts', 'https://blog.example/api/posts'),
  joined('https://blog.example/api/', '/posts', 'https://blog.example/api/posts'),
  joined('https://blog.example/api', '?page=2', 'https://blog.example/api?page=2'),
  joined('https://blog.example/api/', '?page=2', 'https://blog.example/api/?page=2'),
  joined('https://blog.example/api', 'https://cdn.example/a.json', 'https://cdn.example/a.json'),
  [
    ERRORS,
    "| `'FETCH_ERROR'` | `error`: text | `fetch` rejected",
    async () =>
      (
        await fetched(() => {
          throw new TypeError('offline')
        })
      ).error,
    { status: 'FETCH_ERROR', error: 'TypeError: offline' },
  ],
  [
    ERRORS,
    'This includes a 404 or 502 with such a page',
    async () => {
      const { error } = await fetched(async () => new Response('<html>', { status: 404 }))
      return [error.status, error.originalStatus, error.data, typeof error.error]
    },
    ['PARSING_ERROR', 404, '<html>', 'string'],
  ],
  [
    ERRORS,
    "| `'TIMEOUT_ERROR'` | `error` | The `timeout` has passed |",
    async () => {
      const never = (request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason))
        })
      return (await fetched(never, { timeout: 5 })).error.status
    },
    'TIMEOUT_ERROR',
  ],
  [
    FETCH,
    "Change the object, which you may return but don't have to",
    async () => {
      const found = []
      for (const returns of [true, false])
        await fetched(
          async (request) => {
            found.push(request.headers.get('x'))
            return new Response('{}')
          },
          {
            prepareHeaders: async (headers) => {
              headers.set('x', '1')
              return returns ? headers : undefined
            },
          },
        )
      return found
    },
    ['1', '1'],
  ],
  [
    FETCH,
    "isn't expected, so it is logged",
    async () =>
      Boolean(
        await thrown(() =>
          fetched(async () => new Response('{}'), {
            validateStatus: () => {
              throw new Error('x')
            },
          }),
        ),
      ),
    true,
  ],
]
