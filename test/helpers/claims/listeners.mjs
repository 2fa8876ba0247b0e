import {
  addListener,
  configureStore,
  createListenerMiddleware,
  removeListener,
} from '@reduxjs/toolkit'
import { message, pause, printed, thrown } from './probe.mjs'

/** Statements of pages: page, excerpt, probe, expected result or a check of it. */
export const claims = [
  [
    'api/createListenerMiddleware',
    "logs with `console.error('listenerMiddleware/error', error, info)`",
    () =>
      listening(({ startListening }) =>
        startListening({
          type: 'x',
          effect: () => {
            throw new Error('e')
          },
        }),
      ),
    ['error: listenerMiddleware/error'],
  ],
  [
    'api/createListenerMiddleware',
    "An error in one listener never reaches the caller of `dispatch`, and doesn't stop other listeners",
    async () => {
      const ran = []
      await listening(({ startListening }) => {
        startListening({
          type: 'x',
          effect: () => {
            throw new Error('e')
          },
        })
        startListening({ type: 'x', effect: () => void ran.push(1) })
      })
      return ran
    },
    [1],
  ],
  [
    'api/createListenerMiddleware',
    'returns whether there was such a listener',
    () => {
      const middleware = createListenerMiddleware()
      const effect = () => {}
      middleware.startListening({ type: 'x', effect })
      return [
        middleware.stopListening({ type: 'x', effect }),
        middleware.stopListening({ type: 'x', effect }),
      ]
    },
    [true, false],
  ],
  [
    'api/createListenerMiddleware',
    'The middleware handles these actions itself, so reducers never receive them',
    () => {
      const { middleware } = createListenerMiddleware()
      const types = []
      const store = configureStore({
        reducer: (s = 0, a) => {
          types.push(a.type)
          return s
        },
        devTools: false,
        middleware: (get) => get().prepend(middleware),
      })
      types.length = 0
      const stop = store.dispatch(addListener({ type: 'x', effect() {} }))
      return [typeof stop, store.dispatch(removeListener({ type: 'x', effect() {} })), types]
    },
    ['function', false, []],
  ],
  [
    'api/createListenerMiddleware',
    '`listenerMiddleware: getOriginalState can only be called synchronously`',
    async () => {
      let found
      await listening(({ startListening }) =>
        startListening({
          type: 'x',
          effect: async (_, api) => {
            await pause(1)
            found = await thrown(() => api.getOriginalState())
          },
        }),
      )
      return found
    },
    message(23, 'listenerMiddleware: getOriginalState can only be called synchronously'),
  ],
  [
    'api/createListenerMiddleware',
    '`Creating or removing a listener requires one of the known fields for matching an action`',
    () => thrown(() => createListenerMiddleware().startListening({ type: '', effect() {} })),
    message(
      21,
      'Creating or removing a listener requires one of the known fields for matching an action',
    ),
  ],
  [
    'api/createListenerMiddleware',
    "`'ok'` with a `value`, `'rejected'` with an `error`, or `'cancelled'` with a `TaskAbortError` as its `error`",
    async () => {
      const results = []
      await listening(({ startListening }) =>
        startListening({
          type: 'x',
          effect: async (_, { fork }) => {
            const task = fork(() => pause(100))
            task.cancel()
            for (const made of [
              fork(() => 1),
              fork(() => {
                throw new Error('e')
              }),
              task,
            ]) {
              const result = await made.result
              results.push([result.status, result.value ?? result.error.constructor.name])
            }
          },
        }),
      )
      return results
    },
    [
      ['ok', 1],
      ['rejected', 'Error'],
      ['cancelled', 'TaskAbortError'],
    ],
  ],
  [
    'api/createListenerMiddleware',
    'A predicate that throws counts as `false`, and `onError` receives the error',
    async () => {
      const seen = []
      await listening(
        ({ startListening }) =>
          startListening({
            predicate: () => {
              throw new Error('p')
            },
            effect: () => seen.push('ran'),
          }),
        { onError: (error, info) => seen.push(error.message, info.raisedBy) },
      )
      return seen.slice(0, 2)
    },
    ['p', 'predicate'],
  ],
]

/** @returns what is printed while a store with listeners receives the action `x` */
function listening(add, options) {
  return printed(async () => {
    const made = createListenerMiddleware(options)
    add(made)
    const store = configureStore({
      reducer: (s = 0) => s,
      devTools: false,
      middleware: (get) => get().prepend(made.middleware),
    })
    store.dispatch({ type: 'x' })
    await pause(20)
  })
}
