import {
  SHOULD_AUTOBATCH,
  configureStore,
  createAction,
  createAsyncThunk,
  prepareAutoBatched,
} from '@reduxjs/toolkit'
import { dev, pause, printed } from './probe.mjs'
import { blog } from './blog.mjs'
import { storeWith } from './store-with.mjs'

const CREATORS = 'api/actionCreatorMiddleware'
const BATCH = 'api/autoBatchEnhancer'

const marked = createAction('marked', prepareAutoBatched())

/** A store with batching options, how often it has notified, and what `queueNotification` was called with. */
function batching(autoBatch) {
  const found = { notified: 0 }
  const store = configureStore({
    reducer: (count = 0) => count + 1,
    devTools: false,
    enhancers: (get) => get({ autoBatch }),
  })
  store.subscribe(() => (found.notified += 1))
  return { store, found }
}

/** What is printed when `value` is dispatched. */
const warned = (value, actionCreatorCheck = true) =>
  printed(() => storeWith({ middleware: (get) => get({ actionCreatorCheck }) }).dispatch(value))

/** The type and the call that the warning about `value` names. */
const said = async (...args) =>
  (await warned(...args))[0]?.match(/(?<=type ")[^"]+|dispatch\(\w+\(\)\)/g)

const creator = Object.assign((payload) => ({ type: 'shop/orders/placed', payload }), {
  type: 'shop/orders/placed',
  match: () => true,
})

/** Statements of pages: page, excerpt, probe, expected result or a check of it. */
export const claims = [
  [
    CREATORS,
    "the check logs a warning with `console.warn`, and the state doesn't change",
    async () => {
      const store = storeWith()
      const before = store.getState()
      const lines = await printed(() => store.dispatch(creator))
      return [lines[0]?.slice(0, 5), store.getState() === before]
    },
    ([first, same]) => same && first === dev('warn:', undefined),
  ],
  [
    CREATORS,
    "The thunk creator itself has no `type` and isn't reported",
    () => warned(createAsyncThunk('a', () => 1)),
    [],
  ],
  [
    CREATORS,
    'and the `pending`, `fulfilled` and `rejected` action creators of an async thunk',
    async () => (await warned(createAsyncThunk('a', () => 1).pending)).length,
    dev(1, 0),
  ],
  [
    CREATORS,
    'The message contains their `type`, and suggests a call with the part after the last slash',
    async () => [await said(creator), await said(() => 1, { isActionCreator: () => true })],
    dev(
      [
        ['shop/orders/placed', 'dispatch(placed())'],
        ['unknown', 'dispatch(actionCreator())'],
      ],
      [undefined, undefined],
    ),
  ],
  [CREATORS, '`actionCreatorCheck: false` turns the check off', () => warned(creator, false), []],
  [
    BATCH,
    "Its value is the string `'RTK_autoBatch'`",
    () => [SHOULD_AUTOBATCH, marked(1).meta],
    ['RTK_autoBatch', { RTK_autoBatch: true }],
  ],
  [
    BATCH,
    'they are notified after 10 ms, which is decided when the store is created',
    async () => {
      const { store, found } = batching(true)
      store.dispatch(marked())
      await Promise.resolve()
      const first = found.notified
      await pause(60)
      return [first, found.notified]
    },
    [0, 1],
  ],
  [
    BATCH,
    "`'tick'` notifies them in a",
    async () => {
      const { store, found } = batching({ type: 'tick' })
      store.dispatch(marked())
      const first = found.notified
      await Promise.resolve()
      await Promise.resolve()
      return [first, found.notified]
    },
    [0, 1],
  ],
  [
    BATCH,
    '`queueNotification` is called once per batch, and not again before `notify` has run',
    () => {
      const queued = []
      const { store } = batching({
        type: 'callback',
        queueNotification: (notify) => queued.push(notify),
      })
      for (let i = 0; i < 3; i += 1) store.dispatch(marked())
      const first = queued.length
      queued[0]()
      store.dispatch(marked())
      return [first, queued.length]
    },
    [1, 2],
  ],
  [
    BATCH,
    'If it never calls `notify`, subscribers learn about marked actions together with the next ordinary one',
    () => {
      const { store, found } = batching({ type: 'callback', queueNotification: () => undefined })
      store.dispatch(marked())
      const first = found.notified
      store.dispatch({ type: 'x' })
      return [first, found.notified]
    },
    [0, 1],
  ],
  [
    BATCH,
    'it lets the notification pass, and cancels the scheduled one',
    async () => {
      const { store, found } = batching({ type: 'timer', timeout: 5 })
      store.dispatch(marked())
      store.dispatch({ type: 'x' })
      const first = found.notified
      await pause(30)
      return [first, found.notified]
    },
    [1, 1],
  ],
  [
    BATCH,
    'The *state* is never late: reducers run immediately for each action',
    () => {
      const { store } = batching({ type: 'callback', queueNotification: () => undefined })
      const before = store.getState()
      store.dispatch(marked())
      store.dispatch(marked())
      return store.getState() - before
    },
    2,
  ],
  [
    BATCH,
    '`pending`, `fulfilled` and handled `rejected` of queries and mutations',
    async () => {
      const { get, api, store, actions } = blog()
      await get('a')
      await get('fail')
      await store.dispatch(api.endpoints.addPost.initiate('a'))
      const runs = actions.filter(({ type }) => /(?:Query|Mutation)\/(?:pend|ful|rej)/.test(type))
      return [runs.length, runs.every(({ meta }) => meta[SHOULD_AUTOBATCH])]
    },
    [6, true],
  ],
]
