// cspell:ignore RTKQ
import { configureStore } from '@reduxjs/toolkit'
import { QueryStatus, createApiActionSanitizer } from '@reduxjs/toolkit/query'
import { dev, pause, printed } from './probe.mjs'
import { blog, loaded } from './blog.mjs'

const ENDPOINTS = 'rtk-query/api/created-api/endpoints'
const TAGS = 'rtk-query/api/created-api/tag-utils'
const STORE = 'rtk-query/api/created-api/redux-integration'
const OVERVIEW = 'rtk-query/api/created-api/overview'

/** Statements of pages: page, excerpt, probe, expected result or a check of it. */
export const claims = [
  [
    ENDPOINTS,
    "If a request for the entry is pending, it's shared",
    async () => {
      const { get, requests } = blog()
      await Promise.all([get('slow'), get('slow')])
      return requests
    },
    ['slow'],
  ],
  [
    ENDPOINTS,
    '`unwrap()` returns a promise of the data, which rejects with the `error`',
    async () => {
      const { get } = blog()
      return [
        await get('a').unwrap(),
        await get('fail')
          .unwrap()
          .catch((error) => error),
      ]
    },
    [{ of: 'a' }, 'failed'],
  ],
  [
    ENDPOINTS,
    '`refetch()` requests again, without another subscription, and returns the same kind of promise',
    async () => {
      const { promise, requests, store, api } = await loaded()
      const again = promise.refetch()
      const data = await again.unwrap()
      const { getSubscriptionCount } = store.dispatch(
        api.internalActions.internal_getRTKQSubscriptions(),
      )
      return [requests.length, data, getSubscriptionCount('getPost("a")')]
    },
    [2, { of: 'a' }, 1],
  ],
  [
    ENDPOINTS,
    '`reset()` removes the result from the store (since 1.7.0), `requestId` identifies the call, and `arg.originalArgs` is what you passed',
    async () => {
      const { api, store } = blog()
      const promise = store.dispatch(api.endpoints.addPost.initiate('p'))
      await promise
      const saved = () => Object.keys(store.getState().api.mutations)
      const before = saved()
      promise.reset()
      return [before[0] === promise.requestId, saved().length, promise.arg.originalArgs]
    },
    [true, 0, 'p'],
  ],
  [
    ENDPOINTS,
    '| `track` | `boolean` | `true` | `false`: leave no result in the store |',
    async () => {
      const { api, store } = blog()
      const add = (more) => store.dispatch(api.endpoints.addPost.initiate('p', more))
      await add({ track: false })
      const untracked = Object.keys(store.getState().api.mutations).length
      await add({ fixedCacheKey: 'mine' })
      return [untracked, Object.keys(store.getState().api.mutations)]
    },
    [0, ['mine']],
  ],
  [
    ENDPOINTS,
    'Here, `isLoading` means that a request is pending, even if there is data',
    async () => {
      const { get, api, store } = await loaded()
      const again = get('a', { forceRefetch: true })
      const { isLoading, data } = api.endpoints.getPost.select('a')(store.getState())
      await again
      return [isLoading, data]
    },
    [true, { of: 'a' }],
  ],
  [
    ENDPOINTS,
    '| `error` | after a failure, until the next success | Why it failed |',
    async () => {
      let fails = true
      const { get, entry } = blog({
        api: { baseQuery: async () => (fails ? { error: 'no' } : { data: 1 }) },
      })
      await get('a')
      const failed = entry('a').error
      fails = false
      const again = get('a', { forceRefetch: true })
      const pending = entry('a').error
      await again
      return [failed, pending, entry('a').error]
    },
    ['no', 'no', undefined],
  ],
  [
    ENDPOINTS,
    '`baseQueryMeta` is what the base query returned as `meta`',
    async () => {
      const { get, actions, api } = blog({
        api: { baseQuery: async () => ({ data: 1, meta: 'm' }) },
      })
      await get('a')
      const { payload, meta } = actions.find(api.endpoints.getPost.matchFulfilled)
      return [payload, meta.baseQueryMeta, meta.arg.originalArgs, typeof meta.fulfilledTimeStamp]
    },
    [1, 'm', 'a', 'number'],
  ],
  [
    ENDPOINTS,
    "`QueryStatus.uninitialized` (`'uninitialized'`) means that there is no such entry",
    () => {
      const { api, store } = blog()
      return [api.endpoints.getPost.select('x')(store.getState()).status, { ...QueryStatus }]
    },
    [
      'uninitialized',
      {
        uninitialized: 'uninitialized',
        pending: 'pending',
        fulfilled: 'fulfilled',
        rejected: 'rejected',
      },
    ],
  ],
  [
    TAGS,
    'it waits until this API has no pending requests, and collects tags in the meantime',
    async () => {
      const { get, store, util, requests } = await loaded()
      const slow = get('slow')
      store.dispatch(util.invalidateTags([{ type: 'Post', id: 'a' }]))
      await pause(5)
      const before = requests.length
      await slow
      await pause(5)
      return [before, requests.length]
    },
    [2, 3],
  ],
  [
    TAGS,
    "The action's type is `reducerPath + '/invalidateTags'`",
    () => {
      const { invalidateTags } = blog().api.util
      return [invalidateTags([]).type, invalidateTags.match(invalidateTags([]))]
    },
    ['api/invalidateTags', true],
  ],
  [
    TAGS,
    'the array and its elements keep their identity until one of these entries changes',
    async () => {
      const { get, store, util } = await loaded()
      const read = () => util.selectEntriesForEndpoint(store.getState(), 'getPost')
      const first = read()
      store.dispatch({ type: 'x' })
      const same = read() === first
      await get('b')
      return [same, read() === first, read()[0] === first[0], first[0].queryCacheKey]
    },
    [true, false, true, 'getPost("a")'],
  ],
  [
    TAGS,
    "The array is a new one at each call, so don't use it in `useSelector`",
    async () => {
      const { store, util } = await loaded()
      const read = () => util.selectCachedArgsForQuery(store.getState(), 'getPost')
      return [read(), read() === read()]
    },
    [['a'], false],
  ],
  [
    TAGS,
    'A mutation with a `fixedCacheKey` appears twice, under both of its keys',
    async () => {
      const { api, store } = blog()
      const promise = store.dispatch(
        api.endpoints.addPost.initiate('slow', { fixedCacheKey: 'mine' }),
      )
      const { length } = store.dispatch(api.util.getRunningMutationsThunk())
      await promise
      return length
    },
    2,
  ],
  [
    TAGS,
    "so it doesn't contain requests that start later",
    async () => {
      const { api, store, get } = blog()
      const running = store.dispatch(api.util.getRunningQueriesThunk())
      await get('a')
      return running.length
    },
    0,
  ],
  [
    TAGS,
    'and pending requests are aborted (since 2.9.2)',
    async () => {
      const { get, store, util } = await loaded()
      const slow = get('slow')
      const running = store.dispatch(util.getRunningQueryThunk('getPost', 'slow'))
      store.dispatch(util.resetApiState())
      await slow
      return [Boolean(running), store.getState().api.queries]
    },
    [true, {}],
  ],
  [
    STORE,
    'appends the name of the endpoint, but only in the display',
    async () => {
      const { get, actions, api } = blog()
      await get('a')
      const sanitize = createApiActionSanitizer(api)
      const action = actions.find(api.endpoints.getPost.matchFulfilled)
      const other = { type: 'posts/added' }
      return [sanitize(action).type.includes('getPost'), action.type, sanitize(other) === other]
    },
    [true, 'api/executeQuery/fulfilled', true],
  ],
  [
    STORE,
    'If they share one and `NODE_ENV` is `development`, the console shows this warning',
    async () => {
      const [first, second] = [blog().api, blog().api]
      const store = configureStore({
        reducer: { api: first.reducer },
        middleware: (get) => get().concat(second.middleware),
        devTools: false,
      })
      const lines = await printed(() => store.dispatch({ type: 'x' }))
      return lines.some((line) => line.includes('There is a mismatch between slice and middleware'))
    },
    dev(true, false),
  ],
  [
    STORE,
    'so there is nothing to add for them',
    async () => {
      const { api, store } = blog()
      api.injectEndpoints({ endpoints: (build) => ({ later: build.query({ query: () => 'l' }) }) })
      return (await store.dispatch(api.endpoints.later.initiate())).data
    },
    { of: 'l' },
  ],
  [
    OVERVIEW,
    'So several stores can share it',
    async () => {
      const { api, store } = await loaded()
      const other = configureStore({
        reducer: { [api.reducerPath]: api.reducer },
        middleware: (get) => get().concat(api.middleware),
        devTools: false,
      })
      const read = (from) => api.endpoints.getPost.select('a')(from.getState()).status
      return [read(store), read(other)]
    },
    ['fulfilled', 'uninitialized'],
  ],
  [
    OVERVIEW,
    "`name` is `'getPost'`, and `Types`, which is `undefined` at run time",
    () => {
      const { name, Types } = blog().api.endpoints.getPost
      return [name, Types]
    },
    ['getPost', undefined],
  ],
]
