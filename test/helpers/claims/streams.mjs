import { combineSlices, configureStore, createDynamicMiddleware } from '@reduxjs/toolkit'
import { dev, pause, printed } from './probe.mjs'
import { blog } from './blog.mjs'

const STREAMS = 'rtk-query/usage/streaming-updates'
const UPDATES = 'rtk-query/usage/manual-cache-updates'
const OPTIMISTIC = 'rtk-query/usage/optimistic-updates'
const UTILS = 'rtk-query/api/created-api/api-slice-utils'
const SPLIT = 'rtk-query/usage/code-splitting'

/** @returns what a stream of an entry notes until it is removed */
async function streaming(effect, act, options) {
  const notes = []
  const made = blog({
    ...options,
    more: (build) => ({
      stream: build.query({
        query: (id) => id,
        onCacheEntryAdded: (arg, api) => effect(api, notes),
      }),
    }),
  })
  const open = (id, more) => made.store.dispatch(made.api.endpoints.stream.initiate(id, more))
  await act({ ...made, open, notes })
  await pause(5)
  return notes
}

/** Statements about requests, their results and streams: page, excerpt, probe, expected result. */
export const claims = [
  [
    STREAMS,
    '`cacheDataLoaded` stays pending, and resolves as soon as a later request for the same entry succeeds',
    () =>
      streaming(
        async ({ cacheDataLoaded }, notes) => void notes.push((await cacheDataLoaded).data),
        async ({ open, notes }) => {
          const request = open('fails first')
          await request
          notes.push('failed')
          await request.refetch()
        },
        (() => {
          let calls = 0
          return { api: { baseQuery: async () => (calls++ ? { data: calls } : { error: 1 }) } }
        })(),
      ),
    ['failed', 2],
  ],
  [
    STREAMS,
    '`cacheDataLoaded` rejects with `Promise never resolved before cacheEntryRemoved.`',
    () =>
      streaming(
        async ({ cacheDataLoaded }, notes) =>
          void (await cacheDataLoaded.catch((error) => notes.push(error.message))),
        ({ api, open, store }) => {
          open('slow')
          store.dispatch(api.util.resetApiState())
        },
      ),
    ['Promise never resolved before cacheEntryRemoved.'],
  ],
  [
    STREAMS,
    "It doesn't run for a second component with the same argument, which joins the entry, or for `refetch`, polling and invalidation",
    () =>
      streaming(
        (_, notes) => void notes.push('run'),
        async ({ open }) => {
          const request = open('a')
          await request
          await open('a')
          await request.refetch()
        },
      ),
    ['run'],
  ],
  [
    STREAMS,
    'removes all entries, and so ends all runs of `onCacheEntryAdded`',
    () =>
      streaming(
        async ({ cacheEntryRemoved }, notes) => {
          await cacheEntryRemoved
          notes.push('removed')
        },
        async ({ api, open, store }) => {
          await open('a')
          store.dispatch(api.util.resetApiState())
        },
      ),
    ['removed'],
  ],
  [
    STREAMS,
    'The status and `fulfilledTimeStamp` stay the same',
    async () => {
      const { api, get, entry, store } = blog()
      await get('a')
      const before = entry('a')
      await pause(3)
      store.dispatch(api.util.updateQueryData('getPost', 'a', () => 'mine'))
      const { data, status, fulfilledTimeStamp } = entry('a')
      return [data, status, fulfilledTimeStamp === before.fulfilledTimeStamp]
    },
    ['mine', 'fulfilled', true],
  ],
  [
    STREAMS,
    'Each call that changes something dispatches two actions, one for the data and one for the tags',
    () =>
      streaming(
        async ({ cacheDataLoaded, updateCachedData }, notes) => {
          await cacheDataLoaded
          notes.push('loaded')
          updateCachedData(() => 'new')
        },
        async ({ open, actions, notes }) => {
          await open('a')
          await pause(2)
          notes.push(...actions.slice(-2).map(({ type }) => type))
        },
      ),
    ['loaded', 'api/queries/queryResultPatched', 'api/invalidation/updateProvidedBy'],
  ],
  [
    UPDATES,
    '`providesTags` is called again for the new data, with `undefined` as the error and `{}` as the meta',
    async () => {
      const seen = []
      const { api, get, store } = blog({
        api: {
          endpoints: (build) => ({
            getPost: build.query({
              query: (id) => id,
              providesTags: (...parameters) => (seen.push(parameters), []),
            }),
          }),
        },
      })
      await get('a')
      store.dispatch(api.util.updateQueryData('getPost', 'a', () => 'new', true))
      return seen.at(-1)
    },
    ['new', undefined, 'a', {}],
  ],
  [
    UTILS,
    '| `updateRecipe` | `(draft) => void \\| data` | required |',
    async () => {
      const { api, get, entry, store } = blog()
      await get('a')
      store.dispatch(api.util.updateQueryData('getPost', 'a', (draft) => void (draft.of = 'b')))
      const changed = entry('a').data
      store.dispatch(api.util.updateQueryData('getPost', 'a', () => 'c'))
      return [changed, entry('a').data]
    },
    [{ of: 'b' }, 'c'],
  ],
  [
    OPTIMISTIC,
    '`queryFulfilled` rejects with `{ error, isUnhandledError, meta }`',
    async () => {
      let caught
      const { api, store } = blog({
        more: (build) => ({
          like: build.mutation({
            query: (id) => id,
            onQueryStarted: (_, { queryFulfilled }) =>
              void queryFulfilled.catch((error) => (caught = error)),
          }),
        }),
      })
      await store.dispatch(api.endpoints.like.initiate('fail'))
      return [caught.error, caught.isUnhandledError]
    },
    ['failed', false],
  ],
  [
    SPLIT,
    'Without the action in between, the first `initiate` finds no state. It sends nothing, its promise resolves to an entry that is `uninitialized`',
    async () => {
      const { api, requests } = blog({ api: { reducerPath: 'late' } })
      const dynamic = createDynamicMiddleware()
      const root = combineSlices({ other: () => 1 }).withLazyLoadedSlices()
      const store = configureStore({
        reducer: root,
        devTools: false,
        middleware: (get) => get().concat(dynamic.middleware),
      })
      root.inject(api)
      dynamic.addMiddleware(api.middleware)
      const { initiate } = api.endpoints.getPost
      const states = []
      const lines = await printed(async () => {
        for (const id of ['a', 'b']) states.push((await store.dispatch(initiate(id))).status)
      })
      return [
        states,
        requests,
        lines.some((line) => line.includes('No data found at `state.late`')),
      ]
    },
    [['uninitialized', 'fulfilled'], ['b'], dev(true, false)],
  ],
]
