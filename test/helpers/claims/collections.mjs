import {
  combineSlices,
  configureStore,
  createAsyncThunk,
  createDynamicMiddleware,
  createEntityAdapter,
  isAllOf,
  isPending,
  isRejected,
  isRejectedWithValue,
} from '@reduxjs/toolkit'
import { dev, printed } from './probe.mjs'
import { blog } from './blog.mjs'

const PAGE = 'api/createEntityAdapter'
const DYNAMIC = 'api/createDynamicMiddleware'
const MATCHERS = 'api/matching-utilities'

const adapter = createEntityAdapter()
const selectors = adapter.getSelectors()
const start = adapter.getInitialState({ status: 'idle' }, [{ id: 'a', n: 1, in: { x: 1, y: 1 } }])
const first = (state) => state.entities.a
const more = { id: 'a', changes: { n: 3 } }

/** A store with a dynamic middleware, at the front or at the end. */
function dynamic(place = 'prepend') {
  const made = createDynamicMiddleware()
  const newStore = () =>
    configureStore({
      reducer: (count = 0) => count + 1,
      devTools: false,
      middleware: (get) => get()[place](made.middleware),
    })
  return { ...made, newStore, store: newStore() }
}
const noting = (notes, name) => () => (next) => (action) => {
  notes.push(name)
  return next(action)
}
const watching = (seen) => () => (next) => (action) => {
  seen.push(action)
  return next(action)
}
const rejectedBy = async (create, options) => {
  const thunk = createAsyncThunk('t', create, { dispatchConditionRejection: true, ...options })
  return configureStore({ reducer: () => 0, devTools: false }).dispatch(thunk())
}

