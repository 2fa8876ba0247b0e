import {
  configureStore,
  createAsyncThunk,
  createEntityAdapter,
  createNextState,
  current,
  isAllOf,
  isAnyOf,
  isDraft,
  isPending,
  isPlainObject,
  isRejected,
  isRejectedWithValue,
  original,
} from '@reduxjs/toolkit'
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import { dev, printed, thrown } from './probe.mjs'

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
    'api/matching-utilities',
    'With an action, `isPending(action)` returns the result directly',
    () => isPending(createAsyncThunk('t', () => 1).pending('a')),
    true,
  ],
  [
    'api/matching-utilities',
    'matches only `rejected` actions whose thunk has returned `rejectWithValue(value)`',
    async () => {
      const plain = await run(() => {
        throw new Error('x')
      }).promise
      const valued = await run((_, { rejectWithValue }) => rejectWithValue(1)).promise
      return [
        isRejected(plain),
        isRejectedWithValue(plain),
        isRejected(valued),
        isRejectedWithValue(valued),
      ]
    },
    [true, false, true, true],
  ],
  ['api/matching-utilities', 'without matchers, never', () => isAnyOf()({ type: 'a' }), false],
  ['api/matching-utilities', 'without matchers, always', () => isAllOf()({ type: 'a' }), true],
  [
    'api/createEntityAdapter',
    '`addOne` ignores it, while `upsertOne` merges it into the existing product',
    () => {
      const adapter = createEntityAdapter()
      const state = adapter.addOne(adapter.getInitialState(), { id: 1, a: 1 })
      return [
        adapter.addOne(state, { id: 1, a: 2 }).entities[1],
        adapter.upsertOne(state, { id: 1, b: 2 }).entities[1],
      ]
    },
    [
      { id: 1, a: 1 },
      { id: 1, a: 1, b: 2 },
    ],
  ],
  [
    'api/createEntityAdapter',
    "and new products come last, while updates don't move anything",
    () => {
      const adapter = createEntityAdapter()
      let state = adapter.setAll(adapter.getInitialState(), [{ id: 2 }, { id: 1 }])
      state = adapter.upsertMany(state, [{ id: 2, a: 1 }, { id: 0 }])
      return state.ids
    },
    [2, 1, 0],
  ],
  [
    'api/createEntityAdapter',
    'If it returns `undefined`, outside production the console warns',
    async () => {
      const adapter = createEntityAdapter({ selectId: (entity) => entity.key })
      return (await printed(() => adapter.addOne(adapter.getInitialState(), { id: 1 }))).map(
        (line) => line.slice(0, 47),
      )
    },
    dev(['warn: The entity passed to the `selectId` imple'], []),
  ],
  [
    'api/createEntityAdapter',
    "If the reducer hasn't changed the entity before, the copy is frozen, and an assignment throws `Cannot assign to read only property`",
    () => {
      const adapter = createEntityAdapter()
      const { selectById } = adapter.getSelectors()
      const state = adapter.addOne(adapter.getInitialState(), { id: 1, a: 1 })
      return thrown(() =>
        createNextState(state, (draft) => void (selectById(draft, 1).a = 2)),
      ).then((m) => m?.slice(0, 35))
    },
    'Cannot assign to read only property',
  ],
  [
    'api/createEntityAdapter',
    "If it has, the copy isn't frozen, and the assignment is lost",
    () => {
      const adapter = createEntityAdapter()
      const { selectById } = adapter.getSelectors()
      const state = adapter.addOne(adapter.getInitialState(), { id: 1, a: 1 })
      return createNextState(state, (draft) => {
        draft.entities[1].a = 2
        selectById(draft, 1).a = 3
      }).entities[1].a
    },
    2,
  ],
  [
    'api/createEntityAdapter',
    'is treated as one, and its payload is used',
    () => {
      const adapter = createEntityAdapter()
      return adapter.addOne(adapter.getInitialState(), { type: 'x', payload: { id: 1 } }).ids
    },
    [1],
  ],
  [
    'api/other-exports',
    '`isPlainObject(value)` returns `true` for objects that were made by `{}` or have no prototype, and `false` for arrays, functions and instances of classes',
    () => [{}, Object.create(null), [], () => 1, new Date()].map(isPlainObject),
    [true, true, false, false, false],
  ],
  [
    'api/other-exports',
    'reuses all parts of the old one that are equal',
    () => {
      const old = { a: { b: 1 }, c: 1 }
      const result = copyWithStructuralSharing(old, { a: { b: 1 }, c: 2 })
      return [
        result.a === old.a,
        result.c,
        copyWithStructuralSharing(old, { a: { b: 1 }, c: 1 }) === old,
      ]
    },
    [true, 2, true],
  ],
  [
    'api/other-exports',
    "it throws `[Immer] 'current' expects a draft, got: …`",
    () =>
      thrown(() => current({})).then(
        (m) =>
          m?.startsWith("[Immer] 'current' expects a draft, got:") ||
          /minified error nr: 10/.test(m),
      ),
    true,
  ],
  [
    'api/other-exports',
    "it throws `[Immer] 'original' expects a draft, got: …`",
    () =>
      thrown(() => original({})).then(
        (m) =>
          m?.startsWith("[Immer] 'original' expects a draft, got:") ||
          /minified error nr: 15/.test(m),
      ),
    true,
  ],
  [
    'api/other-exports',
    '`createNextState(recipe)` returns a function that accepts a state',
    () => createNextState((draft) => void (draft.a = isDraft(draft)))({ a: 0 }),
    { a: true },
  ],
]
