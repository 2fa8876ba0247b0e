import { configureStore } from '@reduxjs/toolkit'
import {
  buildCreateApi,
  coreModule,
  createApi,
  defaultSerializeQueryArgs,
  fakeBaseQuery,
  fetchBaseQuery,
  QueryStatus,
  retry,
  setupListeners,
} from '@reduxjs/toolkit/query'
import { blog, one } from './blog.mjs'
import { dev, message, pause, printed, quiet, thrown } from './probe.mjs'

const BUILD = 'rtk-query/internal/buildSlice'
const API = 'rtk-query/api/createApi'
const MANUAL = 'rtk-query/usage/manual-cache-updates'
const ENDPOINTS = 'rtk-query/api/created-api/endpoints'

const keysOf = ({ api, store }) => Object.keys(store.getState()[api.reducerPath].queries)

/** @returns which of the actions that `act` dispatches reach the reducers, without the prefix */
async function reaching(act) {
  const made = blog()
  await made.get('a')
  made.actions.length = 0
  await act(made)
  return made.actions.map(({ type }) => type.replace(/^\w+\//, ''))
}

/** @returns what one attempt of a base query with an API's options returns */
const attempt = (baseQuery, args = 'https://a.example') =>
  baseQuery(args, { signal: new AbortController().signal, getState() {} }, {})

/** Statements about requests and caches that were chosen at random from the pages. */
export const claims = [
  ...[
    ['updateSubscriptionOptions', { endpointName: 'getPost', requestId: 'r', options: {} }],
    ['unsubscribeQueryResult', { requestId: 'r' }],
    ['internal_getRTKQSubscriptions', undefined],
  ].map(([name, payload]) => [
    BUILD,
    "the middleware doesn't pass on its actions",
    () =>
      reaching(({ api, store }) => {
        const key = { queryCacheKey: 'getPost("a")', ...payload }
        store.dispatch(api.internalActions[name](key))
      }),
    [],
  ]),
  [
    BUILD,
    "skips endpoints that aren't queries",
    async () => {
      const made = blog()
      const entry = { endpointName: 'addPost', arg: 'a', value: 1 }
      const act = () => made.store.dispatch(made.api.util.upsertQueryEntries([entry]))
      return [(await printed(act)).length, keysOf(made)]
    },
    dev([1, []], [0, []]),
  ],
  [
    BUILD,
    'in other environments, both are `true`',
    () => {
      const { api, store } = blog()
      const { online, focused } = store.getState()[api.reducerPath].config
      return [online, focused]
    },
    [true, true],
  ],
  [
    'rtk-query/usage/error-handling',
    'By default, it does so for *every* error',
    async () => {
      let calls = 0
      const base = retry(() => ({ error: { status: (calls += 1) > 2 ? 404 : 500 } }), {
        backoff: async () => {},
      })
      await base('a', { signal: new AbortController().signal }, {})
      return calls
    },
    6,
  ],
  [
    'rtk-query/api/retry',
    'because elsewhere, the whole object `{ error, meta }` would become the `error`',
    async () => {
      const api = createApi({
        baseQuery: () => retry.fail({ status: 404 }, { a: 1 }),
        endpoints: (build) => ({ get: build.query({ query: () => '' }) }),
      })
      const store = configureStore({
        reducer: { api: api.reducer },
        middleware: (get) => get().concat(api.middleware),
      })
      const { error } = await quiet(() => store.dispatch(api.endpoints.get.initiate()))
      return error
    },
    (found) => JSON.stringify(found).includes('404') && found.status === undefined,
  ],
  [
    'rtk-query/internal/overview',
    'Since each call of `select(arg)` creates a new memoized selector',
    () => {
      const { select } = blog().api.endpoints.getPost
      return select('a') === select('a')
    },
    false,
  ],
  [
    'rtk-query/internal/overview',
    'returns an object with the `name` of the module and a function, `injectEndpoint`',
    () => {
      let names
      const core = coreModule()
      const spy = {
        name: Symbol('spy'),
        init: (...args) => {
          const made = core.init(...args)
          names = Object.keys(made)
          return made
        },
      }
      buildCreateApi(spy)({ baseQuery: fakeBaseQuery(), endpoints: () => ({}) })
      return names
    },
    ['name', 'injectEndpoint'],
  ],
  [
    MANUAL,
    '`selectAllQueryEntries(state)` returns all entries of the API',
    async () => {
      const { api, store, get } = blog()
      await get('a')
      await get('b')
      return Object.values(api.util.selectAllQueryEntries(store.getState())).length
    },
    2,
  ],
  [
    MANUAL,
    'The time stamp stays the same',
    async () => {
      const { api, store, get, entry } = blog()
      await get('a')
      const before = entry('a').fulfilledTimeStamp
      await pause(3)
      store.dispatch(api.util.updateQueryData('getPost', 'a', () => 5))
      return [entry('a').fulfilledTimeStamp === before, entry('a').data]
    },
    [true, 5],
  ],
  [
    MANUAL,
    "the recipe doesn't run, and `change.patches` is empty",
    () => {
      const { api, store } = blog()
      return store.dispatch(api.util.updateQueryData('getPost', 'a', () => 5)).patches
    },
    [],
  ],
  [
    ENDPOINTS,
    '- `name` is the name of the endpoint, for messages and logs',
    () => blog().api.endpoints.getPost.name,
    'getPost',
  ],
  [
    ENDPOINTS,
    "`QueryStatus.fulfilled` (`'fulfilled'`) and `QueryStatus.rejected` (`'rejected'`) tell how the latest request ended",
    () => [QueryStatus.fulfilled, QueryStatus.rejected],
    ['fulfilled', 'rejected'],
  ],
  [
    'rtk-query/api/endpoint-definitions',
    '| `cacheEntryRemoved` | `Promise<void>` | Resolves when the entry is removed; never rejects |',
    async () => {
      const { load, notes, store, api } = one((log) => ({
        onCacheEntryAdded: async (arg, { cacheEntryRemoved, cacheDataLoaded }) => {
          await cacheDataLoaded.catch(() => {})
          await cacheEntryRemoved
          log.push('removed')
        },
      }))
      await load('fail')
      store.dispatch(api.util.resetApiState())
      await pause(5)
      return notes
    },
    ['removed'],
  ],
  [
    'rtk-query/api/fetchBaseQuery',
    '- A **number** means that `validateStatus` returned `false`',
    async () => {
      const fetchFn = async () => Response.json({ no: 1 })
      const found = await attempt(fetchBaseQuery({ fetchFn, validateStatus: () => false }))
      return found.error
    },
    { status: 200, data: { no: 1 } },
  ],
  [
    'rtk-query/api/fetchBaseQuery',
    "Since `dispatch` isn't available here",
    async () => {
      let names
      const prepareHeaders = (headers, api) => {
        names = Object.keys(api)
      }
      const fetchFn = async () => Response.json(1)
      await attempt(fetchBaseQuery({ fetchFn, prepareHeaders }))
      return names.includes('dispatch')
    },
    false,
  ],
  [
    API,
    'with sorted keys',
    () =>
      defaultSerializeQueryArgs({
        queryArgs: { b: 1, a: { d: 2, c: 3 } },
        endpointDefinition: {},
        endpointName: 'get',
      }),
    'get({"a":{"c":3,"d":2},"b":1})',
  ],
  [
    API,
    "With `'delayed'`, a request that never ends holds up all invalidation",
    async () => {
      const { load, get, requests, store, api } = one(() => ({
        queryFn: () => new Promise(() => {}),
      }))
      await get('a')
      void load('x')
      store.dispatch(api.util.invalidateTags([{ type: 'Post', id: 'a' }]))
      await pause(20)
      return requests.length
    },
    1,
  ],
  [
    API,
    'In production, the error alone is logged',
    async () => (await printed(() => blog().get('throw'))).map((line) => line.slice(0, 34)),
    dev(['error: An unhandled error occurred'], ['error: thrown']),
  ],
  [
    API,
    'Restored entries without subscribers start their `keepUnusedDataFor` timer immediately',
    async () => {
      const old = blog()
      await old.get('a')
      const state = old.store.getState()[old.api.reducerPath]
      const made = blog({
        api: {
          keepUnusedDataFor: 0.02,
          extractRehydrationInfo: (action) => (action.type === 'restore' ? state : undefined),
        },
      })
      made.store.dispatch({ type: 'restore' })
      const before = keysOf(made).length
      await pause(80)
      return [before, keysOf(made).length]
    },
    [1, 0],
  ],
  [
    'rtk-query/usage/code-splitting',
    'A function for an unknown name is called with `undefined`',
    () =>
      quiet(() => {
        let called
        blog().api.enhanceEndpoints({ endpoints: { getOrdres: (found) => (called = [found]) } })
        return called
      }),
    (found) => found === undefined || found[0] === undefined,
  ],
  [
    'rtk-query/api/setupListeners',
    'nothing is installed and the result is an empty function',
    () => setupListeners(() => {})(),
    undefined,
  ],
  [
    'rtk-query/overview',
    'within 60 seconds, it shows the data immediately, without a request',
    async () => {
      const { get, requests } = blog()
      const first = get('a')
      await first
      first.unsubscribe()
      const { data } = await get('a')
      return [requests.length, data]
    },
    [1, { of: 'a' }],
  ],
  [
    'rtk-query/usage/server-side-rendering',
    'returns the promises of all requests that are pending *at this moment*, however they were started',
    async () => {
      const { api, store, get } = blog()
      void get('slow')
      void store.dispatch(api.util.prefetch('getPost', 'b', {}))
      const count = store.dispatch(api.util.getRunningQueriesThunk()).length
      await pause(100)
      return [count, store.dispatch(api.util.getRunningQueriesThunk()).length]
    },
    [2, 0],
  ],
  [
    'rtk-query/api/created-api/hooks',
    "so that the error is `{ name: 'AbortError', message: 'Aborted' }`",
    async () => {
      const { api, store } = blog()
      const request = store.dispatch(api.endpoints.addPost.initiate('slow'))
      request.abort()
      return (await request).error
    },
    { name: 'AbortError', message: 'Aborted' },
  ],
  [
    'rtk-query/usage/customizing-queries',
    'A base query is a function that returns `{ data }` or `{ error }`, directly or as a promise',
    async () => {
      const api = createApi({
        baseQuery: (data) => ({ data }),
        endpoints: (build) => ({ get: build.query({ query: (id) => id }) }),
      })
      const store = configureStore({
        reducer: { api: api.reducer },
        middleware: (get) => get().concat(api.middleware),
      })
      return (await store.dispatch(api.endpoints.get.initiate('a'))).data
    },
    'a',
  ],
  [
    'rtk-query/api/createApi',
    'is the unhandled error of an endpoint that has `query` but no base query',
    () => thrown(() => fakeBaseQuery()()),
    message(33, 'When using `fakeBaseQuery`, all queries & mutations must use'),
  ],
]
