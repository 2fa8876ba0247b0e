import { configureStore } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query'
import { pause, thrown } from './probe.mjs'

const PAGE = 'rtk-query/usage/persistence-and-rehydration'
const OPTION = 'rtk-query/api/createApi'

/** @returns an API whose action `saved` is a rehydration, with a store and its requests */
function shop(options) {
  const requests = []
  let asked = 0
  const api = createApi({
    baseQuery: async (arg) => {
      requests.push(arg)
      if (arg === 'slow') await pause(40)
      return arg === 'fail' ? { error: 'failed' } : { data: arg }
    },
    tagTypes: ['Post'],
    extractRehydrationInfo: (action) => {
      if (action.type === 'saved') asked += 1
      return action.type === 'saved' ? action.payload : undefined
    },
    endpoints: (build) => ({
      get: build.query({ query: (id) => id, providesTags: ['Post'] }),
      add: build.mutation({ query: (id) => id }),
    }),
    ...options,
  })
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
    devTools: false,
  })
  const state = () => store.getState().api
  const restore = (payload) => store.dispatch({ type: 'saved', payload })
  return { api, asked: () => asked, requests, restore, state, store }
}

/** @returns a state with finished and pending entries, as it would be saved */
async function saved() {
  const { api, state, store } = shop()
  for (const id of ['a', 'fail']) await store.dispatch(api.endpoints.get.initiate(id))
  await store.dispatch(api.endpoints.add.initiate('m'))
  await store.dispatch(api.endpoints.add.initiate('m', { fixedCacheKey: 'shared' }))
  store.dispatch(api.endpoints.get.initiate('slow'))
  return { ...state(), config: { ...state().config, keepUnusedDataFor: 1 } }
}

/** @returns a shop into which the saved state was restored */
async function restored(options) {
  const made = shop(options)
  made.restore(await saved())
  return made
}

/** Statements about saved caches: page, excerpt, probe, expected result. */
export const claims = [
  [
    PAGE,
    '| `queries` | Entries that were `fulfilled` or `rejected`; they replace entries of the same key |',
    async () => Object.keys((await restored()).state().queries),
    ['get("a")', 'get("fail")'],
  ],
  [
    PAGE,
    '| `mutations` | Finished entries that had a `fixedCacheKey` |',
    async () => Object.keys((await restored()).state().mutations),
    ['shared'],
  ],
  [
    PAGE,
    '| `provided` | Tags, so that invalidation works for what was brought back |',
    async () => {
      const { api, store } = await restored()
      return api.util
        .selectInvalidatedBy(store.getState(), ['Post'])
        .map(({ originalArgs }) => originalArgs)
    },
    ['a', 'fail'],
  ],
  [
    PAGE,
    '| `config` | Nothing; the options of the running app count |',
    async () => (await restored()).state().config.keepUnusedDataFor,
    60,
  ],
  [
    PAGE,
    'Their `keepUnusedDataFor` timer starts when they are rehydrated',
    async () => {
      const { state } = await restored({ keepUnusedDataFor: 0.02 })
      const before = Object.keys(state().queries).length
      await pause(80)
      return [before, Object.keys(state().queries).length]
    },
    [2, 0],
  ],
  [
    PAGE,
    'A saved state without `queries`, `mutations` or `provided` makes the reducer throw an error',
    async () => {
      const { restore } = shop()
      const found = []
      for (const name of ['queries', 'mutations', 'provided']) {
        const { [name]: _, ...rest } = await saved()
        found.push(Boolean(await thrown(() => restore(rest))))
      }
      return found
    },
    [true, true, true],
  ],
  [
    PAGE,
    "so `payload` is `undefined`, and the action isn't treated as a rehydration",
    async () => {
      const { restore, state } = shop()
      restore(undefined)
      return state().queries
    },
    {},
  ],
  [
    PAGE,
    'a `pending` entry would stay pending forever, because no second request is sent for it',
    async () => {
      const { api, requests } = shop()
      const store = configureStore({
        reducer: { api: api.reducer },
        preloadedState: { api: await saved() },
        middleware: (defaults) => defaults().concat(api.middleware),
        devTools: false,
      })
      store.dispatch(api.endpoints.get.initiate('slow', { forceRefetch: true }))
      await pause(60)
      return [requests, store.getState().api.queries['get("slow")'].status]
    },
    [[], 'pending'],
  ],
  [
    OPTION,
    'The function is called once per action object, since its result is remembered',
    async () => (await restored()).asked(),
    1,
  ],
  [
    OPTION,
    'If it returns something other than `undefined` or `null`',
    () => {
      const { restore, state } = shop()
      restore(null)
      return state().queries
    },
    {},
  ],
]
