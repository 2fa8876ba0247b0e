// cspell:ignore recomputations
import {
  createDraftSafeSelector,
  createNextState,
  createReducer,
  createSelector,
  createSelectorCreator,
  createDraftSafeSelectorCreator,
  current,
  original,
  weakMapMemoize,
} from '@reduxjs/toolkit'
import { quiet, thrown } from './probe.mjs'

const REDUCER = 'api/createReducer'
const SELECTOR = 'api/createSelector'

const reduce = (initialState, build, action = { type: 'x' }, state = undefined) =>
  createReducer(initialState, build)(state, action)
const append = (text) => (state) => `${state}${text}`

/** A selector over `state.list`, which counts. */
const counted = () =>
  createSelector([(state) => state.list, (state, n) => n], (list, n) => [list, n])

/** Statements of pages: page, excerpt, probe, expected result or a check of it. */
export const claims = [
  [
    REDUCER,
    'Runs once, immediately (since 1.1.0)',
    () => {
      let calls = 0
      const reducer = createReducer(0, () => void (calls += 1))
      const before = calls
      reducer(undefined, { type: 'x' })
      return [before, calls]
    },
    [1, 1],
  ],
  [
    REDUCER,
    'The reducer returns the same object if nothing has changed',
    () => {
      const state = { a: { b: 1 } }
      const same = (run) => reduce({}, (b) => b.addCase('x', run), { type: 'x' }, state) === state
      return [same(() => undefined), same((draft) => void (draft.a.b = 1)), same((draft) => draft)]
    },
    [true, true, true],
  ],
  [
    REDUCER,
    'the reducers of all of them run, in the order they were added',
    () =>
      reduce('', (b) => b.addMatcher(() => true, append('a')).addMatcher(() => true, append('b'))),
    'ab',
  ],
  [
    REDUCER,
    'If nothing ran in steps 2 and 3, it runs the default case',
    () => [
      reduce('', (b) => b.addMatcher(() => true, append('m')).addDefaultCase(append('d'))),
      reduce('', (b) => b.addMatcher(() => false, append('m')).addDefaultCase(append('d'))),
    ],
    ['m', 'd'],
  ],
  [
    REDUCER,
    'each with the state that the previous one has produced',
    () => reduce('', (b) => b.addCase('x', append('c')).addMatcher(() => true, append('m'))),
    'cm',
  ],
  [
    REDUCER,
    "Both throw an error if the value isn't a draft",
    async () => [await thrown(() => current({})), await thrown(() => original({}))].every(Boolean),
    true,
  ],
  [
    REDUCER,
    'Doing both of the first two is an error, and assigning to the parameter (`state = []`) has no effect',
    async () => [
      Boolean(
        await thrown(() =>
          reduce({ a: 1 }, (b) =>
            b.addCase('x', (state) => {
              state.a = 2
              return { a: 3 }
            }),
          ),
        ),
      ),
      reduce([1], (b) =>
        b.addCase('x', (...args) => {
          args[0] = []
        }),
      ),
    ],
    [true, [1]],
  ],
  [
    REDUCER,
    "Since a function counts as one that returns the initial state, the state itself can't be a function",
    () =>
      reduce(
        () => () => 'inner',
        () => undefined,
      )(),
    'inner',
  ],
  [
    REDUCER,
    'but only once for each type',
    () =>
      thrown(() => createReducer(0, (b) => b.addCase('x', () => 1).addCase('x', () => 2))).then(
        Boolean,
      ),
    true,
  ],
  [
    SELECTOR,
    'All arguments are passed to every input selector',
    () => {
      const seen = []
      const note = (...args) => seen.push(args)
      quietly(createSelector([note, note], () => 1))('state', 'b', 'c')
      return seen.slice(0, 2)
    },
    [
      ['state', 'b', 'c'],
      ['state', 'b', 'c'],
    ],
  ],
  [
    SELECTOR,
    '| `recomputations()`, `resetRecomputations()` | How often the result function has run |',
    () =>
      quiet(() => {
        const select = counted()
        const list = []
        select({ list }, 1)
        select({ list, theme: 'dark' }, 1)
        const first = [select.recomputations(), select.dependencyRecomputations()]
        select.resetRecomputations()
        return [...first, select.recomputations()]
      }),
    [1, 2, 0],
  ],
  [
    SELECTOR,
    '| `lastResult()` | The latest result (since Reselect 4.1) |',
    () =>
      quiet(() => {
        const select = counted()
        const result = select({ list: [] }, 1)
        return [
          select.lastResult() === result,
          select.dependencies.length,
          select.resultFunc('a', 'b'),
        ]
      }),
    [true, 2, ['a', 'b']],
  ],
  [
    SELECTOR,
    'Separate arguments work at run time',
    () =>
      createSelector(
        (state) => state.a,
        (state) => state.b,
        (a, b) => a + b,
      )({ a: 1, b: 2 }),
    3,
  ],
  [
    SELECTOR,
    'Outside reducers, the two functions behave the same',
    () => {
      const select = createDraftSafeSelector([(state) => state.list], (list) =>
        list.map((n) => n + 1),
      )
      const state = { list: [1] }
      return [select(state), select(state) === select({ ...state })]
    },
    [[2], true],
  ],
  [
    SELECTOR,
    'If the first argument is a draft, it makes a plain copy with',
    () => {
      const select = createDraftSafeSelector([(state) => state.list], (list) => list.length)
      const seen = []
      createNextState({ list: [1] }, (draft) => {
        seen.push(select(draft))
        draft.list.push(2)
        seen.push(select(draft))
      })
      return seen
    },
    [1, 2],
  ],
  [
    SELECTOR,
    '`createSelector`, `createDraftSafeSelector`, and the results of both creators have it',
    () =>
      [
        createSelector,
        createDraftSafeSelector,
        createSelectorCreator(weakMapMemoize),
        createDraftSafeSelectorCreator(weakMapMemoize),
      ].map((create) => typeof create.withTypes),
    ['function', 'function', 'function', 'function'],
  ],
  [
    SELECTOR,
    'A selector that filters or maps an array returns a new array each time',
    () => {
      const select = (state) => state.list.filter(Boolean)
      const state = { list: [1] }
      return select(state) === select(state)
    },
    false,
  ],
]

/** A selector whose development checks print nothing. */
function quietly(select) {
  return (...args) => {
    const real = console.warn
    console.warn = () => undefined
    try {
      return select(...args)
    } finally {
      console.warn = real
    }
  }
}
