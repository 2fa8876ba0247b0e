import * as toolkit from '@reduxjs/toolkit'
import { dev, pause, printed, quiet, thrown } from './probe.mjs'

const {
  combineSlices,
  configureStore,
  createAction,
  createAsyncThunk,
  createDynamicMiddleware,
  createListenerMiddleware,
  createReducer,
  createSelector,
  createSlice,
} = toolkit
const THUNK = 'api/createAsyncThunk'
const SERIAL = 'api/serializabilityMiddleware'
const REDUCER = 'api/createReducer'
const LISTENER = 'api/createListenerMiddleware'

const bare = (middleware) =>
  configureStore({ reducer: (state = 0) => state, middleware, devTools: false })

/** @returns what a thunk that does `work` dispatches, and the action of its promise */
async function dispatched(work, options) {
  const types = []
  const store = configureStore({
    reducer: (state = 0, action) => {
      if (action.type.startsWith('t/')) types.push(action.type)
      return state
    },
    devTools: false,
  })
  const thunk = createAsyncThunk('t', (arg, api) => work(api, types), options)
  const last = await store.dispatch(thunk())
  return { types, last }
}

/** @returns the types of values that middleware at this end of the list receives for a thunk */
async function receivedAt(method) {
  const { middleware, addMiddleware } = createDynamicMiddleware()
  const store = bare((getDefault) => getDefault()[method](middleware))
  const seen = []
  addMiddleware(() => (next) => (action) => {
    seen.push(typeof action)
    return next(action)
  })
  await quiet(() => store.dispatch((dispatch) => dispatch({ type: 'a' })))
  return seen
}

/** @returns how often the serializability check complains about an action with a function there */
const complaints = async (serializableCheck, action) => {
  const store = bare((getDefault) => getDefault({ serializableCheck }))
  return (await printed(() => store.dispatch({ type: 'a', ...action }))).length
}
const meta = (key) => ({ meta: { [key]: { run() {} } } })

/** @returns the state after `act` on a store of a slice `a` that is combined lazily */
function lazily(act) {
  const a = createSlice({ name: 'a', initialState: 1, reducers: {} })
  const reducer = combineSlices(a)
  return act({ a, reducer, other: { reducerPath: 'a', reducer: () => 2 } })
}

