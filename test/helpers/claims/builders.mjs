import {
  asyncThunkCreator,
  buildCreateSlice,
  createAction,
  createAsyncThunk,
  createReducer,
  createSlice,
  current,
} from '@reduxjs/toolkit'
import { dev, message, thrown } from './probe.mjs'

const REDUCER = 'api/createReducer'
const ACTION = 'api/createAction'
const SLICE = 'api/createSlice'
const CREATORS = 'api/slice-creators'

const append = (text) => (state) => void state.push(text)
const reducerOf = (build, initial = []) => createReducer(initial, build)
const after = (build, type, initial) => reducerOf(build, initial)(undefined, { type })
const thunk = createAsyncThunk('t', () => 1)
const start = async (build) => (await thrown(() => after(build, 'x')))?.slice(0, 40)

/** Statements about reducers and actions: page, excerpt, probe, expected result or a check of it. */
export const claims = [
  [
    REDUCER,
    'For example, `addCase` must be called before `addMatcher`, or the builder throws an error during development',
    () => start((b) => b.addMatcher(() => true, append('m')).addCase('x', append('c'))),
    dev('`builder.addCase` should only be called ', undefined),
  ],
  [
    REDUCER,
    'or that the action creator has such a type',
    () => thrown(() => after((b) => b.addCase(createAction(''), append('c')), 'x')),
    message(28, '`builder.addCase` cannot be called with an empty action type'),
  ],
  [
    REDUCER,
    'means that there is already a case for this type',
    () => thrown(() => after((b) => b.addCase('x', append('a')).addCase('x', append('b')), 'x')),
    message(29, '`builder.addCase` cannot be called with two reducers for the same action type'),
  ],
  [
    REDUCER,
    'or an `addAsyncThunk` with `settled`',
    () => start((b) => b.addAsyncThunk(thunk, { settled: append('s') }).addCase('x', append('c'))),
    dev('`builder.addCase` should only be called ', undefined),
  ],
  [
    REDUCER,
    "`addAsyncThunk` doesn't throw if a type is already handled: the later case replaces the earlier one",
    () =>
      after(
        (b) =>
          b
            .addCase(thunk.fulfilled, append('first'))
            .addAsyncThunk(thunk, { fulfilled: append('second') }),
        't/fulfilled',
      ),
    ['second'],
  ],
  [
    REDUCER,
    'it throws `` `builder.addAsyncThunk` should only be called before … `` outside production',
    () => start((b) => b.addDefaultCase(append('d')).addAsyncThunk(thunk, {})),
    dev('`builder.addAsyncThunk` should only be c', undefined),
  ],
  [
    REDUCER,
    'After `addDefaultCase`, `addMatcher` throws outside production',
    () => start((b) => b.addDefaultCase(append('d')).addMatcher(() => true, append('m'))),
    dev('`builder.addMatcher` should only be call', undefined),
  ],
  [
    REDUCER,
    'A default case also runs for the actions that initialize the store',
    () => after((b) => b.addDefaultCase(append('d')), '@@redux/INITx'),
    ['d'],
  ],
  [
    REDUCER,
    'If `initialState` is a function, `getInitialState` calls it again each time',
    () => {
      let calls = 0
      const { getInitialState } = reducerOf(
        () => {},
        () => ++calls,
      )
      return getInitialState() < getInitialState()
    },
    true,
  ],
  [
    REDUCER,
    'Otherwise, it throws `A case reducer on a non-draftable value must not return undefined`',
    () => thrown(() => after((b) => b.addCase('x', () => {}), 'x', 5)),
    (found) => /non-draftable value must not return undefined|toolkit error #9;/i.test(found),
  ],
  [
    REDUCER,
    "it changes that draft and doesn't create a second one",
    () => {
      const inner = reducerOf((b) => b.addCase('x', append('inner')))
      return after(
        (b) =>
          b.addCase('x', (state, action) => {
            const result = inner(state, action)
            if (result === state) state.push('same')
          }),
        'x',
      )
    },
    ['inner', 'same'],
  ],
  [
    REDUCER,
    "Since the matchers are called first, a matcher can't depend on what the case does",
    () => {
      const order = []
      after(
        (b) =>
          b
            .addCase('x', () => void order.push('case'))
            .addMatcher(
              () => order.push('matcher') > 0,
              () => {},
            ),
        'x',
      )
      return order
    },
    ['matcher', 'case'],
  ],
  [
    REDUCER,
    '`current(state)`, which is a plain copy with all changes so far',
    () => {
      let copy
      after(
        (b) =>
          b.addCase('x', (state) => {
            state.push(1)
            copy = current(state)
            state.push(2)
          }),
        'x',
      )
      return copy
    },
    [1],
  ],
  [ACTION, 'Returns `type`; use `type` instead', () => createAction('t').toString(), 't'],
  [
    SLICE,
    'and a case reducer that you call directly changes the object that you pass',
    () => {
      const state = { count: 0 }
      const slice = createSlice({
        name: 'a',
        initialState: { count: 0 },
        reducers: { up: (draft) => void draft.count++ },
      })
      slice.caseReducers.up(state)
      return [state.count, slice.reducer(state, slice.actions.up()).count, state.count]
    },
    [1, 2, 1],
  ],
  [
    SLICE,
    'for a thunk, `{ pending, fulfilled, rejected, settled }`',
    () => {
      const create = buildCreateSlice({ creators: { asyncThunk: asyncThunkCreator } })
      const slice = create({
        name: 'a',
        initialState: {},
        reducers: (build) => ({ load: build.asyncThunk(() => 1, { pending: () => {} }) }),
      })
      return Object.keys(slice.caseReducers.load).toSorted()
    },
    ['fulfilled', 'pending', 'rejected', 'settled'],
  ],
  [
    CREATORS,
    '`slice.actions.postsFetched` is the thunk itself, with `.pending`, `.fulfilled` and `.rejected`',
    () => {
      const create = buildCreateSlice({ creators: { asyncThunk: asyncThunkCreator } })
      const { actions } = create({
        name: 'posts',
        initialState: {},
        reducers: (build) => ({ postsFetched: build.asyncThunk(() => 1) }),
      })
      return ['pending', 'fulfilled', 'rejected'].map((name) => actions.postsFetched[name].type)
    },
    ['posts/postsFetched/pending', 'posts/postsFetched/fulfilled', 'posts/postsFetched/rejected'],
  ],
]
