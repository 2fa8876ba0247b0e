import { configureStore, createAsyncThunk, createSlice, unwrapResult } from '@reduxjs/toolkit'
import { getEventListeners } from 'node:events'
import { pause, quiet, thrown } from './probe.mjs'

const CANCEL = 'api/cancel-thunks'
const THUNK = 'api/createAsyncThunk'
const RESULT = 'api/thunk-results'

/** Runs a thunk with options, and returns its promise, the store and the actions that arrive. */
function run(create, options, arg = 'a', dispatchOptions = undefined) {
  const actions = []
  const store = configureStore({
    reducer: (state = 0, action) => {
      actions.push(action)
      return state
    },
    devTools: false,
  })
  const thunk = createAsyncThunk('t', create, options)
  const start = () => store.dispatch(thunk(arg, dispatchOptions))
  actions.length = 0
  return { promise: start(), actions, start, store, thunk, types: () => actions.map((a) => a.type) }
}
const last = async (create, options) => run(create, options).promise

/** Statements of pages: page, excerpt, probe, expected result or a check of it. */
export const claims = [
  [
    CANCEL,
    'The promise then resolves with a `rejected` action whose `meta.condition` is `true`, and `unwrap()` rejects',
    async () => {
      const { promise, actions } = run(() => 1, { condition: () => false })
      const { type, meta } = await promise
      return [type, meta.condition, await thrown(() => promise.unwrap()), actions.length]
    },
    ['t/rejected', true, 'Aborted due to condition callback returning false.', 0],
  ],
  [
    CANCEL,
    'Set `dispatchConditionRejection: true` if the rejection should be dispatched as well',
    async () => {
      const made = run(() => 1, { condition: () => false, dispatchConditionRejection: true })
      await made.promise
      return made.types()
    },
    ['t/rejected'],
  ],
  [
    CANCEL,
    'With an asynchronous `condition`, both calls may pass',
    async () => {
      let started = false
      const condition = async () => {
        await Promise.resolve()
        return !started
      }
      const getPendingMeta = () => {
        started = true
      }
      const made = run(() => 1, { condition, getPendingMeta })
      await Promise.all([made.promise, made.start()])
      return made.types().filter((type) => type === 't/fulfilled').length
    },
    2,
  ],
  [
    CANCEL,
    'so it runs to its end and may still dispatch, but its result is ignored',
    async () => {
      const made = run(async (arg, { dispatch }) => {
        await pause(5)
        dispatch({ type: 'late' })
      })
      made.promise.abort()
      await pause(20)
      return made.types()
    },
    ['t/pending', 't/rejected', 'late'],
  ],
  [
    CANCEL,
    'and the reason that you pass becomes `error.message`',
    async () => {
      const { promise } = run(() => pause(5))
      promise.abort('no longer needed')
      const { error, meta } = await promise
      return [error.name, error.message, meta.aborted]
    },
    ['AbortError', 'no longer needed', true],
  ],
  [
    CANCEL,
    "isn't available as `signal.reason`, which is an ordinary `AbortError`",
    async () => {
      let signal
      const { promise } = run((arg, api) => {
        signal = api.signal
        return pause(5)
      })
      await Promise.resolve()
      promise.abort('why')
      await promise
      return [signal.reason.name, signal.reason.message === 'why']
    },
    ['AbortError', false],
  ],
  [
    CANCEL,
    'because each run leaves an event listener on its signal until the signal is aborted',
    async () => {
      const { signal } = new AbortController()
      await run(() => 1, undefined, 'a', { signal }).promise
      await run(() => 1, undefined, 'a', { signal }).promise
      return getEventListeners(signal, 'abort').length
    },
    2,
  ],
  [
    CANCEL,
    'An exception counts as a cancellation if its `name` is `AbortError`',
    async () =>
      (
        await last(() => {
          throw new DOMException('x', 'AbortError')
        })
      ).meta.aborted,
    true,
  ],
  [
    CANCEL,
    "doesn't, because its name is `TimeoutError`",
    async () => {
      const { meta, error } = await last(async () => {
        const signal = AbortSignal.timeout(1)
        await pause(20)
        signal.throwIfAborted()
      })
      return [meta.aborted, error.name]
    },
    [false, 'TimeoutError'],
  ],
  [
    CANCEL,
    'To allow only one request at a time instead, add a `condition` that returns `false`',
    async () => {
      let pending = false
      const made = run(
        async () => {
          await pause(5)
          pending = false
        },
        {
          condition: () => !pending,
          getPendingMeta: () => {
            pending = true
          },
        },
      )
      await Promise.all([made.promise, made.start()])
      return made.types()
    },
    ['t/pending', 't/fulfilled'],
  ],
  [
    THUNK,
    'A skipped run dispatches no action, and its `unwrap()` rejects',
    async () => {
      const { promise, actions } = run(() => 1, { condition: () => false })
      return [Boolean(await thrown(() => promise.unwrap())), actions.length]
    },
    [true, 0],
  ],
  [
    THUNK,
    '`requestId` is the id of the run, and `arg` is the argument that you passed',
    async () => {
      const { promise } = run(() => 1, { idGenerator: (arg) => `run-${arg}` })
      const { meta } = await promise
      return [promise.requestId, promise.arg, meta.requestId]
    },
    ['run-a', 'a', 'run-a'],
  ],
  [
    THUNK,
    'It rejects with the value that the thunk passed to `rejectWithValue`, or otherwise with the error',
    async () => {
      const unwrapped = (create) =>
        run(create)
          .promise.unwrap()
          .catch((value) => value)
      const value = await unwrapped((arg, api) => api.rejectWithValue(7))
      const { message } = await unwrapped(() => {
        throw new Error('no')
      })
      return [value, message]
    },
    [7, 'no'],
  ],
  [
    THUNK,
    'The three action types are made from it by adding `/pending`, `/fulfilled` and `/rejected`',
    () => {
      const { thunk } = run(() => 1)
      return [
        thunk.typePrefix,
        ...['pending', 'fulfilled', 'rejected'].map((key) => thunk[key].type),
      ]
    },
    ['t', 't/pending', 't/fulfilled', 't/rejected'],
  ],
  [
    THUNK,
    '| `pending` | `undefined` | the result of `getPendingMeta` | — |',
    async () => {
      const made = run(() => 1, { getPendingMeta: () => ({ more: 1 }) })
      await made.promise
      const [{ payload, meta, error }] = made.actions
      return [payload, meta.more, meta.requestStatus, error]
    },
    [undefined, 1, 'pending', undefined],
  ],
  [
    THUNK,
    '| `fulfilled` | the result | the second argument of `fulfillWithValue` | — |',
    async () => {
      const { payload, meta, error } = await last((arg, api) =>
        api.fulfillWithValue(1, { more: 2 }),
      )
      return [payload, meta.more, meta.requestStatus, error]
    },
    [1, 2, 'fulfilled', undefined],
  ],
  [
    THUNK,
    '| `rejected` | the value of `rejectWithValue`, or `undefined` | `aborted`, `condition`, `rejectedWithValue`, and the second argument of `rejectWithValue` | a `SerializedError` |',
    async () => {
      const { payload, meta } = await last((arg, api) => api.rejectWithValue(1, { more: 2 }))
      const failed = await last(() => {
        throw new Error('no')
      })
      return [payload, Object.keys(meta).toSorted(), failed.payload, failed.error.message]
    },
    [
      1,
      ['aborted', 'arg', 'condition', 'more', 'rejectedWithValue', 'requestId', 'requestStatus'],
      undefined,
      'no',
    ],
  ],
  [
    THUNK,
    'create the actions yourself: `fetchUser.pending(requestId, arg)`, `fetchUser.fulfilled(result, requestId, arg)` and `fetchUser.rejected(error, requestId, arg)`',
    () => {
      const { thunk } = run(() => 1)
      const made = [
        thunk.pending('id', 'arg'),
        thunk.fulfilled('result', 'id', 'arg'),
        thunk.rejected(new Error('no'), 'id', 'arg'),
      ]
      return [
        made.every(({ meta }) => meta.requestId === 'id' && meta.arg === 'arg'),
        made[1].payload,
        made[2].error.message,
      ]
    },
    [true, 'result', 'no'],
  ],
  [
    THUNK,
    'Cancels this run from inside',
    async () => {
      const { meta } = await last(async (arg, api) => {
        api.abort()
        await pause(1)
      })
      return meta.aborted
    },
    true,
  ],
  [
    THUNK,
    'which resolves even if the work fails',
    async () =>
      (
        await last(() => {
          throw new Error('no')
        })
      ).type,
    't/rejected',
  ],
  [
    RESULT,
    '`unwrapResult(action)` does the same for an action that you already have',
    async () => [
      unwrapResult(await last(() => 5)),
      await thrown(async () =>
        unwrapResult(
          await last(() => {
            throw new Error('no')
          }),
        ),
      ),
    ],
    [5, 'no'],
  ],
  [
    RESULT,
    'which is a plain object and not the `Error` that was thrown',
    async () => {
      const error = await run(() => {
        throw new Error('no')
      })
        .promise.unwrap()
        .catch((value) => value)
      return [error instanceof Error, error.message]
    },
    [false, 'no'],
  ],
  [
    RESULT,
    'because just calling it does nothing. Throwing it works as well',
    async () => {
      const called = await last((arg, api) => {
        api.rejectWithValue(1)
        return 2
      })
      const rejected = await last((arg, api) => {
        throw api.rejectWithValue(1)
      })
      return [called.payload, rejected.payload, rejected.meta.rejectedWithValue]
    },
    [2, 1, true],
  ],
  [
    RESULT,
    'The only difference is that `action.error` then has a `message` but neither `name` nor `stack`',
    async () => (await last((arg, api) => api.rejectWithValue(undefined))).error,
    { message: 'Rejected' },
  ],
  [
    RESULT,
    "and isn't serialized, so it should be plain data",
    async () => {
      const value = new Error('no')
      return quiet(
        async () => (await last((arg, api) => api.rejectWithValue(value))).payload === value,
      )
    },
    true,
  ],
  [
    RESULT,
    'The three actions of a thunk contain its argument as `meta.arg`',
    async () => {
      const made = run(() => 1)
      await made.promise
      const failed = await last(() => {
        throw new Error('no')
      })
      return [...made.actions, failed].map(({ meta }) => meta.arg)
    },
    ['a', 'a', 'a'],
  ],
  [
    'api/slice-creators',
    "An object with `prepare` isn't allowed there",
    () =>
      thrown(() =>
        createSlice({
          name: 'a',
          initialState: 0,
          reducers: () => ({ b: { reducer: () => 1, prepare: () => ({ payload: 1 }) } }),
        }),
      ),
    (found) => found?.includes('create.preparedReducer') || found?.includes('error #'),
  ],
]