/** Statements about stores, reducers, thunks and listeners that were chosen at random from the pages. */
export const claims = [
  [
    'api/createDynamicMiddleware',
    'Added middleware then receives thunks as functions',
    () => receivedAt('prepend'),
    ['function', 'object'],
  ],
  [
    'api/createDynamicMiddleware',
    'At the end, with `.concat()`, added middleware only receives plain actions',
    () => receivedAt('concat'),
    ['object'],
  ],
  [
    'api/getDefaultMiddleware',
    '| 1 | [Action creator check](./actionCreatorMiddleware.md) |',
    async () => {
      const increment = createAction('a')
      const store = bare((getDefault) => getDefault({ thunk: false }).slice(0, 1))
      const lines = await printed(() => thrown(() => store.dispatch(increment)))
      return lines.map((line) => line.slice(0, 40))
    },
    dev(['warn: Detected an action creator with ty'], []),
  ],
  [
    'api/getDefaultMiddleware',
    '| `immutableCheck` | `boolean \\| ImmutableStateInvariantMiddlewareOptions` | `true` | Ignored |',
    () => [true, false].map((immutableCheck) => countOf({ immutableCheck })),
    dev([4, 3], [1, 1]),
  ],
  [
    'api/getDefaultMiddleware',
    '| `thunk` | `boolean \\| { extraArgument: E }` | `true` | Applies |',
    () => [true, false].map((thunk) => countOf({ thunk })),
    dev([4, 3], [1, 0]),
  ],
  [
    SERIAL,
    "| `ignoredActionPaths` | `(string \\| RegExp)[]` | `['meta.arg', 'meta.baseQueryMeta']` |",
    async () => [
      await complaints({}, meta('arg')),
      await complaints({}, meta('baseQueryMeta')),
      await complaints({}, meta('source')),
    ],
    dev([0, 0, 1], [0, 0, 0]),
  ],
  [
    SERIAL,
    '`ignoredActionPaths` *replaces* its default',
    () => complaints({ ignoredActionPaths: ['meta.source'] }, meta('arg')),
    dev(1, 0),
  ],
  [
    REDUCER,
    "It runs the case for the action's type, if there is one",
    () =>
      createReducer([], (builder) => {
        builder
          .addCase('a', (state) => [...state, 'case'])
          .addMatcher(
            () => true,
            (state) => [...state, 'matcher'],
          )
          .addDefaultCase((state) => [...state, 'default'])
      })([], { type: 'a' }),
    ['case', 'matcher'],
  ],
  [
    LISTENER,
    'The action type is `listenerMiddleware/add`',
    () => [toolkit.addListener.type, toolkit.removeListener.type, toolkit.clearAllListeners.type],
    ['listenerMiddleware/add', 'listenerMiddleware/remove', 'listenerMiddleware/removeAll'],
  ],
  [
    LISTENER,
    'with `true` when the predicate accepts an action, with `false` when the time runs out',
    async () => {
      const { middleware, startListening } = createListenerMiddleware()
      const results = []
      startListening({
        type: 'start',
        effect: async (_, { condition }) => {
          results.push(await condition(({ type }) => type === 'go', 1000))
          results.push(await condition(({ type }) => type === 'never', 5))
        },
      })
      const store = bare((getDefault) => getDefault().prepend(middleware))
      store.dispatch({ type: 'start' })
      store.dispatch({ type: 'go' })
      await pause(30)
      return results
    },
    [true, false],
  ],
  [
    'usage/listeners',
    'This is the class of the exception that a canceled wait throws',
    async () => {
      const { middleware, startListening, clearListeners } = createListenerMiddleware()
      let caught
      startListening({
        type: 'start',
        effect: async (_, { delay }) => {
          caught = await delay(1000).catch((error) => error)
        },
      })
      bare((getDefault) => getDefault().prepend(middleware)).dispatch({ type: 'start' })
      clearListeners()
      await pause(5)
      return caught instanceof toolkit.TaskAbortError
    },
    true,
  ],
  [
    THUNK,
    "The thunk dispatches `pending`, so the UI can show that it's loading, and calls your function",
    async () => (await dispatched((_, types) => [...types])).last.payload,
    ['t/pending'],
  ],
  [
    THUNK,
    'If your function returns a value, the thunk dispatches `fulfilled` with that value as the payload',
    async () => {
      const { types, last } = await dispatched(() => 7)
      return [types.at(-1), last.payload]
    },
    ['t/fulfilled', 7],
  ],
  [
    THUNK,
    'If it throws, the thunk dispatches `rejected` with the error',
    async () => {
      const { types, last } = await dispatched(() => {
        throw new Error('no')
      })
      return [types.at(-1), last.error.message]
    },
    ['t/rejected', 'no'],
  ],
  [
    THUNK,
    'If you passed a [`condition`](#skip-a-run), it decides whether the thunk runs at all',
    async () => (await dispatched(() => 1, { condition: () => false })).types,
    [],
  ],
  [
    THUNK,
    'The promise that `dispatch` returned resolves with that last action, whether the work succeeded or not',
    async () => (await dispatched(() => Promise.reject(new Error('no')))).last.type,
    't/rejected',
  ],
  [
    THUNK,
    'Return or throw its result to fail with a payload',
    async () => {
      const returned = await dispatched(({ rejectWithValue }) => rejectWithValue('v', 'm'))
      const threw = await dispatched(({ rejectWithValue }) => {
        throw rejectWithValue('v')
      })
      return [returned.last.payload, threw.last.payload, threw.last.meta.rejectedWithValue]
    },
    ['v', 'v', true],
  ],
  [
    'api/thunk-results',
    'anything that is thrown is passed to `serializeError`',
    async () => {
      const serializeError = (error) => ({ message: `own ${error}` })
      return (await dispatched(() => Promise.reject(3), { serializeError })).last.error.message
    },
    'own 3',
  ],
  [
    'api/thunk-results',
    "A thrown value that isn't an object becomes `{ message: String(value) }`",
    async () => (await dispatched(() => Promise.reject(3))).last.error,
    { message: '3' },
  ],
  [
    'api/combineSlices',
    'Returns the same reducer with a different type',
    () => lazily(({ reducer }) => reducer.withLazyLoadedSlices() === reducer),
    true,
  ],
  [
    'api/combineSlices',
    '| `overrideExisting` | `boolean` | `false` |',
    async () => {
      const state = (config) =>
        lazily(({ reducer, other }) => reducer.inject(other, config)(undefined, { type: 'x' }).a)
      return quiet(() => [state(), state({ overrideExisting: true })])
    },
    [1, 2],
  ],
  [
    'api/combineSlices',
    'If you inject a different reducer for an existing key, the old one stays, and nothing is thrown',
    () => thrown(() => quiet(() => lazily(({ reducer, other }) => reducer.inject(other)))),
    undefined,
  ],
  [
    'api/other-exports',
    'returns a function that calls `f(g(h(...args)))`',
    () => toolkit.compose(...['f', 'g', 'h'].map((name) => (x) => `${name}(${x})`))('x'),
    'f(g(h(x)))',
  ],
  [
    'usage/migrating-rtk-2',
    'in JavaScript, an array works as well',
    () => bare(() => [() => (next) => (action) => next(action)]).dispatch({ type: 'a' }).type,
    'a',
  ],
  [
    'usage/usage-guide',
    'If you pass `undefined` to the combined reducer, it resets every slice',
    () => {
      const reducer = toolkit.combineReducers({ a: (state = 1) => state, b: (state = 2) => state })
      return reducer(undefined, { type: 'loggedOut' })
    },
    { a: 1, b: 2 },
  ],
  [
    'usage/usage-guide',
    'A reducer that receives `undefined` as its state returns its initial state',
    () => createReducer(5, () => {})(undefined, { type: 'a' }),
    5,
  ],
  [
    'usage/immer-reducers',
    '| `state.todos.includes(todo)` | Always `false` |',
    () => {
      const todo = { id: 1 }
      const state = toolkit.createNextState({ todos: [todo], found: true }, (draft) => {
        draft.found = draft.todos.includes(todo)
      })
      return state.found
    },
    false,
  ],
  [
    'usage/immer-reducers',
    'A primitive value is copied',
    () =>
      toolkit.createNextState({ likes: 1 }, (draft) => {
        let { likes } = draft
        likes += 1
      }).likes,
    1,
  ],
  [
    'usage/migrating-reselect-5',
    'and a limit for only one of them has no effect on the other',
    () => {
      const lru = { memoize: toolkit.lruMemoize, memoizeOptions: { maxSize: 1 } }
      const both = { ...lru, argsMemoize: toolkit.lruMemoize, argsMemoizeOptions: { maxSize: 1 } }
      return [lru, both].map((options) => {
        const select = createSelector([(x) => x], (x) => `/${x}`, options)
        for (const x of ['a', 'b', 'a']) select(x)
        return select.recomputations()
      })
    },
    [2, 3],
  ],
  [
    'usage/troubleshooting',
    "If it is `'function'`, the store lacks the thunk middleware",
    () => thrown(() => bare(() => []).dispatch(() => 1)),
    dev(
      (found) => found.includes("'function'"),
      (found) => found.startsWith('Minified Redux error #7'),
    ),
  ],
]

/** @returns how many default middleware there are with these options */
function countOf(options) {
  let count
  bare((getDefault) => {
    const list = getDefault(options)
    count = list.length
    return list
  })
  return count
}
