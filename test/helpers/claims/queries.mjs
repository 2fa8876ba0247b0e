import { configureStore } from '@reduxjs/toolkit'
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query'
import { reactHooksModule } from '@reduxjs/toolkit/query/react'
import { dev, pause, printed, thrown } from './probe.mjs'
import { blog } from './blog.mjs'

const streaming = (onCacheEntryAdded) =>
  blog({ more: (build) => ({ getStream: build.query({ query: (id) => id, onCacheEntryAdded }) }) })
const open = ({ api, store }, id) => store.dispatch(api.endpoints.getStream.initiate(id))

/** Statements of the guides to RTK Query: page, excerpt, probe, expected result or a check of it. */
export const claims = [
  [
    'rtk-query/usage/customizing-queries',
    'An exception rejects it too, but `error` is then only a serialized `SerializedError`, and no tags are provided or invalidated',
    async () => {
      const { api, get, store } = blog()
      let error
      await printed(async () => {
        ;({ error } = await get('throw'))
      })
      const tagged = api.util.selectInvalidatedBy(store.getState(), ['Post']).length
      return [Object.keys(error).toSorted(), tagged]
    },
    [['message', 'name', 'stack'], 0],
  ],
  [
    'rtk-query/usage/customizing-queries',
    'except in production builds, the console shows `An unhandled error occurred processing a request for the endpoint "getStock".`',
    async () =>
      (await printed(() => blog().get('throw'))).map((line) => line.includes('An unhandled error')),
    dev([true], [false]),
  ],
  [
    'rtk-query/usage/customizing-create-api',
    'names the hook at the end: `When using custom hooks for context, all 3 hooks need to be provided:',
    async () => {
      const hooks = { useSelector: () => 1, useDispatch: () => 1 }
      return (await thrown(() => reactHooksModule({ hooks })))?.split('\n').pop().trim()
    },
    dev('Hook useStore was either not provided or not a function.', undefined),
  ],
  [
    'rtk-query/usage/customizing-create-api',
    'That form still works in development, with a warning, but production builds ignore it',
    async () =>
      (
        await printed(() =>
          reactHooksModule({ useSelector: () => 1, useDispatch: () => 1, useStore: () => 1 }),
        )
      ).length,
    dev(1, 0),
  ],
  [
    'rtk-query/usage/manual-cache-updates',
    "| Endpoint that doesn't exist | Throws | Skipped, with a warning in development |",
    async () => {
      const { api, store } = blog()
      const single = await thrown(() => store.dispatch(api.util.upsertQueryData('none', 'a', 1)))
      const lines = await printed(async () => {
        const action = api.util.upsertQueryEntries([{ endpointName: 'none', arg: 'a', value: 1 }])
        store.dispatch(action)
      })
      return [Boolean(single), lines.length, Object.keys(store.getState().api.queries).length]
    },
    dev([true, 1, 0], [true, 0, 0]),
  ],
  [
    'rtk-query/usage/streaming-updates',
    '`cacheDataLoaded` rejects with `Promise never resolved before cacheEntryRemoved.`',
    async () => {
      let message
      const site = streaming(async (_id, { cacheDataLoaded }) => {
        message = await thrown(() => cacheDataLoaded)
      })
      const request = open(site, 'slow')
      site.store.dispatch(site.api.util.resetApiState())
      await request
      await pause(5)
      return message
    },
    'Promise never resolved before cacheEntryRemoved.',
  ],
  [
    'rtk-query/usage/streaming-updates',
    "If it isn't `async`, RTK Query catches and logs the error",
    async () => {
      const site = streaming(() => {
        throw new Error('early')
      })
      let result
      const lines = await printed(async () => {
        result = await open(site, 'a')
      })
      return [lines.length > 0, result.data]
    },
    (found) => found[0] && found[1].of === 'a',
  ],
  [
    'rtk-query/usage/error-handling',
    "**Aborted requests** have the error `{ name: 'AbortError', message: 'Aborted' }`, while tags are ignored, and nothing is logged",
    async () => {
      const { api, get, store } = blog()
      let result
      const lines = await printed(async () => {
        const request = get('slow')
        request.abort()
        result = await request
      })
      const tagged = api.util.selectInvalidatedBy(store.getState(), ['Post']).length
      return [result.error, tagged, lines]
    },
    [{ name: 'AbortError', message: 'Aborted' }, 0, []],
  ],
  [
    'rtk-query/usage/usage-without-react-hooks',
    'It resolves to what `select` returns at the end of the request and never rejects, so check `isError`',
    async () => {
      const { api, get, store } = blog()
      const result = await get('fail')
      const selected = api.endpoints.getPost.select('fail')(store.getState())
      return [result.isError, result.error === selected.error]
    },
    [true, true],
  ],
  [
    'rtk-query/usage/usage-without-react-hooks',
    'that of `unwrap()` resolves to the data or rejects with the error',
    async () => {
      const { api, store } = blog()
      const add = (post) => store.dispatch(api.endpoints.addPost.initiate(post)).unwrap()
      return [await add('a'), await thrown(() => add('fail'))]
    },
    [{ of: 'a' }, 'failed'],
  ],
  [
    'rtk-query/usage/server-side-rendering',
    '**The warning `` `fetch` is not available `` appears.**',
    async () => {
      const { fetch } = globalThis
      delete globalThis.fetch
      try {
        return (await printed(() => fetchBaseQuery({ baseUrl: '/' }))).map((line) =>
          line.startsWith('warn: Warning: `fetch` is not available'),
        )
      } finally {
        globalThis.fetch = fetch
      }
    },
    [true],
  ],
  [
    'rtk-query/usage/cache-behavior',
    'A timer starts, which removes the entry from the cache after 60 seconds by default',
    () => {
      const api = createApi({ baseQuery: () => ({ data: 1 }), endpoints: () => ({}) })
      const store = configureStore({
        reducer: { api: api.reducer },
        middleware: (get) => get().concat(api.middleware),
        devTools: false,
      })
      return store.getState().api.config.keepUnusedDataFor
    },
    60,
  ],
  [
    'rtk-query/usage/cache-behavior',
    '`true` always sends a request, and existing data is shown while the request is pending',
    async () => {
      const { api, get, store, requests } = blog()
      await get('a')
      const again = get('a', { forceRefetch: true })
      const { data } = api.endpoints.getPost.select('a')(store.getState())
      await again
      return [data, requests.length]
    },
    [{ of: 'a' }, 2],
  ],
]