/** Statements of pages: page, excerpt, probe, expected result or a check of it. */
export const claims = [
  [
    PAGE,
    '`getInitialState(additional?, entities?)` returns an empty state',
    () => [adapter.getInitialState(), adapter.getInitialState({ a: 1 }, { x: { id: 'x' } })],
    [
      { ids: [], entities: {} },
      { ids: ['x'], entities: { x: { id: 'x' } }, a: 1 },
    ],
  ],
  [
    PAGE,
    'Merging is shallow: a nested object in `changes` replaces the old one',
    () => first(adapter.updateOne(start, { id: 'a', changes: { in: { x: 2 } } })),
    { id: 'a', n: 1, in: { x: 2 } },
  ],
  [
    PAGE,
    'whose fields have the given values, compared with `===`, and an empty `where` removes nothing',
    () =>
      [{ n: 1 }, { n: '1' }, { in: { x: 1, y: 1 } }, {}].map(
        (where) => adapter.removeMany(start, { where }).ids.length,
      ),
    [0, 1, 1, 1],
  ],
  [
    PAGE,
    'The CRUD functions, `removeAll` included, leave additional fields alone',
    () => adapter.removeAll(start),
    { ids: [], entities: {}, status: 'idle' },
  ],
  [
    PAGE,
    'in this case, the function returns a changed copy',
    () => {
      const next = adapter.updateOne(start, more)
      return [next === start, first(start).n, first(next).n]
    },
    [false, 1, 3],
  ],
  [
    PAGE,
    '`updateMany` merges them in order, `upsertMany` merges the second into the first, and `setMany` keeps the last. `addMany` keeps the first',
    () => [
      first(adapter.updateMany(start, [more, { id: 'a', changes: { n: 4, z: 1 } }])).n,
      first(
        adapter.upsertMany(start, [
          { id: 'a', p: 1 },
          { id: 'a', q: 1 },
        ]),
      ),
      first(
        adapter.setMany(start, [
          { id: 'a', p: 1 },
          { id: 'a', q: 1 },
        ]),
      ),
      first(
        adapter.addMany(adapter.getInitialState(), [
          { id: 'a', p: 1 },
          { id: 'a', q: 1 },
        ]),
      ),
    ],
    [4, { id: 'a', n: 1, in: { x: 1, y: 1 }, p: 1, q: 1 }, { id: 'a', q: 1 }, { id: 'a', p: 1 }],
  ],
  [
    PAGE,
    "so `1` and `'1'` are the same entry of the table",
    () => {
      const state = adapter.addOne(adapter.getInitialState(), { id: 1 })
      return Object.keys(adapter.upsertOne(state, { id: '1', n: 2 }).entities)
    },
    ['1'],
  ],
  [
    PAGE,
    '`selectById` returns `undefined` for an unknown id',
    () => selectors.selectById(start, 'zz'),
    undefined,
  ],
  [
    PAGE,
    'Memoized by the identity of the array `ids` (since 2.14.0)',
    () => {
      const ids = ['a']
      const found = selectors.selectByIds(start, ids)
      return [
        found === selectors.selectByIds(start, ids),
        found === selectors.selectByIds(start, ['a']),
      ]
    },
    [true, false],
  ],
  [
    PAGE,
    '| `selectAll(state)` | All entities, in order; memoized |',
    () => selectors.selectAll(start) === selectors.selectAll({ ...start, status: 'x' }),
    true,
  ],
  [
    PAGE,
    '| `selectTotal(state)` | The number of entities |',
    () => [selectors.selectTotal(start), selectors.selectIds(start), Object.keys(selectors).length],
    [1, ['a'], 6],
  ],
  [
    PAGE,
    'without it, entities stay in the order they were added',
    () => adapter.addMany(start, [{ id: 'z' }, { id: 'b' }]).ids,
    ['a', 'z', 'b'],
  ],
  [
    PAGE,
    '`getSelectors`, and the two options',
    () => [adapter.sortComparer, adapter.selectId({ id: 4 }), typeof adapter.getSelectors],
    [false, 4, 'function'],
  ],
  [
    DYNAMIC,
    'Added middleware runs at the place of this one in the list, in the order it was added',
    () => {
      const notes = []
      const { store, addMiddleware } = dynamic()
      addMiddleware(noting(notes, 'first'), noting(notes, 'second'))
      addMiddleware(noting(notes, 'third'))
      store.dispatch({ type: 'x' })
      return notes
    },
    ['first', 'second', 'third'],
  ],
  [
    DYNAMIC,
    'is called again. Keep variables in the outer function, which is called once per store',
    () => {
      const calls = { outer: 0, inner: 0 }
      const counting = () => {
        calls.outer += 1
        return (next) => {
          calls.inner += 1
          return next
        }
      }
      const { store, newStore, addMiddleware } = dynamic()
      addMiddleware(counting)
      store.dispatch({ type: 'x' })
      const one = { ...calls }
      addMiddleware(noting([], ''))
      store.dispatch({ type: 'x' })
      const two = { ...calls }
      newStore().dispatch({ type: 'x' })
      return [one.outer, two.outer, calls.outer, one.inner < two.inner]
    },
    [1, 1, 2, true],
  ],
  [
    DYNAMIC,
    "The action has the type `'dynamicMiddleware/add'`, the middleware as its payload, and a `meta.instanceId`",
    () => {
      const { withMiddleware, instanceId } = dynamic()
      const added = noting([], '')
      const { type, payload, meta } = withMiddleware(added)
      return [type, payload[0] === added, meta.instanceId === instanceId]
    },
    ['dynamicMiddleware/add', true, true],
  ],
  [
    DYNAMIC,
    'Added middleware then receives thunks as functions',
    () => {
      const seen = []
      const { store, addMiddleware } = dynamic()
      addMiddleware(() => (next) => (action) => {
        seen.push(typeof action)
        return next(action)
      })
      store.dispatch(() => 1)
      return seen
    },
    ['function'],
  ],
  [
    DYNAMIC,
    'the actions of `withMiddleware` stop before the',
    async () => {
      const lines = async (place) => {
        const { store, withMiddleware } = dynamic(place)
        return (await printed(() => store.dispatch(withMiddleware(noting([], ''))))).length
      }
      return [await lines('prepend'), (await lines('concat')) > 0]
    },
    ([front, end]) => front === 0 && end === dev(true, false),
  ],
  [
    DYNAMIC,
    'One instance can serve several stores',
    () => {
      const notes = []
      const { store, newStore, addMiddleware } = dynamic()
      addMiddleware(noting(notes, 'run'))
      store.dispatch({ type: 'x' })
      newStore().dispatch({ type: 'x' })
      return notes
    },
    ['run', 'run'],
  ],
  [
    MATCHERS,
    'The matchers are called in order until one of them returns `false`',
    () => {
      const calls = []
      const says = (value) => () => {
        calls.push(value)
        return value
      }
      isAllOf(says(true), says(false), says(true))({ type: 'x' })
      return calls
    },
    [true, false],
  ],
  [
    MATCHERS,
    'anything else with a `match` method',
    () => isAllOf({ match: () => true })({ type: 'x' }),
    true,
  ],
  [
    MATCHERS,
    'after exceptions, `rejectWithValue`, cancellations, and refusals by a `condition` if they are dispatched',
    async () => {
      const made = await Promise.all([
        rejectedBy(() => Promise.reject(new Error('no'))),
        rejectedBy((arg, api) => api.rejectWithValue(1)),
        rejectedBy((arg, api) => void api.abort()),
        rejectedBy(() => 1, { condition: () => false }),
      ])
      return [made.map((action) => isRejected(action)), made.map((a) => isRejectedWithValue(a))]
    },
    [
      [true, true, true, true],
      [false, true, false, false],
    ],
  ],
  [
    MATCHERS,
    'so the forms for all thunks match them, too',
    async () => {
      const { get, actions } = blog()
      await get('a')
      return actions.filter(isPending()).length
    },
    1,
  ],
  [
    MATCHERS,
    'RTK Query dispatches the second kind whenever the cache already contains the data',
    async () => {
      const { api } = blog()
      const seen = []
      const store = configureStore({
        reducer: { [api.reducerPath]: api.reducer },
        devTools: false,
        middleware: (get) => get().prepend(watching(seen)).concat(api.middleware),
      })
      await store.dispatch(api.endpoints.getPost.initiate('a'))
      await store.dispatch(api.endpoints.getPost.initiate('a'))
      return seen.filter(isRejected).map(({ meta }) => meta.condition)
    },
    [true],
  ],
  [
    MATCHERS,
    'so they are in `payload`, and `error.message` is only `Rejected`',
    async () => {
      const { get, actions } = blog()
      await get('fail')
      const { payload, error } = actions.find(isRejected)
      return [payload, error]
    },
    ['failed', { message: 'Rejected' }],
  ],
  [
    'introduction/getting-started',
    'creates a root reducer that accepts more slices at run time',
    () => typeof combineSlices().inject,
    'function',
  ],
]
