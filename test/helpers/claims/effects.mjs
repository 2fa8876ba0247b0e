import {
  addListener,
  clearAllListeners,
  configureStore,
  createListenerMiddleware,
} from '@reduxjs/toolkit'
import { dev, message, pause, printed, thrown } from './probe.mjs'
import { listening, noted } from './listening.mjs'

const PAGE = 'api/createListenerMiddleware'

const nameOf = (error) => error.name

/** Statements about listeners and dynamic middleware: page, excerpt, probe, expected result. */
export const claims = [
  [
    PAGE,
    'runs up to its first `await`, after which the next listener follows',
    async () => {
      const order = []
      const { startListening, go } = listening()
      for (const name of ['one', 'two'])
        startListening({
          type: 'x',
          effect: async () => {
            order.push(name)
            await pause(1)
            order.push(`${name} again`)
          },
        })
      go()
      order.push('dispatched')
      await pause(15)
      return order
    },
    ['one', 'two', 'dispatched', 'one again', 'two again'],
  ],
  [
    PAGE,
    "so a thunk passes unnoticed, but the actions that it dispatches don't",
    async () => {
      const seen = []
      const { startListening, store } = listening()
      startListening({ predicate: (action) => seen.push(typeof action) > 9, effect() {} })
      store.dispatch((dispatch) => dispatch({ type: 'x' }))
      return seen
    },
    ['object'],
  ],
  [
    PAGE,
    'If any of that throws an error, no listener runs',
    async () => {
      let ran = false
      const made = createListenerMiddleware()
      made.startListening({ type: 'x', effect: () => void (ran = true) })
      const store = configureStore({
        reducer: (state = 0, { type }) => {
          if (type === 'x') throw new Error('reducer')
          return state
        },
        devTools: false,
        middleware: (get) => get().prepend(made.middleware),
      })
      return [await thrown(() => store.dispatch({ type: 'x' })), ran]
    },
    ['reducer', false],
  ],
  [
    PAGE,
    'If `onError` itself throws, its error is thrown again in a timer',
    async () => {
      const found = []
      const catchIt = (error) => found.push(error.message)
      process.once('uncaughtException', catchIt)
      await noted(
        () => {
          throw new Error('effect')
        },
        undefined,
        {
          onError: () => {
            throw new Error('handler')
          },
        },
      )
      process.removeListener('uncaughtException', catchIt)
      return found
    },
    ['handler'],
  ],
  [
    PAGE,
    'the first of `type`, `actionCreator`, `matcher` and `predicate` is used',
    async () => {
      let runs = 0
      const { startListening, go } = listening()
      startListening({ type: 'x', predicate: () => true, effect: () => void runs++ })
      go('y')
      go('x')
      return runs
    },
    1,
  ],
  [
    PAGE,
    'runs that are in progress finish unless you pass `{ cancelActive: true }`',
    async () => {
      const found = []
      for (const cancelActive of [false, true]) {
        const { startListening, go } = listening()
        let end = 'finished'
        const stop = startListening({
          type: 'x',
          effect: async (_, { delay }) => {
            await delay(5).catch(() => (end = 'canceled'))
          },
        })
        go()
        stop({ cancelActive })
        await pause(15)
        found.push(end)
      }
      return found
    },
    ['finished', 'canceled'],
  ],
  [
    PAGE,
    '(the same effect function for the same type, matcher or predicate) changes nothing',
    async () => {
      let runs = 0
      const effect = () => void runs++
      const { startListening, go } = listening()
      startListening({ type: 'x', effect })
      startListening({ type: 'x', effect })
      go()
      return runs
    },
    1,
  ],
  [
    PAGE,
    'including those of listeners that were removed before',
    () =>
      noted(
        async ({ delay, unsubscribe }, notes) => {
          unsubscribe()
          await delay(5).catch((error) => notes.push(nameOf(error)))
        },
        ({ go, clearListeners }) => {
          go()
          clearListeners()
        },
      ),
    ['TaskAbortError'],
  ],
  [
    PAGE,
    '`dispatch(clearAllListeners())` does the same as `clearListeners()`',
    () =>
      noted(
        (_, notes) => void notes.push('ran'),
        ({ go, store }) => {
          store.dispatch(clearAllListeners())
          go()
        },
      ),
    [],
  ],
  [
    PAGE,
    '`dispatch` returns the action instead of a function, the development checks warn about `payload.effect`',
    async () => {
      const store = configureStore({ reducer: (s = 0) => s, devTools: false })
      let result
      const lines = await printed(
        () => (result = store.dispatch(addListener({ type: 'x', effect() {} }))),
      )
      return [
        result.type,
        lines.some((line) => line.includes('`%s`') || line.includes('non-serializable')),
      ]
    },
    ['listenerMiddleware/add', dev(true, false)],
  ],
  ...[
    [
      '`options.listener is not a function`',
      32,
      'options.listener is not a function',
      () => listening().startListening({ type: 'x' }),
    ],
    [
      '`onError is not a function`',
      32,
      'onError is not a function',
      () => createListenerMiddleware({ onError: 1 }),
    ],
  ].map(([says, code, text, run]) => [PAGE, says, () => thrown(run), message(code, text)]),
]
