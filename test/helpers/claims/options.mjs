import { createApi, defaultSerializeQueryArgs, fakeBaseQuery } from '@reduxjs/toolkit/query'
import { dev, message, pause, printed, quiet, thrown } from './probe.mjs'
import { blog, one } from './blog.mjs'

const API = 'rtk-query/api/createApi'
const SPLIT = 'rtk-query/api/created-api/code-splitting'

const keyOf = (queryArgs) => defaultSerializeQueryArgs({ endpointName: 'get', queryArgs })

/** What the base query receives as its second argument. */
async function baseQueryApi(start) {
  const seen = []
  const { api, store } = blog({ api: { baseQuery: (_, given) => seen.push(given) && { data: 1 } } })
  await start(api, store.dispatch)
  return seen.at(-1)
}
const failingSchema = {
  '~standard': { version: 1, vendor: 'test', validate: () => ({ issues: [{ message: 'no' }] }) },
}
const failing = (notes) => ({
  responseSchema: failingSchema,
  onSchemaFailure: () => void notes.push('endpoint'),
})

/** Statements of pages: page, excerpt, probe, expected result or a check of it. */
export const claims = [
  [
    API,
    "because `{ error: '' }` or `{ error: 0 }` isn't recognized as a failure",
    async () => {
      const { load } = one(() => ({ queryFn: () => ({ error: 0 }) }))
      return (await quiet(() => load('a'))).isError
    },
    false,
  ],
  [
    API,
    'A function is missing from the key, a `Map` becomes `{}`',
    () => [keyOf({ a: () => 1, b: 1 }), keyOf(new Map([[1, 2]]))],
    ['get({"b":1})', 'get({})'],
  ],
  [
    API,
    '`Infinity` keeps the entry until you',
    async () => {
      const { get, entry, api, store } = blog({ api: { keepUnusedDataFor: Infinity } })
      const promise = get('a')
      await promise
      promise.unsubscribe()
      await pause(30)
      const kept = entry('a')?.status
      store.dispatch(api.util.resetApiState())
      return [kept, entry('a')]
    },
    ['fulfilled', undefined],
  ],
  [
    API,
    '`false` sends no request, `true` always sends one, and a number sends one if the data is at least that many seconds old',
    async () => {
      const sent = async (refetchOnMountOrArgChange) => {
        const { get, requests } = blog({ api: { refetchOnMountOrArgChange } })
        await get('a')
        await pause(5)
        await get('a')
        return requests.length
      }
      return [await sent(false), await sent(true), await sent(0.001), await sent(100)]
    },
    [1, 2, 2, 1],
  ],
  [
    API,
    "If the endpoint has such a function as well, both run, the endpoint's first",
    async () => {
      const order = []
      const { load } = one(() => failing(order), {
        api: { onSchemaFailure: () => void order.push('api') },
      })
      await quiet(() => load('a'))
      return order
    },
    (found) => String(found) === 'endpoint,api',
  ],
  [
    API,
    'Without it, a schema failure is an unhandled error',
    async () => {
      const { load } = one(failing)
      let result
      const lines = await printed(async () => {
        result = await load('a')
      })
      return [result.isError, result.error.name, lines.length > 0]
    },
    [true, 'SchemaError', true],
  ],
  [
    API,
    'turns a rejected value into an ordinary error that components can show',
    async () => {
      const { load } = one(failing, { api: { catchSchemaFailure: () => 'caught' } })
      return (await load('a')).error
    },
    'caught',
  ],
  [
    API,
    '`true` switches all schemas off',
    async () => {
      const { load } = one(failing, { api: { skipSchemaValidation: true } })
      return (await load('a')).isSuccess
    },
    true,
  ],
  [
    API,
    'the `arg` as the caller gave it and, for queries, the `queryCacheKey`',
    async () => {
      const { load, notes } = one((found) => ({
        responseSchema: failingSchema,
        onSchemaFailure: (error, info) => void found.push(error.schemaName, error.issues, info),
      }))
      await quiet(() => load('a'))
      return notes
    },
    [
      'responseSchema',
      [{ message: 'no' }],
      { endpoint: 'one', arg: 'a', type: 'query', queryCacheKey: 'one("a")' },
    ],
  ],
  [
    API,
    '`enhanceEndpoints({ addTagTypes })` adds names later',
    async () => {
      const { api, store } = blog()
      const invalidate = () => printed(() => store.dispatch(api.util.invalidateTags(['New'])))
      const before = await invalidate()
      api.enhanceEndpoints({ addTagTypes: ['New'] })
      return [before.length, (await invalidate()).length]
    },
    ([before, after]) => after === 0 && before === dev(1, 0),
  ],
  [
    API,
    'For queries: the key of the entry (since 2.2.8)',
    async () => {
      const query = await baseQueryApi((api, dispatch) =>
        dispatch(api.endpoints.getPost.initiate('a')),
      )
      const mutation = await baseQueryApi((api, dispatch) =>
        dispatch(api.endpoints.addPost.initiate('a')),
      )
      return [
        query.queryCacheKey,
        query.type,
        query.endpoint,
        mutation.queryCacheKey,
        mutation.type,
      ]
    },
    ['getPost("a")', 'query', 'getPost', undefined, 'mutation'],
  ],
  [
    API,
    'For queries: the cache is bypassed (since 1.7.0)',
    async () => {
      const forced = async (more) =>
        Boolean(
          (
            await baseQueryApi((api, dispatch) =>
              dispatch(api.endpoints.getPost.initiate('a', more)),
            )
          ).forced,
        )
      return [await forced({}), await forced({ forceRefetch: true })]
    },
    (found) => found[1] === true && found[0] === false,
  ],
  [
    API,
    'is the unhandled error of an endpoint that has `query` but no base query',
    async () => {
      const { get } = blog({ api: { baseQuery: fakeBaseQuery() } })
      return (await quiet(() => get('a'))).error.message
    },
    message(33, 'When using `fakeBaseQuery`, all queries & mutations must use the `queryFn`'),
  ],
  [
    API,
    'concern [`infiniteQueryOptions`](./endpoint-definitions.md#infinitequeryoptions), and are thrown if `NODE_ENV` is `development`',
    async () => {
      const refused = (infiniteQueryOptions) =>
        thrown(() =>
          createApi({
            baseQuery: fakeBaseQuery(),
            endpoints: (build) => ({
              list: build.infiniteQuery({
                queryFn: () => ({ data: 1 }),
                infiniteQueryOptions: { initialPageParam: 0, ...infiniteQueryOptions },
              }),
            }),
          }),
        )
      return [await refused({ maxPages: 0 }), await refused({ maxPages: 1 })]
    },
    dev(
      [
        "maxPages for endpoint 'list' must be a number greater than 0",
        "getPreviousPageParam for endpoint 'list' must be a function if maxPages is used",
      ],
      [undefined, undefined],
    ),
  ],
  [
    SPLIT,
    'An object is copied over the definition with',
    async () => {
      const { api, get } = blog()
      const notes = []
      api.enhanceEndpoints({
        endpoints: { getPost: { transformResponse: (raw) => notes.push(raw) } },
      })
      const result = await get('a')
      return [notes, result.data]
    },
    [[{ of: 'a' }], 1],
  ],
  [
    SPLIT,
    'The object form is then ignored, while the function form is called with `undefined`',
    async () => {
      const { api } = blog()
      const seen = []
      await printed(() =>
        api.enhanceEndpoints({
          endpoints: {
            none: (definition) => void seen.push(definition),
            other: { query: () => 1 },
          },
        }),
      )
      return [seen, api.endpoints.other]
    },
    [[undefined], undefined],
  ],
  [
    SPLIT,
    'The object is the same, so `ordersApi === shopApi`',
    () => {
      const { api } = blog()
      return api.injectEndpoints({ endpoints: () => ({}) }) === api
    },
    true,
  ],
]
