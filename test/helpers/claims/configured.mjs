import {
  Tuple,
  configureStore,
  createListenerMiddleware,
  isAction,
  isActionCreator,
  isFluxStandardAction,
  createAction,
} from '@reduxjs/toolkit'
import { dev, printed, quiet } from './probe.mjs'
import { reducer, storeWith } from './store-with.mjs'

const STORE = 'api/configureStore'
const ACTION = 'api/createAction'
const MIDDLEWARE = 'api/getDefaultMiddleware'
const ENHANCERS = 'api/getDefaultEnhancers'

/** The kind of error that options cause, by the start of its message. */
async function refused(options) {
  try {
    await quiet(() => configureStore({ reducer, devTools: false, ...options }))
    return 'nothing'
  } catch (error) {
    return error.name === 'TypeError' ? 'TypeError' : error.message.slice(0, 24)
  }
}
const identity = () => (next) => (action) => next(action)

/** An enhancer that counts what its `dispatch` receives. */
const counting =
  (counts) =>
  (createStore) =>
  (...args) => {
    const store = createStore(...args)
    return {
      ...store,
      dispatch: (action) => {
        counts.push(typeof action)
        return store.dispatch(action)
      },
    }
  }
/** What an enhancer receives when a thunk dispatches three actions. */
function received(place) {
  const counts = []
  const store = storeWith({ enhancers: (get) => get()[place](counting(counts)) })
  counts.length = 0
  store.dispatch((dispatch) => ['a', 'b', 'c'].forEach((type) => dispatch({ type })))
  return counts
}
const lengthOf = (field, options) => {
  let length
  storeWith({
    [field]: (get) => {
      const list = get(options)
      ;({ length } = list)
      return list
    },
  })
  return length
}
const opened = createAction('opened')

