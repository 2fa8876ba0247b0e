import { configureStore } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query'
import { dev, thrown } from './probe.mjs'

const GUIDE = 'rtk-query/usage/infinite-queries'
const FIELDS = 'rtk-query/api/endpoint-definitions'

/** @returns a list of five pages with a store, its requests and its current state */
function list({ options, ...endpoint } = {}) {
  const requests = []
  const failing = new Set()
  const seen = { data: [], endpoint: undefined }
  const api = createApi({
    baseQuery: async (page) => {
      requests.push(page)
      return failing.has(page) ? { error: 'failed' } : { data: [page] }
    },
    endpoints: (build) => ({
      getPosts: build.infiniteQuery({
        query: ({ pageParam }) => pageParam,
        infiniteQueryOptions: {
          initialPageParam: 1,
          getNextPageParam: (_page, _pages, last) => (last < 5 ? last + 1 : undefined),
          getPreviousPageParam: (_page, _pages, first) => (first > 1 ? first - 1 : undefined),
          ...options,
        },
        ...endpoint,
      }),
    }),
  })
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
    devTools: false,
  })
  const { initiate, select } = api.endpoints.getPosts
  const load = (more) => store.dispatch(initiate('all', more))
  const state = () => select('all')(store.getState())
  const next = () => load({ direction: 'forward' })
  return { api, failing, load, next, requests, seen, state, params: () => state().data?.pageParams }
}

/** @returns the message of an endpoint that is added with wrong options */
const added = async (options) => (await thrown(() => list({ options })))?.replace('getPosts', '…')

/** Statements about infinite queries: page, excerpt, probe, expected result. */
export const claims = [
  [
    GUIDE,
    "`maxPages for endpoint 'getPosts' must be a number greater than 0`",
    () => added({ maxPages: 0 }),
    dev("maxPages for endpoint '…' must be a number greater than 0", undefined),
  ],
  [
    GUIDE,
    "`getPreviousPageParam for endpoint 'getPosts' must be a function if maxPages is used`",
    () => added({ maxPages: 2, getPreviousPageParam: undefined }),
    dev("getPreviousPageParam for endpoint '…' must be a function if maxPages is used", undefined),
  ],
  [
    GUIDE,
    "`0` and `''` are valid parameters; only `undefined` and `null` mark the end",
    async () => {
      const found = []
      for (const param of [0, '', undefined, null]) {
        const { load, state } = list({ options: { getNextPageParam: () => param } })
        await load()
        found.push(state().hasNextPage)
      }
      return found
    },
    [true, true, false, false],
  ],
  [
    GUIDE,
    "an entry that already has pages isn't affected",
    async () => {
      const { load, params } = list()
      await load({ initialPageParam: 3 })
      await load({ initialPageParam: 4, forceRefetch: true })
      return params()
    },
    [3],
  ],
  [
    GUIDE,
    'At the end of the list, `fetchNextPage` does nothing, and in an empty entry it loads the first page',
    async () => {
      const { next, params, requests } = list({ options: { getNextPageParam: () => undefined } })
      await next()
      const first = params()
      await next()
      return [first, requests]
    },
    [[1], [1]],
  ],
  [
    GUIDE,
    'a sixth page at the end of the list removes the first one, and a page at the beginning removes the last one',
    async () => {
      const { load, next, params } = list({ options: { maxPages: 2 } })
      for (const _ of [1, 2, 3]) await next()
      const forward = params()
      await load({ direction: 'backward' })
      return [forward, params()]
    },
    [
      [2, 3],
      [1, 2],
    ],
  ],
  [
    GUIDE,
    'The refetch starts at the *first page that is cached*, with its parameter',
    async () => {
      const { load, next, requests } = list({ options: { maxPages: 2 } })
      for (const _ of [1, 2, 3]) await next()
      requests.length = 0
      await load({ forceRefetch: true })
      return requests
    },
    [2, 3],
  ],
  [
    GUIDE,
    'If one request fails, the old pages stay, and `isError` is `true`',
    async () => {
      const { failing, load, next, params, state } = list()
      await next()
      await next()
      failing.add(2)
      await load({ forceRefetch: true })
      return [params(), state().isError, state().data.pages]
    },
    [[1, 2], true, [[1], [2]]],
  ],
  [
    GUIDE,
    '`refetchCachedPages: false` removes all pages but the first and loads only that one',
    async () => {
      const { load, next, params, requests } = list({ options: { refetchCachedPages: false } })
      await next()
      await next()
      requests.length = 0
      await load({ forceRefetch: true })
      return [params(), requests]
    },
    [[1], [1]],
  ],
  [
    GUIDE,
    '`{ queryArg, pageParam }`, and so does the third parameter of `transformResponse`',
    async () => {
      let seen
      const { load } = list({ transformResponse: (data, _meta, arg) => ((seen = arg), data) })
      await load()
      return seen
    },
    { queryArg: 'all', pageParam: 1 },
  ],
  [
    GUIDE,
    'has the same type, but contains only the query argument at run time',
    async () => {
      let seen
      const { failing, load } = list({
        transformErrorResponse: (error, _meta, arg) => ((seen = arg), error),
      })
      failing.add(1)
      await load()
      return seen
    },
    'all',
  ],
  [
    GUIDE,
    'belong to the entry, and receive its data as `{ pages, pageParams }`',
    async () => {
      const seen = []
      const { load } = list({
        providesTags: (data) => (seen.push(data), []),
        onQueryStarted: async (_, { queryFulfilled }) =>
          void seen.push((await queryFulfilled).data),
        onCacheEntryAdded: async (_, { cacheDataLoaded }) =>
          void seen.push((await cacheDataLoaded).data),
      })
      await load()
      return seen
    },
    Array.from({ length: 3 }, () => ({ pages: [[1]], pageParams: [1] })),
  ],
  [
    GUIDE,
    '| 5 (since 2.8.0) | `queryArg` | `queryArg` |',
    async () => {
      let seen
      const { next } = list({
        options: { getNextPageParam: (...parameters) => void (seen = parameters) },
      })
      await next()
      return seen
    },
    [[1], [[1]], 1, [1], 'all'],
  ],
  [
    FIELDS,
    'Whether a refetch loads all pages again, one after another, or only the first',
    async () => {
      const { load, next, requests } = list()
      await next()
      await next()
      requests.length = 0
      await load({ forceRefetch: true })
      return requests
    },
    [1, 2],
  ],
]
