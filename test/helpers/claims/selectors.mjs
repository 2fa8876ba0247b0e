import {
  createDraftSafeSelector,
  createNextState,
  createSelector,
  lruMemoize,
  weakMapMemoize,
} from '@reduxjs/toolkit'
import { setGlobalDevModeChecks } from 'reselect'
import { dev, printed, quiet } from './probe.mjs'

const PAGE = 'api/createSelector'
const items = (state) => state.items
const lengthOf = (options = {}) =>
  createSelector([items, (_, text) => text], (list, text) => list.length + text.length, options)
const state = { items: [1] }

/** Calls a function with many texts, and then with the first one again. */
const callMany = (select, count) => {
  for (let index = 0; index < count; index += 1) select(state, String(index))
}

/** Statements about selectors: page, excerpt, probe, expected result or a check of it. */
export const claims = [
  [
    PAGE,
    'Results for strings and numbers are kept until the cache is cleared',
    () => {
      const select = lengthOf()
      callMany(select, 100)
      select(state, '0')
      const before = select.recomputations()
      select.clearCache()
      select.memoizedResultFunc.clearCache()
      select(state, '0')
      return [before, select.recomputations()]
    },
    [100, 101],
  ],
  [
    PAGE,
    'limit the size of its cache with `maxSize` in `memoizeOptions` and in `argsMemoizeOptions`',
    () => {
      const options = { memoizeOptions: { maxSize: 2 }, argsMemoizeOptions: { maxSize: 2 } }
      const select = lengthOf(options)
      callMany(select, 100)
      select(state, '0')
      return select.recomputations()
    },
    101,
  ],
  [
    PAGE,
    'For the rest, also call `memoizedResultFunc.clearCache()`',
    () => {
      const select = lengthOf()
      select(state, 'a')
      select.clearCache()
      select(state, 'a')
      return [select.dependencyRecomputations(), select.recomputations()]
    },
    [2, 1],
  ],
  [
    PAGE,
    'How many results `argsMemoize` has stored',
    () => {
      const select = lengthOf()
      callMany(select, 3)
      return select.resultsCount()
    },
    3,
  ],
  [
    PAGE,
    '| `memoize` | memoizer | `weakMapMemoize` |',
    () => [lengthOf().memoize, lengthOf().argsMemoize].map((one) => one === weakMapMemoize),
    [true, true],
  ],
  [
    PAGE,
    'remembers the last `maxSize` results, by default one',
    () => {
      let calls = 0
      const memoized = lruMemoize((value) => [++calls, value])
      for (const value of ['a', 'b', 'b', 'a']) memoized(value)
      return calls
    },
    3,
  ],
  [
    PAGE,
    '| `identityFunctionCheck` | `The result function returned its own inputs …` |',
    async () =>
      (await printed(() => createSelector([items], (list) => list)(state)))
        .map((line) => line.slice(0, 46))
        .filter((line) => line.includes('result function')),
    dev(['warn: The result function returned its own inp'], []),
  ],
  [
    PAGE,
    'More than 1,000 different strings or numbers as one argument',
    async () => {
      const warn = async (count) => {
        const memoized = weakMapMemoize((text) => text.length)
        const lines = await printed(() => {
          for (let index = 0; index < count; index += 1) memoized(String(index))
        })
        return lines.filter((line) => line.includes('A function memoized with weakMapMemoize'))
          .length
      }
      return [await warn(1000), await warn(1001)]
    },
    dev([0, 1], [0, 0]),
  ],
  [
    PAGE,
    'The first two run when a selector is first called',
    async () => {
      setGlobalDevModeChecks({ inputStabilityCheck: 'once' })
      const select = createSelector([({ items: list }) => [...list]], (list) => list.length)
      const first = await printed(() => select(state))
      const second = await printed(() => select({ ...state }))
      return [first.length, second.length]
    },
    dev([1, 0], [0, 0]),
  ],
  [
    PAGE,
    'the second call may return the old result',
    () => {
      const unsafe = createSelector([items], (list) => list.length)
      const safe = createDraftSafeSelector([items], (list) => list.length)
      const found = []
      createNextState(state, (draft) => {
        unsafe(draft)
        safe(draft)
        draft.items.push(2)
        found.push(unsafe(draft), safe(draft))
      })
      return found
    },
    [1, 2],
  ],
  [
    PAGE,
    'The default memoizer remembers the result for every combination of inputs that it has seen',
    async () => {
      const select = createSelector([(a) => a, (_, b) => b], (a, b) => `${a}${b}`)
      await quiet(() => {
        for (const [a, b] of ['xy', 'xz', 'yy', 'xy', 'xz']) select(a, b)
      })
      return select.recomputations()
    },
    3,
  ],
]
