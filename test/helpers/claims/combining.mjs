import { combineSlices, configureStore, createSlice } from '@reduxjs/toolkit'
import { dev, printed, quiet } from './probe.mjs'

const PAGE = 'api/combineSlices'
const SELECTORS = 'api/slice-selectors'

const named = (name, initialState) =>
  createSlice({
    name,
    initialState,
    reducers: { set: (state, { payload }) => payload },
    selectors: { selectAll: (state) => state },
  })
const posts = named('posts', 1)
const stats = named('stats', { visits: 0 })
const storeOf = (reducer, preloadedState) =>
  configureStore({ reducer, devTools: false, preloadedState })

/** Statements of pages: page, excerpt, probe, expected result or a check of it. */
export const claims = [
  [
    PAGE,
    'Without arguments, the state is an empty object until you inject something',
    () => {
      const reducer = combineSlices()
      const store = storeOf(reducer)
      const before = store.getState()
      reducer.inject(posts)
      store.dispatch({ type: 'x' })
      return [before, store.getState()]
    },
    [{}, { posts: 1 }],
  ],
  [
    PAGE,
    'If a key occurs twice, the later argument wins',
    () => combineSlices(posts, named('posts', 2), { posts: () => 3 })(undefined, { type: 'x' }),
    { posts: 3 },
  ],
  [
    PAGE,
    "It returns the same reducer, with a type in which the slice isn't optional",
    () => {
      const reducer = combineSlices(posts)
      return [reducer.inject(stats) === reducer, reducer.withLazyLoadedSlices() === reducer]
    },
    [true, true],
  ],
  [
    PAGE,
    'Injecting the same slice twice has no effect',
    () => {
      const reducer = combineSlices(posts)
      return printed(() => reducer.inject(stats).inject(stats))
    },
    [],
  ],
  [
    PAGE,
    "The state gets the new field with the *next* action, because `inject` doesn't dispatch",
    () => {
      const reducer = combineSlices(posts)
      const store = storeOf(reducer)
      reducer.inject(stats)
      const before = store.getState().stats
      store.dispatch({ type: 'x' })
      return [before, store.getState().stats]
    },
    [undefined, { visits: 0 }],
  ],
  [
    PAGE,
    'is lost, because the reducer drops unknown fields with the first action',
    () =>
      quiet(() => {
        const reducer = combineSlices(posts)
        const store = storeOf(reducer, { stats: { visits: 9 } })
        reducer.inject(stats)
        store.dispatch({ type: 'x' })
        return store.getState().stats
      }),
    { visits: 0 },
  ],
  [
    PAGE,
    'the new reducer replaces the old one and receives its state',
    () => {
      const reducer = combineSlices(posts, stats)
      const store = storeOf(reducer)
      store.dispatch(stats.actions.set({ visits: 3 }))
      const next = (state = { visits: 0 }) => ({ visits: state.visits + 100 })
      reducer.inject({ reducerPath: 'stats', reducer: next }, { overrideExisting: true })
      store.dispatch({ type: 'x' })
      return store.getState().stats
    },
    { visits: 103 },
  ],
  [
    PAGE,
    'Since the same state object always has the same proxy, memoization works',
    () => {
      const reducer = combineSlices(posts).inject(stats)
      const seen = reducer.selector((state) => state)
      const state = { posts: 1 }
      return [seen(state) === seen(state), seen({ posts: 1 }) === seen(state), seen(state).stats]
    },
    [true, false, { visits: 0 }],
  ],
  [
    PAGE,
    'returns the real state behind the proxy',
    () => {
      const reducer = combineSlices(posts)
      const state = { posts: 1 }
      return reducer.selector((proxy) => reducer.selector.original(proxy) === state)(state)
    },
    true,
  ],
  [
    PAGE,
    'its `reducerPath` is the one under which it was injected',
    () => {
      const copy = stats.injectInto(combineSlices(posts), { reducerPath: 'other' })
      return [copy.reducerPath, stats.reducerPath, copy.selectSlice({}), copy === stats]
    },
    ['other', 'stats', { visits: 0 }, false],
  ],
  [
    PAGE,
    'In that case, the initial state is computed once for each `selectState`, so the result is stable',
    () => {
      let calls = 0
      const lazy = createSlice({
        name: 'lazy',
        initialState: () => ({ call: (calls += 1) }),
        reducers: {},
        selectors: { selectAll: (state) => state },
      }).injectInto(combineSlices(posts))
      const { selectAll } = lazy.getSelectors((state) => state.lazy)
      return selectAll({}) === selectAll({ posts: 1 })
    },
    true,
  ],
  [
    SELECTORS,
    'The selectors of a slice that `injectInto` returned use its initial state instead',
    () => stats.injectInto(combineSlices(posts)).selectors.selectAll({}),
    { visits: 0 },
  ],
  [
    SELECTORS,
    'keep the original function as `unwrapped`',
    () => [
      stats.selectors.selectAll.unwrapped('given'),
      stats.getSelectors().selectAll.unwrapped('given'),
    ],
    ['given', 'given'],
  ],
  [
    SELECTORS,
    "Without an argument, the selectors accept the slice's state itself",
    () => stats.getSelectors().selectAll({ visits: 4 }),
    { visits: 4 },
  ],
  [
    'api/createSlice',
    'the slice `todos` and the case reducer `todoAdded` give `todos/todoAdded`',
    () =>
      createSlice({ name: 'todos', initialState: 0, reducers: { todoAdded: () => 1 } }).actions
        .todoAdded.type,
    'todos/todoAdded',
  ],
  [
    'api/createSlice',
    'If `reducers` and `extraReducers` both handle the same type, the entry in `reducers` wins without a message',
    async () => {
      let state
      const lines = await printed(() => {
        state = createSlice({
          name: 'a',
          initialState: '',
          reducers: { b: () => 'reducers' },
          extraReducers: (builder) => builder.addCase('a/b', () => 'extraReducers'),
        }).reducer(undefined, { type: 'a/b' })
      })
      return [state, lines]
    },
    ['reducers', []],
  ],
  [
    'api/createSlice',
    "The callback doesn't run when the slice is created, but when its reducer or `getInitialState` is first called",
    () => {
      const calls = []
      const make = () =>
        createSlice({
          name: 'a',
          initialState: 0,
          reducers: {},
          extraReducers: () => calls.push(1),
        })
      const [first, second] = [make(), make()]
      const before = calls.length
      first.reducer(undefined, { type: 'x' })
      first.reducer(undefined, { type: 'x' })
      const reduced = calls.length
      second.getInitialState()
      return [before, reduced, calls.length]
    },
    [0, 1, 2],
  ],
  [
    'api/createSlice',
    '`() => todosSlice.getInitialState()` works too',
    () => {
      const slice = createSlice({
        name: 'a',
        initialState: 5,
        reducers: { reset: () => slice.getInitialState() },
      })
      return slice.reducer(7, slice.actions.reset())
    },
    5,
  ],
  [
    'api/createSlice',
    'If `NODE_ENV` is `development`, the console then shows',
    async () => (await printed(() => createSlice({ name: 'a', reducers: {} })))[0]?.slice(0, 43),
    dev('error: You must provide an `initialState` v', undefined),
  ],
  [
    'api/createSlice',
    "two slices with the same name and a common key would respond to each other's actions",
    () => {
      const first = named('same', 1)
      const second = named('same', 2)
      return second.reducer(undefined, first.actions.set(9))
    },
    9,
  ],
  [
    'api/createSlice',
    '| `reducers` | object of case reducers, or a callback | required by the type; `{}` is fine |',
    () => Object.keys(createSlice({ name: 'a', initialState: 0, reducers: {} }).actions),
    [],
  ],
  [
    'api/createSlice',
    'which exists by the time the case reducer runs',
    () => {
      const slice = createSlice({
        name: 'a',
        initialState: 1,
        reducers: {
          doubled: (state) => state * 2,
          quadrupled: (state) => slice.caseReducers.doubled(slice.caseReducers.doubled(state)),
        },
      })
      return slice.reducer(1, slice.actions.quadrupled())
    },
    4,
  ],
]
