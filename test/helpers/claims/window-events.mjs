import { configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { blog } from './blog.mjs'
import { pause } from './probe.mjs'

const PAGE = 'rtk-query/api/setupListeners'
const CACHE = 'rtk-query/usage/cache-behavior'

/** @returns a blog whose API refetches on focus, and a function that reports the focus to it */
function focused(api = { refetchOnFocus: true }) {
  const made = blog({ api })
  let focus
  setupListeners(made.store.dispatch, (dispatch, { onFocus }) => {
    focus = () => dispatch(onFocus())
    return () => {}
  })
  return { ...made, focus }
}

/** @returns how many requests the focus sends for an entry with these values of its subscribers */
async function refetches(values, api) {
  const { get, focus, requests } = focused(api)
  for (const refetchOnFocus of values) await get('a', { subscriptionOptions: { refetchOnFocus } })
  const before = requests.length
  focus()
  await pause(5)
  return requests.length - before
}

/** @returns the number of entries after the focus, when `fill` has added one without a subscriber */
async function remaining(fill) {
  const made = focused()
  await fill(made)
  made.focus()
  await pause(5)
  return Object.keys(made.store.getState()[made.api.reducerPath].queries).length
}

/** Statements about the entries that an event of the window refetches or removes. */
export const claims = [
  [
    PAGE,
    'If at least one subscriber has the option, the entry is refetched',
    async () => [await refetches([true, false]), await refetches([true], {})],
    [1, 1],
  ],
  [
    PAGE,
    'so a tab that reports `visibilitychange` and `focus` together refetches once',
    async () => {
      const { get, focus, requests } = focused()
      await get('a')
      focus()
      focus()
      await pause(5)
      return requests.length
    },
    2,
  ],
  [
    PAGE,
    'If no subscriber sets the option, the option of the API decides',
    async () => [await refetches([undefined]), await refetches([undefined], {})],
    [1, 0],
  ],
  [
    PAGE,
    'A subscriber with `false` keeps the entry from being refetched, unless another one has `true`',
    async () => [await refetches([false, undefined]), await refetches([false, true])],
    [0, 1],
  ],
  [
    PAGE,
    'an entry that was requested earlier is removed at that moment',
    () => remaining(({ get }) => get('a', { subscribe: false })),
    0,
  ],
  [
    PAGE,
    'or from a saved state, stays',
    async () => {
      const { api, store, get } = focused()
      await get('a', { subscribe: false })
      const restored = configureStore({
        reducer: { [api.reducerPath]: api.reducer },
        middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware),
        preloadedState: store.getState(),
      })
      restored.dispatch(api.internalActions.onFocus())
      return Object.keys(restored.getState()[api.reducerPath].queries).length
    },
    1,
  ],
  [
    CACHE,
    'Entries that you [upserted](./manual-cache-updates.md) or restored stay',
    () =>
      remaining(({ api, store }) => {
        const entry = { endpointName: 'getPost', arg: 'a', value: { id: 'a' } }
        store.dispatch(api.util.upsertQueryEntries([entry]))
      }),
    1,
  ],
]
