import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  createSlice,
} from '@reduxjs/toolkit'
import { createApi, retry } from '@reduxjs/toolkit/query'
import { dev, pause, printed, quiet, thrown } from './probe.mjs'

const UPDATES = 'rtk-query/usage/manual-cache-updates'
const SPLITTING = 'rtk-query/usage/code-splitting'
const RETRY = 'rtk-query/api/retry'

/** @returns an API with a query that returns its argument, with its store */
function echo(options) {
  const api = createApi({
    baseQuery: (arg) => ({ data: arg }),
    endpoints: (build) => ({ getPost: build.query({ query: (id) => id }) }),
    ...options,
  })
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
    devTools: false,
  })
  return { api, store }
}
const entries = ({ store }) => Object.keys(store.getState().api.queries)

/** Statements of guides about upserts, endpoints that are replaced, and options of one endpoint: page, excerpt, probe, expected result. */
export const claims = [
  [
    UPDATES,
    "| Endpoint that doesn't exist | Throws | Skipped, with a warning in development |",
    async () => {
      const site = echo()
      const { upsertQueryData, upsertQueryEntries } = site.api.util
      const message = await thrown(() => site.store.dispatch(upsertQueryData('other', 1, 1)))
      const lines = await printed(() =>
        site.store.dispatch(upsertQueryEntries([{ endpointName: 'other', arg: 1, value: 1 }])),
      )
      return [message !== undefined, lines.length, entries(site)]
    },
    dev([true, 1, []], [true, 0, []]),
  ],
  [
    SPLITTING,
    'Components that destructured a hook before keep the old hook, which uses the new definition for requests',
    async () => {
      const { api, store } = echo()
      const endpoint = api.endpoints.getPost
      const { initiate } = endpoint
      api.injectEndpoints({
        endpoints: (build) => ({ getPost: build.query({ query: (id) => `v2/${id}` }) }),
        overrideExisting: true,
      })
      const { data } = await store.dispatch(initiate('p1', { subscribe: false }))
      return [api.endpoints.getPost === endpoint, endpoint.initiate === initiate, data]
    },
    [true, false, 'v2/p1'],
  ],
  [
    SPLITTING,
    'It sends nothing, its promise resolves to an entry that is `uninitialized`',
    async () => {
      let requests = 0
      const { api } = echo({ reducerPath: 'reports', baseQuery: () => ({ data: ++requests }) })
      const auth = createSlice({ name: 'auth', initialState: 1, reducers: {} })
      const reducer = combineSlices(auth)
      const late = createDynamicMiddleware()
      const store = configureStore({
        reducer,
        middleware: (defaults) => defaults().concat(late.middleware),
        devTools: false,
      })
      reducer.inject(api)
      late.addMiddleware(api.middleware)
      const { status } = await quiet(() => store.dispatch(api.endpoints.getPost.initiate('p1')))
      return [requests, status]
    },
    [0, 'uninitialized'],
  ],
  [
    RETRY,
    'An endpoint overrides them in its `extraOptions`',
    async () => {
      let requests = 0
      const failing = () => ({ error: ++requests })
      const { api, store } = echo({
        baseQuery: retry(failing, { maxRetries: 1, backoff: () => Promise.resolve() }),
        endpoints: (build) => ({
          getPost: build.query({ query: (id) => id, extraOptions: { maxRetries: 3 } }),
        }),
      })
      await store.dispatch(api.endpoints.getPost.initiate('p1', { subscribe: false }))
      return requests
    },
    4,
  ],
  [
    'rtk-query/api/createApi',
    'When the time is over, the entry is deleted, and a request that is still pending is aborted.',
    async () => {
      const seen = { aborted: false }
      const site = echo({
        keepUnusedDataFor: 0.01,
        baseQuery: (_arg, { signal }) =>
          new Promise((resolve) => {
            signal.addEventListener('abort', () => {
              seen.aborted = true
              resolve({ data: null })
            })
          }),
      })
      const request = site.store.dispatch(site.api.endpoints.getPost.initiate('p1'))
      await pause(1)
      request.unsubscribe()
      for (let round = 0; round < 1000 && !seen.aborted; round += 1) await pause(1)
      return [seen.aborted, entries(site)]
    },
    [true, []],
  ],
]