/** Statements of pages: page, excerpt, probe, expected result or a check of it. */
export const claims = [
  [
    STORE,
    '| 3 | `when using a middleware builder function, … must be returned` | A `TypeError` |',
    () => refused({ middleware: () => undefined }),
    dev('when using a middleware ', 'TypeError'),
  ],
  [
    STORE,
    '| 5 | `` `enhancers` field must be a callback `` | The option is ignored |',
    () => refused({ enhancers: [] }),
    dev('`enhancers` field must b', 'nothing'),
  ],
  [
    STORE,
    '| 6 | `` `enhancers` callback must return an array `` | A `TypeError` |',
    () => refused({ enhancers: () => undefined }),
    dev('`enhancers` callback mus', 'TypeError'),
  ],
  [
    STORE,
    '| 42 | `Duplicate middleware references found when creating the store. …` | No error |',
    () => refused({ middleware: () => new Tuple(identity, identity) }),
    dev('Duplicate middleware ref', 'nothing'),
  ],
  [
    STORE,
    'Pass `false` to skip the check',
    () =>
      refused({
        middleware: () => new Tuple(identity, identity),
        duplicateMiddlewareCheck: false,
      }),
    'nothing',
  ],
  [
    STORE,
    'Slices that you leave out start with their own initial state',
    () =>
      configureStore({
        reducer: { a: (state = 1) => state, b: (state = 2) => state },
        devTools: false,
        preloadedState: { b: 5 },
      }).getState(),
    { a: 1, b: 5 },
  ],
  [
    STORE,
    "A preloaded slice replaces the slice's initial state; the two aren't merged",
    () => storeWith({ preloadedState: { posts: { list: [] } } }).getState(),
    { posts: { list: [] } },
  ],
  [
    STORE,
    'Your own actions notify them immediately',
    () => {
      const store = storeWith()
      let notified = 0
      store.subscribe(() => (notified += 1))
      store.dispatch({ type: 'a' })
      store.dispatch({ type: 'b' })
      return notified
    },
    2,
  ],
  [
    STORE,
    'Since the first enhancer in the list is the outermost, it receives a call of `store.dispatch` before the others',
    () => {
      const order = []
      const noting =
        (name) =>
        (createStore) =>
        (...args) => {
          const store = createStore(...args)
          const dispatch = (action) => {
            if (action.type === 'x') order.push(name)
            return store.dispatch(action)
          }
          return { ...store, dispatch }
        }
      storeWith({
        enhancers: (get) => get().prepend(noting('first')).concat(noting('last')),
      }).dispatch({ type: 'x' })
      return order
    },
    ['first', 'last'],
  ],
  [
    STORE,
    'The object is combined one level deep',
    () =>
      quiet(() =>
        configureStore({
          reducer: { counted: () => 1, outer: { inner: () => 1 } },
          devTools: false,
        }).getState(),
      ),
    { counted: 1 },
  ],
  [
    ACTION,
    '| `isAction` | A plain object whose `type` is a string. Comes from Redux (since 1.9.5) |',
    () =>
      [
        { type: 'a', more: 1 },
        { type: 1 },
        new (class {
          type = 'a'
        })(),
        opened,
      ].map(isAction),
    [true, false, false, false],
  ],
  [
    ACTION,
    '| `isActionCreator` | A function with `type` and `match`, such as those of `createAction` (since 1.9.6) |',
    () => [opened, () => 1, Object.assign(() => 1, { type: 'a' }), opened()].map(isActionCreator),
    [true, false, false, false],
  ],
  [
    ACTION,
    '| `isFluxStandardAction` | An action without other fields than `type`, `payload`, `error` and `meta` (since 1.9.5) |',
    () =>
      [
        { type: 'a', meta: 1 },
        { type: 'a', more: 1 },
      ].map(isFluxStandardAction),
    [true, false],
  ],
  [
    ACTION,
    '`{ [stockChanged]: reducer }` works, because `toString` turns the key into a string',
    () => Object.keys({ [opened]: 1 }),
    ['opened'],
  ],
  [
    ACTION,
    'and optionally `meta` and `error`',
    () => createAction('a', () => ({ payload: 1, meta: 2, error: 3, other: 4 }))(),
    { type: 'a', payload: 1, meta: 2, error: 3 },
  ],
  [
    ACTION,
    'In this case, each matches the actions of the other',
    () => createAction('opened').match(opened()),
    true,
  ],
  [
    MIDDLEWARE,
    "Whenever `process.env.NODE_ENV` isn't `'production'`, which includes tests",
    () => lengthOf('middleware'),
    dev(4, 1),
  ],
  [
    MIDDLEWARE,
    "so production builds don't include them, whatever the options say",
    () => lengthOf('middleware', { immutableCheck: true, serializableCheck: { warnAfter: 1 } }),
    dev(4, 1),
  ],
  [
    MIDDLEWARE,
    'Every thunk receives `extraArgument` as its third parameter',
    () =>
      storeWith({ middleware: (get) => get({ thunk: { extraArgument: 'given' } }) }).dispatch(
        (dispatch, getState, extra) => extra,
      ),
    'given',
  ],
  [
    MIDDLEWARE,
    'Both accept single middleware or lists, and return a new `Tuple`',
    () => {
      const list = new Tuple(identity)
      const made = [
        list.concat(1, 2),
        list.concat([1, 2]),
        list.prepend(1, 2),
        list.prepend([1, 2]),
      ]
      return [
        made.map(({ length }) => length),
        made.every((m) => m instanceof Tuple && m !== list),
        made[2].at(-1) === identity,
      ]
    },
    [[3, 3, 3, 3], true, true],
  ],
  [
    MIDDLEWARE,
    'Two results in one list contain the same thunk middleware twice, so `configureStore` throws',
    () => refused({ middleware: (get) => get().concat(get()) }),
    dev('Duplicate middleware ref', 'nothing'),
  ],
  [
    MIDDLEWARE,
    'so that dispatched functions never reach that check',
    () => printed(() => storeWith().dispatch(() => 1)),
    [],
  ],
  [
    STORE,
    "so two results of the same factory, such as two listener middlewares, aren't duplicates",
    () =>
      refused({
        middleware: (get) =>
          get().concat(
            createListenerMiddleware().middleware,
            createListenerMiddleware().middleware,
          ),
      }),
    'nothing',
  ],
  [
    ENHANCERS,
    'The list is the same in development and in production',
    () => lengthOf('enhancers'),
    2,
  ],
  [
    ENHANCERS,
    '| 2 | [`autoBatchEnhancer`](./autoBatchEnhancer.md) | unless `autoBatch: false` |',
    () => lengthOf('enhancers', { autoBatch: false }),
    1,
  ],
  [
    ENHANCERS,
    'At the front, with `.prepend()`, it receives everything that is dispatched, including thunks',
    () => received('prepend'),
    ['function'],
  ],
  [
    ENHANCERS,
    'it only receives what the middleware lets through, which excludes thunks',
    () => received('concat'),
    ['object', 'object', 'object'],
  ],
]
