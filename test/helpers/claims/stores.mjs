import {
  Tuple,
  autoBatchEnhancer,
  configureStore,
  createDynamicMiddleware,
  prepareAutoBatched,
} from '@reduxjs/toolkit'
import { dev, printed, quiet, thrown } from './probe.mjs'
import { storeWith } from './store-with.mjs'
let asked = 0

const double = () => (next) => next

/** Statements of pages: page, excerpt, probe, expected result or a check of it. */
export const claims = [
  [
    'api/configureStore',
    'throws [error 1](#errors), in production as well',
    () => thrown(() => configureStore({ reducer: 5 })).then(Boolean),
    true,
  ],
  [
    'api/configureStore',
    'A key whose reducer is `undefined` is ignored, and outside production the console shows `No reducer provided for key "posts"`',
    () =>
      printed(() =>
        configureStore({ reducer: { posts: undefined, other: () => 1 }, devTools: false }),
      ),
    dev(['error: No reducer provided for key "posts"'], []),
  ],
  [
    'api/configureStore',
    'an array throws `` `middleware` field must be a callback `` outside production',
    () => thrown(() => storeWith({ middleware: [] })),
    dev('`middleware` field must be a callback', undefined),
  ],
  [
    'api/configureStore',
    'throws [error 42](#errors) if it does',
    async () => {
      const message = await thrown(() =>
        storeWith({ middleware: (get) => get().concat(double, double) }),
      )
      return message?.startsWith('Duplicate middleware references found')
    },
    dev(true, undefined),
  ],
  [
    'api/configureStore',
    'Only identical references count',
    () =>
      thrown(() =>
        storeWith({
          middleware: (get) =>
            get().concat(
              () => (n) => n,
              () => (n) => n,
            ),
        }),
      ),
    undefined,
  ],
  [
    'api/configureStore',
    'A key without a reducer is ignored, and outside production the console shows',
    async () => {
      let store
      const lines = await printed(() => (store = storeWith({ preloadedState: { nothing: 1 } })))
      return [Object.keys(store.getState()), lines.length]
    },
    [['posts'], dev(1, 0)],
  ],
  [
    'api/configureStore',
    'throws an error if it is called while a reducer runs',
    () => {
      const store = configureStore({
        reducer: (s = 1, a) => {
          if (a.type === 'x') store.getState()
          return s
        },
        devTools: false,
      })
      return thrown(() => store.dispatch({ type: 'x' })).then(Boolean)
    },
    true,
  ],
  [
    'api/configureStore',
    'your middleware never runs, because the enhancer that runs it is missing',
    async () => {
      asked = 0
      const store = await quiet(() =>
        storeWith({
          middleware: () =>
            new Tuple(() => (n) => (a) => {
              asked++
              return n(a)
            }),
          enhancers: () => new Tuple(),
        }),
      )
      store.dispatch({ type: 'x' })
      return asked
    },
    0,
  ],
  [
    'api/configureStore',
    '| 2 | `` `middleware` field must be a callback `` | The option is ignored |',
    async () =>
      [
        await thrown(() => storeWith({ middleware: 5 })),
        await thrown(() => storeWith({ enhancers: [] })),
      ].map((m) => m?.slice(0, 30)),
    dev(
      ['`middleware` field must be a ca', '`enhancers` field must be a cal'].map((m) =>
        m.slice(0, 30),
      ),
      [undefined, undefined],
    ),
  ],
  [
    'api/configureStore',
    '| 4 | `each middleware provided … must be a function` | A `TypeError` |',
    async () => {
      const kinds = []
      for (const options of [
        { middleware: () => 5 },
        { middleware: () => [5] },
        { enhancers: () => 5 },
        { enhancers: (get) => get().concat(5) },
      ]) {
        try {
          await quiet(() => storeWith(options))
        } catch (error) {
          kinds.push(error.constructor.name)
        }
      }
      return kinds
    },
    dev(['Error', 'Error', 'Error', 'Error'], ['TypeError', 'TypeError', 'TypeError', 'TypeError']),
  ],
  [
    'api/configureStore',
    'A `TypeError`, or error 1 of Redux if it is the only entry',
    async () => (await thrown(() => storeWith({ enhancers: () => [5] })))?.slice(0, 26),
    dev('each enhancer provided to c', 'Minified Redux error #1; v').slice(0, 26),
  ],
  [
    'api/autoBatchEnhancer',
    'keeps the payload and sets the mark',
    () => prepareAutoBatched()(1),
    { payload: 1, meta: { RTK_autoBatch: true } },
  ],
  [
    'api/autoBatchEnhancer',
    'they notify subscribers right away, including about pending changes',
    () => {
      let calls = 0
      const store = storeWith({
        enhancers: (get) =>
          get({ autoBatch: false }).concat(autoBatchEnhancer({ type: 'timer', timeout: 1e4 })),
      })
      store.subscribe(() => calls++)
      const marked = { type: 'm', meta: { RTK_autoBatch: true } }
      const seen = []
      store.dispatch(marked)
      seen.push(calls)
      store.dispatch({ type: 'o' })
      seen.push(calls)
      return seen
    },
    [0, 1],
  ],
  [
    'api/createDynamicMiddleware',
    'nothing is added, and `dispatch` returns the action itself',
    async () => {
      const dynamic = createDynamicMiddleware()
      const result = await quiet(() => storeWith().dispatch(dynamic.withMiddleware(() => (n) => n)))
      return [typeof result, result.type]
    },
    ['object', 'dynamicMiddleware/add'],
  ],
]
