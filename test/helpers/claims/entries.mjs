// cspell:ignore RTKQ
import { configureStore } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query'
import { pause, quiet } from './probe.mjs'
import { blog, loaded } from './blog.mjs'

const UTIL = 'rtk-query/api/created-api/api-slice-utils'

const noting = (notes, more) => ({
  api: {
    endpoints: (build) => ({
      getPost: build.query({
        query: (id) => id,
        transformResponse: (raw) => {
          notes.push('transform')
          return raw
        },
        onQueryStarted: () => void notes.push('started'),
        onCacheEntryAdded: () => void notes.push('added'),
        ...more,
      }),
    }),
  },
})

/** Statements of pages: page, excerpt, probe, expected result or a check of it. */
export const claims = [
  [
    UTIL,
    "`fulfilledTimeStamp` stays the same, because the data isn't newer than before",
    async () => {
      const { change, entry } = await loaded()
      const { fulfilledTimeStamp } = entry('a')
      await pause(5)
      change('a', () => 'changed')
      return [entry('a').data, entry('a').fulfilledTimeStamp === fulfilledTimeStamp]
    },
    ['changed', true],
  ],
  [
    UTIL,
    "If the entry doesn't exist or has no data yet, the recipe isn't called, and `patches` is empty",
    async () => {
      const { change, get } = await loaded()
      const calls = []
      const slow = get('slow')
      const results = ['none', 'slow'].map((arg) => change(arg, () => calls.push(arg)).patches)
      await slow
      return [results, calls]
    },
    [[[], []], []],
  ],
  [
    UTIL,
    'The response of a pending request for the same entry overwrites your change',
    async () => {
      const { change, entry, get } = await loaded()
      const again = get('a', { forceRefetch: true })
      change('a', () => 'changed')
      const before = entry('a').data
      await again
      return [before, entry('a').data]
    },
    ['changed', { of: 'a' }],
  ],
  [
    UTIL,
    'A new entry is `pending` and then `fulfilled`, while an existing one keeps its status',
    async () => {
      const { upsert, entry } = await loaded()
      const statuses = (arg) => {
        const promise = upsert(arg, 'x')
        return [entry(arg).status, promise]
      }
      const [first, done] = statuses('new')
      const [existing, end] = statuses('a')
      await Promise.all([done, end])
      return [first, entry('new').status, existing]
    },
    ['pending', 'fulfilled', 'fulfilled'],
  ],
  [
    UTIL,
    "Lifecycle callbacks run and tags are provided. `transformResponse` isn't applied",
    async () => {
      const notes = []
      const { api, store } = blog(noting(notes, { providesTags: ['Post'] }))
      await store.dispatch(api.util.upsertQueryData('getPost', 'b', 'x'))
      const affected = api.util.selectInvalidatedBy(store.getState(), ['Post'])
      return [notes.toSorted(), affected.length]
    },
    [['added', 'started'], 1],
  ],
  [
    UTIL,
    "The upsert doesn't subscribe to the entry",
    async () => {
      const { upsert, store, api } = await loaded()
      await upsert('b', 'x')
      const { isRequestSubscribed } = store.dispatch(
        api.internalActions.internal_getRTKQSubscriptions(),
      )
      return isRequestSubscribed('getPost("b")', 'any')
    },
    false,
  ],
  [
    UTIL,
    "If the entry doesn't exist, nothing happens",
    async () => {
      const { store, api, entry } = await loaded()
      store.dispatch(
        api.util.patchQueryData('getPost', 'none', [{ op: 'replace', path: [], value: 1 }]),
      )
      return entry('none')
    },
    undefined,
  ],
  [
    UTIL,
    'and the store notifies its subscribers only once',
    async () => {
      const { write, store } = await loaded()
      await pause(20)
      let notified = 0
      store.subscribe(() => (notified += 1))
      write('b', 'c', 'd')
      await pause(40)
      return notified
    },
    1,
  ],
  [
    UTIL,
    "`onQueryStarted`, `transformResponse` and schemas don't run, but `onCacheEntryAdded` does, and so does `merge` for an entry that has data",
    async () => {
      const notes = []
      const merge = () => void notes.push('merge')
      const { write, get } = await loaded(noting(notes, { merge }))
      await get('a')
      notes.length = 0
      write('a', 'b')
      return notes
    },
    ['merge', 'added'],
  ],
  [
    UTIL,
    '| `{ force: true }` | Requests unless a request for the entry is pending |',
    async () => {
      const { store, util, requests } = await loaded()
      const fetchIt = () => store.dispatch(util.prefetch('getPost', 'a', { force: true }))
      fetchIt()
      fetchIt()
      await pause(5)
      return requests.length
    },
    2,
  ],
  [
    UTIL,
    'Requests if the last success is at least that long ago, or there was none',
    async () => {
      const { store, util, requests } = await loaded()
      await pause(5)
      for (const ifOlderThan of [100, 0.001])
        store.dispatch(util.prefetch('getPost', 'a', { ifOlderThan }))
      store.dispatch(util.prefetch('getPost', 'b', { ifOlderThan: 100 }))
      await pause(5)
      return requests
    },
    ['a', 'a', 'b'],
  ],
  [
    UTIL,
    '`undo` reverts only *this* change',
    async () => {
      const { change, entry } = await loaded()
      const first = change('a', (post) => void (post.likes = 1))
      change('a', (post) => void (post.title = 't'))
      first.undo()
      return entry('a').data
    },
    { of: 'a', title: 't' },
  ],
  [
    UTIL,
    'the upsert counts as a refetch of all of them, and appends your value once more for each',
    async () => {
      const api = createApi({
        baseQuery: async (page) => ({ data: page }),
        endpoints: (build) => ({
          list: build.infiniteQuery({
            query: ({ pageParam }) => pageParam,
            infiniteQueryOptions: {
              initialPageParam: 0,
              getNextPageParam: (a, b, last) => last + 1,
            },
          }),
        }),
      })
      const store = configureStore({
        reducer: { api: api.reducer },
        middleware: (get) => get().concat(api.middleware),
        devTools: false,
      })
      await store.dispatch(api.endpoints.list.initiate('x'))
      await store.dispatch(api.endpoints.list.initiate('x', { direction: 'forward' }))
      const value = { pages: ['p', 'q'], pageParams: [0, 1] }
      await quiet(() => store.dispatch(api.util.upsertQueryData('list', 'x', value)))
      return api.endpoints.list.select('x')(store.getState()).data.pages.length > 2
    },
    true,
  ],
]
