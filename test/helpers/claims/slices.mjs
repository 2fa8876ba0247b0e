import { combineSlices, createSlice } from '@reduxjs/toolkit'
import { dev, message, printed, quiet, thrown } from './probe.mjs'
import { slice } from './store-with.mjs'

/** Statements of pages: page, excerpt, probe, expected result or a check of it. */
export const claims = [
  [
    'api/createSlice',
    'An empty name throws `` `name` is a required option for createSlice ``',
    () => thrown(() => createSlice({ name: '', initialState: 1, reducers: {} })),
    message(11, '`name` is a required option for createSlice'),
  ],
  [
    'api/createSlice',
    'appear only then',
    async () => {
      let made
      const first = await thrown(
        () =>
          (made = createSlice({
            name: 'a',
            initialState: 1,
            reducers: {},
            extraReducers: (b) => b.addCase('x', () => 1).addCase('x', () => 1),
          })),
      )
      return [first, Boolean(await thrown(() => made.reducer(undefined, { type: 'x' })))]
    },
    [undefined, true],
  ],
  [
    'api/createSlice',
    'outside production, the first use of the reducer throws `` The object notation for `createSlice.extraReducers` has been removed.',
    async () =>
      (
        await thrown(() =>
          createSlice({ name: 'a', initialState: 1, reducers: {}, extraReducers: {} }).reducer(
            undefined,
            { type: 'x' },
          ),
        )
      )?.slice(0, 40),
    dev('The object notation for `createSlice.ext', undefined),
  ],
  [
    'api/createSlice',
    'If you leave the option out or misspell it, the state is `undefined`',
    () => quiet(() => createSlice({ name: 'a', reducers: {} }).reducer(undefined, { type: 'x' })),
    undefined,
  ],
  [
    'api/createSlice',
    'it is called whenever the reducer receives `undefined`, and each time `getInitialState()` is called',
    () => {
      let calls = 0
      const s = createSlice({ name: 'a', initialState: () => ++calls, reducers: {} })
      const before = calls
      s.reducer(undefined, { type: 'x' })
      s.getInitialState()
      return calls - before
    },
    2,
  ],
  [
    'api/slice-selectors',
    'in production, your function receives `undefined`',
    async () => {
      const s = createSlice({
        name: 'a',
        initialState: 1,
        reducers: {},
        selectors: { own: (state) => state ?? 'none' },
      })
      let value
      const found = await thrown(() => (value = s.selectors.own({})))
      return [found, value]
    },
    dev(
      ['selectSlice returned undefined for an uninjected slice reducer', undefined],
      [undefined, 'none'],
    ),
  ],
  [
    'api/slice-selectors',
    'outside production the selectors throw `selectState returned undefined for an uninjected slice reducer`',
    async () => {
      const s = createSlice({
        name: 'a',
        initialState: 1,
        reducers: {},
        selectors: { own: (state) => state },
      })
      return thrown(() => s.getSelectors(() => undefined).own({}))
    },
    dev('selectState returned undefined for an uninjected slice reducer', undefined),
  ],
  [
    'api/slice-selectors',
    'calling `getSelectors` twice with the same `selectState` returns the same selectors',
    () => {
      const select = (x) => x
      return slice.getSelectors(select) === slice.getSelectors(select)
    },
    true,
  ],
  [
    'api/combineSlices',
    'the old one stays, and nothing is thrown',
    async () => {
      const root = combineSlices(slice).withLazyLoadedSlices()
      const one = () => 1
      const lines = await printed(() => {
        root.inject({ reducerPath: 'n', reducer: one })
        root.inject({ reducerPath: 'n', reducer: () => 2 })
      })
      return [root(undefined, { type: 'x' }).n, lines.length]
    },
    [1, dev(1, 0)],
  ],
  [
    'api/combineSlices',
    'the selector throws `The slice reducer for key "stats" returned undefined when called for selector().`',
    () => {
      const root = combineSlices(slice)
        .withLazyLoadedSlices()
        .inject({ reducerPath: 'stats', reducer: () => undefined })
      return thrown(() => root.selector((state) => state.stats)({}))
    },
    message(24, 'The slice reducer for key "stats" returned undefined when called for selector().'),
  ],
  [
    'api/combineSlices',
    'Elsewhere, it throws `original must be used on state Proxy`',
    () => thrown(() => combineSlices(slice).selector.original({})),
    message(25, 'original must be used on state Proxy'),
  ],
  [
    'api/combineSlices',
    'Those of the original throw an error then, except in production',
    async () => {
      const lazy = createSlice({
        name: 'lazy',
        initialState: 1,
        reducers: {},
        selectors: { own: (s) => s },
      })
      const copy = lazy.injectInto(combineSlices(slice).withLazyLoadedSlices())
      return [await thrown(() => lazy.selectors.own({})), copy.selectors.own({})]
    },
    [dev('selectSlice returned undefined for an uninjected slice reducer', undefined), 1],
  ],
]
