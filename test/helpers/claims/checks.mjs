import {
  configureStore,
  createAction,
  createActionCreatorInvariantMiddleware,
  createImmutableStateInvariantMiddleware,
  createSerializableStateInvariantMiddleware,
  findNonSerializableValue,
  isImmutableDefault,
  isPlain,
} from '@reduxjs/toolkit'
import { dev, pause, printed, quiet, thrown } from './probe.mjs'
import { mutating, reducer, slice, storeWith } from './store-with.mjs'

/** Statements of pages: page, excerpt, probe, expected result or a check of it. */
export const claims = [
  [
    'api/actionCreatorMiddleware',
    'It is the first middleware in the list',
    async () => {
      const lines = await printed(() => {
        let list
        storeWith({ middleware: (get) => (list = get()) })
        return list[0]({ dispatch() {}, getState() {} })((x) => x)(slice.actions.touched)
      })
      return lines.length
    },
    dev(1, 0),
  ],
  [
    'api/actionCreatorMiddleware',
    'which is never dispatched',
    async () => {
      let result
      const store = storeWith()
      const before = store.getState()
      await printed(() => (result = store.dispatch(slice.actions.touched)))
      return [result.type, store.getState() === before]
    },
    ['posts/touched', true],
  ],
  [
    'api/actionCreatorMiddleware',
    'In production, it only passes actions on',
    async () =>
      (
        await printed(() =>
          createActionCreatorInvariantMiddleware()({})((x) => x)(createAction('a')),
        )
      ).length,
    dev(1, 0),
  ],
  [
    'api/getDefaultMiddleware',
    'The list contains only the thunk middleware',
    () => {
      let list
      storeWith({ middleware: (get) => (list = get()) })
      return list.length
    },
    dev(4, 1),
  ],
  [
    'api/getDefaultMiddleware',
    'Now the callback is the only way to get it',
    async () => 'getDefaultMiddleware' in (await import('@reduxjs/toolkit')),
    false,
  ],
  [
    'api/getDefaultMiddleware',
    "at run time it throws `Actions must be plain objects. … the actual type was: 'function'. …`",
    async () => {
      const message = await thrown(() =>
        quiet(() =>
          storeWith({
            middleware: (get) => get({ thunk: false, actionCreatorCheck: false }),
          }).dispatch(() => 1),
        ),
      )
      return (
        /^Actions must be plain objects\..*the actual type was: 'function'\./s.test(message) ||
        /Minified Redux error #7/.test(message)
      )
    },
    true,
  ],
  [
    'api/immutabilityMiddleware',
    'throws an error that contains the path of the changed value',
    async () => {
      const store = configureStore({ reducer: { blog: mutating }, devTools: false })
      return (await thrown(() => store.dispatch({ type: 'like' })))?.includes('blog.post.likes')
    },
    dev(true, undefined),
  ],
  [
    'api/immutabilityMiddleware',
    'the message contains `the action undefined`',
    async () => {
      const store = configureStore({ reducer: { blog: mutating }, devTools: false })
      return (
        await thrown(() => store.dispatch((d, get) => void get().blog.post.likes++))
      )?.includes('the action undefined')
    },
    dev(true, undefined),
  ],
  [
    'api/immutabilityMiddleware',
    'After an `await`, the next action reports the mutation as "between dispatches"',
    async () => {
      const store = configureStore({ reducer: { blog: mutating }, devTools: false })
      await store.dispatch(async (d, get) => {
        await pause(1)
        get().blog.post.likes++
      })
      return (await thrown(() => store.dispatch({ type: 'x' })))?.includes('between dispatches')
    },
    dev(true, undefined),
  ],
  [
    'api/immutabilityMiddleware',
    'Changes inside a `Map`, a `Set`, a `Date` or a private field',
    async () => {
      const map = new Map()
      const store = configureStore({
        reducer: (s = { map }) => s,
        middleware: (get) => get({ serializableCheck: false }),
        devTools: false,
      })
      return thrown(() => {
        map.set(1, 1)
        store.dispatch({ type: 'x' })
      })
    },
    undefined,
  ],
  [
    'api/immutabilityMiddleware',
    'and `false` for all other objects and arrays',
    () => [
      isImmutableDefault(1),
      isImmutableDefault(null),
      isImmutableDefault(() => 1),
      isImmutableDefault(Object.freeze([])),
      isImmutableDefault([]),
      isImmutableDefault({}),
    ],
    [true, true, true, true, false, false],
  ],
  [
    'api/immutabilityMiddleware',
    'In production, the middleware only passes actions on',
    () => createImmutableStateInvariantMiddleware().length,
    dev(1, 0),
  ],
  [
    'api/serializabilityMiddleware',
    'The check reports them with `console.error` and changes nothing',
    () =>
      printed(() => storeWith().dispatch({ type: 'x', at: new Date() })).then((l) =>
        l.map((x) => x.slice(0, 60)),
      ),
    dev(['error: A non-serializable value was detected in an action, in the'.slice(0, 60)], []),
  ],
  [
    'api/serializabilityMiddleware',
    'only the first such value is reported, and as long as it is in the state, every further action reports it again',
    () =>
      printed(() => {
        const store = storeWith({ preloadedState: { posts: { list: [new Date(), new Date()] } } })
        store.dispatch({ type: 'x', a: new Date(), b: new Date() })
        store.dispatch({ type: 'y' })
      }).then((l) => l.length),
    dev(3, 0),
  ],
  [
    'api/serializabilityMiddleware',
    'It returns `true` for `undefined`, `null`, strings, booleans and numbers, and for arrays and plain objects',
    () => [undefined, null, '', true, 1, [], {}, Number.NaN].map(isPlain),
    Array(8).fill(true),
  ],
  [
    'api/serializabilityMiddleware',
    'It returns `false` for functions, symbols, `bigint`, and instances of classes',
    () =>
      [
        () => 1,
        Symbol('a'),
        1n,
        new Date(),
        /a/,
        new Error('a'),
        new Map(),
        new Set(),
        Promise.resolve(),
      ].map(isPlain),
    Array(9).fill(false),
  ],
  [
    'api/serializabilityMiddleware',
    'It returns `false` if everything is serializable, or else `{ keyPath, value }`',
    () => [findNonSerializableValue({ a: 1 }), findNonSerializableValue({ a: { b: 1n } })],
    [false, { keyPath: 'a.b', value: 1n }],
  ],
  [
    'api/serializabilityMiddleware',
    '`ignoredActionPaths` *replaces* its default',
    () =>
      printed(() =>
        configureStore({
          reducer,
          devTools: false,
          middleware: (get) => get({ serializableCheck: { ignoredActionPaths: ['payload'] } }),
        }).dispatch({ type: 'x', meta: { arg: new Date() } }),
      ).then((l) => l.length),
    dev(1, 0),
  ],
  [
    'api/serializabilityMiddleware',
    'the state is searched after an ignored action, too',
    () =>
      printed(() =>
        configureStore({
          reducer,
          devTools: false,
          preloadedState: { posts: { list: [new Date()] } },
          middleware: (get) => get({ serializableCheck: { ignoredActions: ['x'] } }),
        }).dispatch({ type: 'x', at: new Date() }),
      ).then((l) => l.length),
    dev(1, 0),
  ],
  [
    'api/serializabilityMiddleware',
    'In production, the middleware only passes actions on',
    () => createSerializableStateInvariantMiddleware().length,
    dev(1, 0),
  ],
]
