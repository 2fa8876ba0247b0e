import {
  TaskAbortError,
  addListener,
  clearAllListeners,
  configureStore,
  createListenerMiddleware,
  removeListener,
} from '@reduxjs/toolkit'
import { listening, noted } from './listening.mjs'
import { message, pause, thrown } from './probe.mjs'

const PAGE = 'api/createListenerMiddleware'

/** What an effect that is canceled while it waits receives. */
const canceled = async (wait) => {
  const notes = await noted(
    async (api, found) => {
      try {
        await wait(api)
      } catch (error) {
        found.push(error instanceof TaskAbortError)
      }
    },
    async ({ clearListeners, go }) => {
      go()
      await pause(1)
      clearListeners()
    },
  )
  return notes
}

/** Statements of pages: page, excerpt, probe, expected result or a check of it. */
export const claims = [
  [
    PAGE,
    'Changes that an effect makes to the list of listeners apply from the next action on',
    async () => {
      const notes = []
      const { startListening, go } = listening()
      startListening({
        type: 'x',
        effect: (action, api) => {
          api.unsubscribe()
          startListening({ type: 'x', effect: () => void notes.push('added') })
        },
      })
      go()
      const before = [...notes]
      go()
      return [before, notes]
    },
    [[], ['added']],
  ],
  [
    PAGE,
    'so later listeners receive it *before* the action that caused it',
    () => {
      const notes = []
      const { startListening, go } = listening()
      startListening({
        type: 'outer',
        effect: (action, api) => void api.dispatch({ type: 'inner' }),
      })
      startListening({
        predicate: () => true,
        effect: ({ type }) => void notes.push(type),
      })
      go('outer')
      return notes
    },
    ['inner', 'outer'],
  ],
  [
    PAGE,
    '`dispatch` returns the result of step 2, without waiting for effects',
    async () => {
      let done = false
      const { startListening, go } = listening()
      startListening({
        type: 'x',
        effect: async () => {
          await pause(5)
          done = true
        },
      })
      return [go(), done]
    },
    [{ type: 'x' }, false],
  ],
  [
    PAGE,
    'The middleware goes through the listeners in the order they were added',
    () => {
      const notes = []
      const { startListening, go } = listening()
      for (const name of ['a', 'b'])
        startListening({ type: 'x', effect: () => void notes.push(name) })
      go()
      return notes
    },
    ['a', 'b'],
  ],
  [
    PAGE,
    'Removes this listener; this run and others continue',
    () =>
      noted(
        async (api, notes) => {
          api.unsubscribe()
          await api.delay(1)
          notes.push('continued')
        },
        ({ go }) => {
          go()
          go()
        },
      ),
    ['continued'],
  ],
  [
    PAGE,
    'Adds it again if it was removed',
    () =>
      noted(
        (api, notes) => {
          notes.push('run')
          api.unsubscribe()
          api.subscribe()
        },
        ({ go }) => {
          go()
          go()
        },
      ),
    ['run', 'run'],
  ],
  [
    PAGE,
    'Cancels all *other* runs of this listener',
    () =>
      noted(
        async (api, notes, action) => {
          api.cancelActiveListeners()
          await api.delay(2)
          notes.push(action.n)
        },
        ({ store }) => [1, 2, 3].forEach((n) => store.dispatch({ type: 'x', n })),
      ),
    [3],
  ],
  [
    PAGE,
    'Cancels this run (since 2.0.0)',
    () =>
      noted(async (api, notes) => {
        api.cancel()
        notes.push(await thrown(() => api.throwIfCancelled()))
        await api.delay(1)
        notes.push('never')
      }),
    ['task cancelled (reason: listener-cancelled)'],
  ],
  [
    PAGE,
    "A condition that is already true isn't noticed until something else is dispatched",
    () =>
      noted(
        async (api, notes) => {
          notes.push(await api.condition(() => true, 5))
          notes.push(await api.condition(() => true, 1000))
        },
        async ({ go }) => {
          go()
          await pause(10)
          go('other')
        },
      ),
    [false, true],
  ],
  [
    PAGE,
    'by calling `executor(forkApi)` in the next microtask',
    () =>
      noted(async (api, notes) => {
        api.fork(() => void notes.push('task'))
        notes.push('effect')
        await api.delay(1)
      }),
    ['effect', 'task'],
  ],
  [
    PAGE,
    '| `taskExecutor is not a function` | `fork` received something else |',
    () => noted(async (api, notes) => void notes.push(await thrown(() => api.fork('x')))),
    ([found]) =>
      message(32, 'taskExecutor is not a function')(found) ||
      found === 'taskExecutor is not a function',
  ],
  [
    PAGE,
    'The promise itself rejects only if the *run* is canceled or has finished',
    () =>
      noted(async (api, notes) => {
        const task = api.fork(async (forkApi) => {
          await forkApi.delay(1)
        })
        task.result.catch((error) => notes.push(error instanceof TaskAbortError))
      }),
    [true],
  ],
  ...['pause', 'delay', 'condition', 'take'].map((name) => [
    PAGE,
    'All four reject with a `TaskAbortError` as soon as the run is canceled',
    () => canceled((api) => api[name]({ pause: pause(500), delay: 500 }[name] ?? (() => false))),
    [true],
  ]),
  [
    PAGE,
    "which means that an effect was canceled, isn't reported",
    async () => {
      const reported = []
      await noted(
        async (api) => api.delay(500),
        async ({ clearListeners, go }) => {
          go()
          await pause(1)
          clearListeners()
        },
        { onError: (error) => reported.push(error) },
      )
      return reported
    },
    [],
  ],
  [
    PAGE,
    'If a store has two listener middlewares, the first one handles these actions',
    () => {
      const [first, second] = [createListenerMiddleware(), createListenerMiddleware()]
      const store = configureStore({
        reducer: () => 0,
        devTools: false,
        middleware: (get) => get().prepend(first.middleware, second.middleware),
      })
      const options = { type: 'x', effect: () => undefined }
      store.dispatch(addListener(options))
      return [first.stopListening(options), second.stopListening(options)]
    },
    [true, false],
  ],
  [
    PAGE,
    'returns the same `UnsubscribeListener`. The action type is `listenerMiddleware/add`',
    () => [
      addListener.type,
      typeof listening().store.dispatch(addListener({ type: 'x', effect: () => 1 })),
    ],
    ['listenerMiddleware/add', 'function'],
  ],
  [
    PAGE,
    'and returns a `boolean`. The action type is `listenerMiddleware/remove`',
    () => [
      removeListener.type,
      listening().store.dispatch(removeListener({ type: 'x', effect: () => 1 })),
    ],
    ['listenerMiddleware/remove', false],
  ],
  [
    PAGE,
    'The action type is `listenerMiddleware/removeAll`',
    () => clearAllListeners.type,
    'listenerMiddleware/removeAll',
  ],
  [
    PAGE,
    "An effect that you write inline is a new function each time, so it's a new listener",
    () => {
      const notes = []
      const { startListening, go } = listening()
      for (let i = 0; i < 2; i += 1) startListening({ type: 'x', effect: () => void notes.push(i) })
      go()
      return notes
    },
    [0, 1],
  ],
  [
    PAGE,
    'Accepts the options that were passed to `startListening`, and optionally `cancelActive: true`',
    async () => {
      const notes = []
      const { startListening, stopListening, go } = listening()
      const options = {
        type: 'x',
        effect: async (action, api) => {
          await api.delay(5)
          notes.push('end')
        },
      }
      startListening(options)
      go()
      const found = stopListening({ ...options, cancelActive: true })
      await pause(20)
      return [found, notes]
    },
    [true, []],
  ],
]
