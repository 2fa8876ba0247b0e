import { configureStore, createDynamicMiddleware } from '@reduxjs/toolkit'
import { pause } from './probe.mjs'
import { noted } from './listening.mjs'

const PAGE = 'api/createListenerMiddleware'
const GUIDE = 'usage/listeners'
const DYNAMIC = 'api/createDynamicMiddleware'

/** Statements about listeners and dynamic middleware: page, excerpt, probe, expected result. */
export const claims = [
  [
    PAGE,
    'with what the predicate saw, or `null` when the time runs out',
    () =>
      noted(
        async ({ take, condition }, notes) => {
          const [action, now, before] = await take(({ type }) => type === 'y')
          notes.push(
            action.type,
            now - before,
            await take(() => false, 1),
            await condition(() => false, 1),
          )
        },
        async ({ go }) => {
          go()
          await pause(1)
          go('y')
        },
      ),
    ['y', 1, null, false],
  ],
  [
    PAGE,
    'so a loop around `take` misses the second of two actions that are dispatched directly one after the other',
    () =>
      noted(
        async ({ take }, notes) => {
          for (;;) notes.push((await take(({ type }) => type !== 'x'))[0].type)
        },
        async ({ go }) => {
          go()
          await pause(1)
          for (const type of ['a', 'b']) go(type)
        },
      ),
    ['a'],
  ],
  [
    PAGE,
    'Aborted when the run is canceled *or has finished*',
    async () => {
      let kept
      await noted(({ signal }) => void (kept = signal))
      return kept.aborted
    },
    true,
  ],
  [
    PAGE,
    'When the effect ends, its tasks are canceled, except those with `autoJoin`',
    async () => {
      const found = []
      for (const autoJoin of [false, true])
        found.push(
          await noted(({ fork }, notes) => {
            fork(({ delay }) => delay(2).then(() => notes.push('joined')), { autoJoin })
          }),
        )
      return found
    },
    [[], ['joined']],
  ],
  [
    GUIDE,
    '| Ignore actions while busy (*takeLeading*) | `unsubscribe()`, work, `subscribe()` in `finally` |',
    () =>
      noted(
        async ({ unsubscribe, subscribe, delay }, notes) => {
          unsubscribe()
          notes.push('run')
          await delay(3)
          subscribe()
        },
        async ({ go }) => {
          go()
          go()
          await pause(10)
          go()
        },
      ),
    ['run', 'run'],
  ],
  [
    DYNAMIC,
    'If a middleware has already been added, adding the same function again has no effect',
    () => {
      let calls = 0
      const dynamic = createDynamicMiddleware()
      const store = configureStore({
        reducer: (state = 0) => state,
        devTools: false,
        middleware: (get) => get().prepend(dynamic.middleware),
      })
      const count = () => (next) => (action) => (calls++, next(action))
      dynamic.addMiddleware(count, count)
      dynamic.addMiddleware(count)
      store.dispatch({ type: 'x' })
      return calls
    },
    1,
  ],
  [
    DYNAMIC,
    'At run time, it does the same as the ordinary `dispatch`, so only the type has changed',
    () => {
      const dynamic = createDynamicMiddleware()
      const store = configureStore({
        reducer: (state, { type }) => type,
        devTools: false,
        middleware: (get) => get().prepend(dynamic.middleware),
      })
      const dispatch = store.dispatch(dynamic.withMiddleware(() => (next) => next))
      return [dispatch({ type: 'x' }).type, store.getState(), typeof dispatch(() => 1)]
    },
    ['x', 'x', 'number'],
  ],
]
