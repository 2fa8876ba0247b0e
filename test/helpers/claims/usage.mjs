import {
  configureStore,
  createAction,
  createListenerMiddleware,
  createReducer,
  createSelector,
  createSlice,
  TaskAbortError,
} from '@reduxjs/toolkit'
import { setGlobalDevModeChecks } from 'reselect'
import { dev, pause, printed, thrown } from './probe.mjs'

const reduced = (initialState, change) => {
  const slice = createSlice({ name: 'x', initialState, reducers: { change } })
  return () => slice.reducer(undefined, slice.actions.change())
}
const slice = (options) => createSlice({ name: 'x', initialState: {}, reducers: {}, ...options })

/** @returns what the effect's wait throws when the listener is canceled */
const canceledWait = async () => {
  let error
  const { middleware, startListening, clearListeners } = createListenerMiddleware()
  const store = configureStore({
    reducer: () => 0,
    middleware: (get) => get().prepend(middleware),
    devTools: false,
  })
  startListening({
    type: 'go',
    effect: async (_action, { delay }) => {
      await delay(1000).catch((caught) => (error = caught))
    },
  })
  store.dispatch({ type: 'go' })
  clearListeners()
  await pause(5)
  return error
}

/** Statements of the guides to Redux Toolkit: page, excerpt, probe, expected result or a check of it. */
export const claims = [
  [
    'usage/immer-reducers',
    '`(state) => (state.count = 5)` returns the value `5`, which counts as a second result and throws',
    async () => (await thrown(reduced({ count: 0 }, (state) => (state.count = 5))))?.slice(0, 7),
    '[Immer]',
  ],
  [
    'usage/immer-reducers',
    "If it does neither, the state doesn't change",
    () => {
      const initial = { count: 0 }
      return reduced(initial, () => {})() === initial
    },
    true,
  ],
  [
    'usage/immer-reducers',
    "reading from it throws `Cannot perform 'get' on a proxy that has been revoked`",
    async () => {
      let kept
      reduced({ list: [] }, (state) => void (kept = state))()
      return thrown(() => kept.list)
    },
    "Cannot perform 'get' on a proxy that has been revoked",
  ],
  [
    'usage/immer-updates',
    '`undefined` throws `A case reducer on a non-draftable value must not return undefined`, unless the state is `null`',
    async () => [Boolean(await thrown(reduced(5, () => {}))), reduced(null, () => {})()],
    [true, null],
  ],
  [
    'usage/immer-updates',
    'Once a payload is part of the state, it is frozen, so later assignments throw',
    () => {
      const item = { n: 1 }
      const { reducer, actions } = slice({
        initialState: [],
        reducers: { added: (state, { payload }) => void state.push(payload) },
      })
      reducer(undefined, actions.added(item))
      return thrown(() => (item.n = 2)).then(Boolean)
    },
    true,
  ],
  [
    'usage/listeners',
    "It isn't derived from `Error`. Its `name` is `'TaskAbortError'`, its `message` contains the code",
    async () => {
      const error = await canceledWait()
      return [
        error instanceof TaskAbortError,
        error instanceof Error,
        error.name,
        error.message,
        error.code,
      ]
    },
    [
      true,
      false,
      'TaskAbortError',
      'task cancelled (reason: listener-cancelled)',
      'listener-cancelled',
    ],
  ],
  [
    'usage/rtk-2-features',
    'The built-in `createSlice` throws ``Cannot use `create.asyncThunk` in the built-in `createSlice`.``',
    async () =>
      Boolean(
        await thrown(() => slice({ reducers: (create) => ({ a: create.asyncThunk(() => 1) }) })),
      ),
    true,
  ],
  [
    'usage/migrating-rtk-2',
    'in `createReducer` immediately, in `createSlice` when the reducer is first used',
    async () => {
      const made = slice({ extraReducers: { x: () => {} } })
      return [
        Boolean(await thrown(() => createReducer({}, { x: () => {} }))),
        Boolean(await thrown(() => made.reducer(undefined, { type: 'x' }))),
      ]
    },
    dev([true, true], [true, false]),
  ],
  [
    'usage/migrating-reselect-5',
    'the console shows `An input selector returned a different result when passed same arguments`',
    () =>
      printed(() =>
        createSelector(
          (state) => state.filter(Boolean),
          (list) => list.length,
        )([1]),
      ).then((lines) => lines.map((line) => line.slice(0, 76))),
    dev(
      [
        'warn: An input selector returned a different result when passed same argument'.slice(
          0,
          76,
        ),
      ],
      [],
    ),
  ],
  [
    'usage/migrating-reselect-5',
    "The values are `'once'` (the default), `'always'` and `'never'`",
    async () => {
      const warnings = async (check) => {
        const options = check && { devModeChecks: { inputStabilityCheck: check } }
        const select = createSelector(
          [(state) => state.list.filter(Boolean)],
          (list) => list.length,
          options,
        )
        return (
          await printed(() => {
            select({ list: [1] })
            select({ list: [1] })
          })
        ).length
      }
      setGlobalDevModeChecks({ inputStabilityCheck: 'once' })
      return [await warnings('once'), await warnings('always'), await warnings('never')]
    },
    dev([1, 2, 0], [0, 0, 0]),
  ],
  [
    'usage/troubleshooting',
    "logs a warning, and the state doesn't change",
    async () => {
      const increment = createAction('increment')
      const store = configureStore({
        reducer: (state = 0, { type }) => (type === 'increment' ? state + 1 : state),
        devTools: false,
      })
      const lines = await printed(() => store.dispatch(increment))
      return [lines.length, store.getState()]
    },
    dev([1, 0], [0, 0]),
  ],
  [
    'usage/usage-guide',
    'A reducer that receives `undefined` as its state returns its initial state',
    () => slice({ initialState: { n: 3 } }).reducer(undefined, { type: 'any' }),
    { n: 3 },
  ],
]
