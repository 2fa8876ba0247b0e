import { configureStore, createAsyncThunk, miniSerializeError } from '@reduxjs/toolkit'
import { pause, thrown } from './probe.mjs'

/** @returns a store that records the types of its actions */
function recorder(extra) {
  const types = []
  const store = configureStore({
    reducer: (state = 0, action) => {
      types.push(action.type)
      if (action.meta?.failIn === action.type) throw new Error('reducer')
      return state
    },
    devTools: false,
    middleware: (get) => get({ serializableCheck: false, thunk: { extraArgument: extra } }),
  })
  types.length = 0
  return { store, types }
}

const run = (work, options, arg) => {
  const { store, types } = recorder()
  const thunk = createAsyncThunk('t', work, options)
  return { promise: store.dispatch(thunk(arg)), types, thunk, store }
}

/** Statements of pages: page, excerpt, probe, expected result or a check of it. */
export const claims = [
  [
    'api/cancel-thunks',
    'nothing runs and nothing is dispatched',
    async () => {
      let ran = false
      const { promise, types } = run(
        () => {
          ran = true
        },
        { condition: () => false },
      )
      const action = await promise
      return [ran, types, action.meta.condition, Boolean(await thrown(() => promise.unwrap()))]
    },
    [false, [], true, true],
  ],
  [
    'api/cancel-thunks',
    'Only the value `false` counts',
    async () => {
      const { promise, types } = run(() => 1, { condition: () => 0 })
      await promise
      return types
    },
    ['t/pending', 't/fulfilled'],
  ],
  [
    'api/cancel-thunks',
    "If `condition` isn't asynchronous, `pending` is dispatched before `dispatch` returns",
    () => run(() => 1, { condition: () => true }).types,
    ['t/pending'],
  ],
  [
    'api/cancel-thunks',
    'If `condition` throws, the result is an ordinary `rejected` action, without `pending` before it',
    async () => {
      const { promise, types } = run(() => 1, {
        condition: () => {
          throw new Error('no')
        },
      })
      const action = await promise
      return [types, action.meta.condition, action.error.message]
    },
    [['t/rejected'], false, 'no'],
  ],
  [
    'api/cancel-thunks',
    "(by default `'Aborted'`)",
    async () => {
      const { promise } = run(() => pause(20))
      promise.abort()
      const { error, meta } = await promise
      return [error.name, error.message, meta.aborted]
    },
    ['AbortError', 'Aborted', true],
  ],
  [
    'api/cancel-thunks',
    'In this case, `rejected` comes without `pending`',
    async () => {
      const { store, types } = recorder()
      const control = new AbortController()
      control.abort('why')
      const thunk = createAsyncThunk('t', () => 1)
      await store.dispatch(thunk(undefined, { signal: control.signal }))
      return types
    },
    ['t/rejected'],
  ],
  [
    'api/cancel-thunks',
    'The message is always the same, whatever reason the signal has',
    async () => {
      const messages = new Set()
      for (const reason of ['why', 'other']) {
        const control = new AbortController()
        const { store } = recorder()
        const promise = store.dispatch(
          createAsyncThunk('t', () => pause(20))(undefined, { signal: control.signal }),
        )
        control.abort(reason)
        messages.add((await promise).error.message)
      }
      return messages.size
    },
    1,
  ],
  [
    'api/cancel-thunks',
    'a thunk with `options` would treat it as a refusal by `condition`, and dispatch no `rejected` at all',
    async () => {
      const work = () => {
        throw Object.assign(new Error('x'), { name: 'ConditionError' })
      }
      const first = run(work, {})
      await first.promise
      return first.types
    },
    ['t/pending'],
  ],
  [
    'api/createAsyncThunk',
    'Matcher for `fulfilled` and `rejected` together',
    () => {
      const thunk = createAsyncThunk('t', () => 1)
      return [
        thunk.settled(thunk.fulfilled(1, 'a')),
        thunk.settled(thunk.rejected(null, 'a')),
        thunk.settled(thunk.pending('a')),
      ]
    },
    [true, true, false],
  ],
  [
    'api/thunk-results',
    'this function keeps `name`, `message`, `stack` and `code` if they are strings, and drops everything else',
    () =>
      Object.keys(
        miniSerializeError(Object.assign(new Error('a'), { code: 'E', other: 1 })),
      ).toSorted(),
    ['code', 'message', 'name', 'stack'],
  ],
  [
    'api/thunk-results',
    "A thrown value that isn't an object becomes",
    () => miniSerializeError(5),
    { message: '5' },
  ],
  [
    'api/thunk-results',
    "`action.error` is always `{ message: 'Rejected' }`",
    async () => (await run((_, { rejectWithValue }) => rejectWithValue('x')).promise).error,
    { message: 'Rejected' },
  ],
  [
    'api/thunk-results',
    'After `rejectWithValue(undefined)`, `meta.rejectedWithValue` is `false`',
    async () =>
      (await run((_, { rejectWithValue }) => rejectWithValue(undefined)).promise).meta
        .rejectedWithValue,
    false,
  ],
  [
    'api/thunk-results',
    "doesn't become `rejected`, but rejects the promise of the dispatch",
    async () => {
      const { store, types } = recorder()
      const thunk = createAsyncThunk('t', (_, { fulfillWithValue }) =>
        fulfillWithValue(1, { failIn: 't/fulfilled' }),
      )
      return [await thrown(() => store.dispatch(thunk())), types]
    },
    ['reducer', ['t/pending', 't/fulfilled']],
  ],
  [
    'api/thunk-results',
    "One in a reducer that handles `pending` does become `rejected`, and the payload creator doesn't run",
    async () => {
      let ran = false
      const { promise, types } = run(
        () => {
          ran = true
        },
        { getPendingMeta: () => ({ failIn: 't/pending' }) },
      )
      await promise
      return [ran, types]
    },
    [false, ['t/pending', 't/rejected']],
  ],
]
