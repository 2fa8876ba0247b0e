import {
  configureStore,
  createAsyncThunk,
  createEntityAdapter,
  createNextState,
  current,
  freeze,
  isDraft,
  isAsyncThunkAction,
  isPending,
} from '@reduxjs/toolkit'
import { pause, thrown } from './probe.mjs'

const ADAPTER = 'api/createEntityAdapter'
const CANCEL = 'api/cancel-thunks'
const IMMER = 'usage/immer-reducers'
const MATCHERS = 'api/matching-utilities'

const adapter = createEntityAdapter()
const start = adapter.setAll(adapter.getInitialState(), [{ id: 1, a: 1, b: 1 }, { id: 2 }])

/** @returns a row of the table of functions, proved with an id that exists and one that doesn't */
const row = (says, name, argumentOf, known, unknown) => [
  ADAPTER,
  says,
  () => [1, 3].map((id) => Object.values(adapter[name](start, argumentOf(id)).entities)),
  [known, unknown],
]
const before = [{ id: 1, a: 1, b: 1 }, { id: 2 }]
const entity = (id) => ({ id, a: 9 })
const list = (id) => [entity(id)]
const changes = (id) => ({ id, changes: { a: 9 } })
const added = [...before, { id: 3, a: 9 }]
const replaced = [{ id: 1, a: 9 }, { id: 2 }]
const merged = [{ id: 1, a: 9, b: 1 }, { id: 2 }]

/** @returns why a thunk was rejected, as the fields that tell the kinds apart */
async function rejection(work, { abort, ...options } = {}) {
  const store = configureStore({ reducer: () => 0, devTools: false })
  const promise = store.dispatch(createAsyncThunk('t', work, options)())
  if (abort) promise.abort()
  const { meta, error } = await promise
  return [meta.aborted, meta.condition, meta.rejectedWithValue, error.name]
}

const reduced = (state, recipe) => createNextState(state, recipe)

/** Rows of tables: page, excerpt, probe, expected result. */
export const claims = [
  row('| `addOne` | entity | Nothing | Adds |', 'addOne', entity, before, added),
  row(
    '| `addMany` | array or table of entities | Nothing | Adds |',
    'addMany',
    list,
    before,
    added,
  ),
  row('| `setOne` (1.6.0) | entity | Replaces | Adds |', 'setOne', entity, replaced, added),
  row('| `setMany` (1.6.0) | array or table | Replaces | Adds |', 'setMany', list, replaced, added),
  row(
    '| `setAll` | array or table | Replaces | Adds; all others are removed |',
    'setAll',
    list,
    [{ id: 1, a: 9 }],
    [{ id: 3, a: 9 }],
  ),
  row(
    '| `updateOne` | `{ id, changes }` | Merges `changes` | Nothing |',
    'updateOne',
    changes,
    merged,
    before,
  ),
  row(
    '| `updateMany` | array of `{ id, changes }` | Merges | Nothing |',
    'updateMany',
    (id) => [changes(id)],
    merged,
    before,
  ),
  row('| `upsertOne` | entity | Merges its fields | Adds |', 'upsertOne', entity, merged, added),
  row('| `upsertMany` | array or table | Merges | Adds |', 'upsertMany', list, merged, added),
  row('| `removeOne` | id | Removes | Nothing |', 'removeOne', (id) => id, [{ id: 2 }], before),
  row(
    'or `{ where }` (since 2.14.0) | Removes | Nothing |',
    'removeMany',
    (id) => ({ where: { id } }),
    [{ id: 2 }],
    before,
  ),
  row('| `removeAll` | — | Removes | — |', 'removeAll', () => undefined, [], []),
  [
    ADAPTER,
    'unknown ids are skipped. Memoized by the identity of the array `ids`',
    () => {
      const { selectByIds } = adapter.getSelectors()
      const ids = [2, 5, 1]
      return [
        selectByIds(start, ids).map(({ id }) => id),
        selectByIds(start, ids) === selectByIds(start, ids),
        selectByIds(start, [2, 5, 1]) === selectByIds(start, ids),
      ]
    },
    [[2, 1], true, false],
  ],
  [
    CANCEL,
    "| an exception | `false` | `false` | `false` | the error's |",
    () =>
      rejection(() => {
        throw new RangeError('x')
      }),
    [false, false, false, 'RangeError'],
  ],
  [
    CANCEL,
    '| `rejectWithValue` | `false` | `false` | `true` | none |',
    () => rejection((_, { rejectWithValue }) => rejectWithValue(1)),
    [false, false, true, undefined],
  ],
  [
    CANCEL,
    '| `abort()` or a `signal` | `true` | `false` | `false` | `AbortError` |',
    () => rejection(() => pause(20), { abort: true }),
    [true, false, false, 'AbortError'],
  ],
  [
    CANCEL,
    '| `condition` | `false` | `true` | `false` | `ConditionError` |',
    () => rejection(() => 1, { condition: () => false }),
    [false, true, false, 'ConditionError'],
  ],
  [
    IMMER,
    '| `state.comments[id].push(text)` | Throws, because `comments[id]` is `undefined` |',
    async () =>
      Boolean(await thrown(() => reduced({ comments: {} }, (s) => void s.comments.x.push(1)))),
    true,
  ],
  [
    IMMER,
    '| `let { likes } = state.post; likes += 1` | Only the variable changes |',
    () =>
      reduced({ post: { likes: 1 } }, (state) => {
        let { likes } = state.post
        likes += 1
        if (likes !== 2) state.post.likes = likes
      }).post.likes,
    1,
  ],
  [
    IMMER,
    '| `state.todos.includes(todo)` | Always `false` |',
    () => {
      const todo = { id: 1 }
      let found
      reduced({ todos: [todo] }, (state) => void (found = state.todos.includes(todo)))
      return found
    },
    false,
  ],
  [
    IMMER,
    "| The old state changes, and components don't render |",
    () => {
      class Cart {
        total = 1
      }
      const old = { cart: new Cart() }
      const next = reduced(old, (state) => void (state.cart.total = 5))
      return [next === old, old.cart.total]
    },
    [true, 5],
  ],
  [
    IMMER,
    '| `freeze(value, deep?)` | The draft, unchanged | The value, frozen |',
    () => {
      const found = []
      reduced({ a: 1 }, (state) => {
        found.push(freeze(state) === state, isDraft(state))
        state.a = 2
        found.push(current(state).a)
      })
      return [...found, Object.isFrozen(freeze({}))]
    },
    [true, true, 2, true],
  ],
  [
    MATCHERS,
    '| `pending` |',
    () => {
      const [one, other] = ['a', 'b'].map((type) => createAsyncThunk(type, () => 1))
      const isOne = isPending(one)
      return [
        isOne(one.pending('r')),
        isOne(other.pending('r')),
        isAsyncThunkAction(other)(other.rejected(null, 'r')),
      ]
    },
    [true, false, true],
  ],
]
