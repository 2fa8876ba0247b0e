import { configureStore } from '@reduxjs/toolkit'
import { dev, pause, printed, quiet } from './probe.mjs'
import { blog } from './blog.mjs'

const SLICES = 'rtk-query/internal/buildSlice'

/** Statements about the thunk and the slices of RTK Query: page, excerpt, probe, expected result. */
export const claims = [
  [
    SLICES,
    'A guard returns the state unchanged',
    async () => {
      const { api, store } = blog()
      store.dispatch({ type: 'first' })
      const before = store.getState().api
      store.dispatch({ type: 'apis/x' })
      return [store.getState().api === before, api.reducer(before, { type: 'other' }) === before]
    },
    [true, true],
  ],
  [
    SLICES,
    '`resetApiState` calls the combined reducer with `undefined`',
    async () => {
      const { api, store, get } = blog()
      await get('a')
      store.dispatch(api.util.resetApiState())
      const { queries, mutations, provided, subscriptions } = store.getState().api
      return [queries, mutations, provided, subscriptions]
    },
    [{}, {}, { tags: {}, keys: {} }, {}],
  ],
  [
    SLICES,
    'and do nothing if a newer request has started',
    async () => {
      const { api, get, entry, store } = blog()
      await get('a')
      const old = {
        requestId: 'old',
        arg: { queryCacheKey: 'getPost("a")', endpointName: 'getPost' },
      }
      const { data } = entry('a')
      const next = api.reducer(store.getState().api, {
        type: 'api/executeQuery/fulfilled',
        payload: 'late',
        meta: { ...old, requestStatus: 'fulfilled' },
      })
      return next.queries['getPost("a")'].data === data
    },
    true,
  ],
  [
    SLICES,
    '`queryResultPatched` applies',
    async () => {
      const { api, store, entry } = blog()
      store.dispatch(
        api.util.patchQueryData('getPost', 'none', [{ op: 'replace', path: [], value: 1 }]),
      )
      return entry('none')
    },
    undefined,
  ],
  [
    SLICES,
    'A tag without an id is stored under `__internal_without_id`',
    async () => {
      const { get, store } = blog({
        api: {
          endpoints: (build) => ({
            getPost: build.query({ query: (id) => id, providesTags: ['Post'] }),
          }),
        },
      })
      await get('a')
      return Object.keys(store.getState().api.provided.tags.Post)
    },
    ['__internal_without_id'],
  ],
  [
    SLICES,
    'such an entry can still be invalidated by what it provided before',
    async () => {
      let throws = false
      const { api, get, store } = blog({
        api: {
          baseQuery: async () => {
            if (throws) throw new Error('x')
            return { data: 1 }
          },
        },
      })
      await get('a')
      throws = true
      await quiet(() => get('a', { forceRefetch: true }))
      return api.util.selectInvalidatedBy(store.getState(), ['Post']).length
    },
    1,
  ],
  [
    SLICES,
    'Nothing is written if `initiate` was called with `track: false`',
    async () => {
      const { api, store } = blog()
      await store.dispatch(api.endpoints.addPost.initiate('a', { track: false }))
      return store.getState().api.mutations
    },
    {},
  ],
  [
    SLICES,
    "to `true` if the API of the middleware has the same id as that of the reducer, and otherwise to `'conflict'`",
    async () => {
      const [one, other] = [blog(), blog()]
      const store = configureStore({
        reducer: { api: one.api.reducer },
        middleware: (defaults) => defaults().concat(other.api.middleware),
        devTools: false,
      })
      const registered = () => store.getState().api.config.middlewareRegistered
      const lines = await printed(() => store.dispatch(other.api.endpoints.getPost.initiate('a')))
      one.get('a')
      return [registered(), one.store.getState().api.config.middlewareRegistered, lines.length > 0]
    },
    ['conflict', true, dev(true, false)],
  ],
  [
    SLICES,
    'and in other environments, both are `true`',
    () => {
      const { online, focused } = blog().store.getState().api.config
      return [online, focused]
    },
    [true, true],
  ],
  [
    SLICES,
    'and is updated at most every 500 milliseconds',
    async () => {
      const { get, store } = blog()
      const count = () => Object.keys(store.getState().api.subscriptions).length
      await get('a')
      const first = count()
      await pause(650)
      return [first, count()]
    },
    [0, 1],
  ],
]
