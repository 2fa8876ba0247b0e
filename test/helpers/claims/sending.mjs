import { fakeBaseQuery } from '@reduxjs/toolkit/query'
import { dev, printed, quiet } from './probe.mjs'
import { blog } from './blog.mjs'

const FREE = 'rtk-query/usage/usage-without-react-hooks'
const ENDPOINTS = 'rtk-query/api/created-api/endpoints'
const CUSTOM = 'rtk-query/usage/customizing-queries'
const ERRORS = 'rtk-query/usage/error-handling'
const QUERYFN = 'rtk-query/usage/queryfn'

/** @returns the state of an entry whose base query returns `result`, and what is printed */
async function returning(result) {
  let state
  const { get } = blog({ api: { baseQuery: async () => result } })
  const lines = await printed(async () => {
    state = await get('a')
  })
  return [state.status, lines.map((line) => line.replace(/^error: /, '').slice(0, 42))]
}
const handling = 'Error encountered handling the endpoint ge'

/** Statements about requests, their results and streams: page, excerpt, probe, expected result. */
export const claims = [
  [
    CUSTOM,
    '`{ data, meta? }` fulfills it, where `null` is valid data',
    () => returning({ data: null }),
    ['fulfilled', []],
  ],
  [
    CUSTOM,
    "With `{ error: 0 }` or `{ error: '' }`, the request counts as *fulfilled*, with `undefined` as data",
    async () => [(await returning({ error: 0 }))[0], (await returning({ error: '' }))[0]],
    ['fulfilled', 'fulfilled'],
  ],
  ...[{}, { data: 1, error: 2 }, { data: 1, other: 2 }].map((result) => [
    CUSTOM,
    'an object with neither of the two, with both, or with a fourth field is logged',
    async () => (await returning(result))[1].includes(handling),
    dev(true, false),
  ]),
  [
    QUERYFN,
    'Return `null`, not `undefined`',
    async () => (await returning({ data: undefined }))[1].includes(handling),
    dev(true, false),
  ],
  [
    QUERYFN,
    'an endpoint with `query` always fails',
    async () => {
      const { get } = blog({ api: { baseQuery: fakeBaseQuery() } })
      return (await quiet(() => get('a'))).isError
    },
    true,
  ],
  [
    FREE,
    'only its own `unsubscribe()` removes it',
    async () => {
      const { get, api, store } = blog()
      const [one, two] = [get('a'), get('a')]
      await one
      one.unsubscribe()
      one.unsubscribe()
      const { isRequestSubscribed } = store.dispatch(
        api.internalActions.internal_getRTKQSubscriptions(),
      )
      return [one, two].map(({ queryCacheKey, requestId }) =>
        isRequestSubscribed(queryCacheKey, requestId),
      )
    },
    [false, true],
  ],
  [
    FREE,
    '`refetch()`, and repeated `await`s of the same object, add no subscribers',
    async () => {
      const { get, api, store } = blog()
      const request = get('a')
      await request
      await request
      await request.refetch()
      return store
        .dispatch(api.internalActions.internal_getRTKQSubscriptions())
        .getSubscriptionCount('getPost("a")')
    },
    1,
  ],
  [
    FREE,
    'The last response for this argument; stays during and after further requests',
    async () => {
      let fails = false
      const { get, entry } = blog({
        api: { baseQuery: async () => (fails ? { error: 1 } : { data: 1 }) },
      })
      const request = get('a')
      await request
      fails = true
      const again = request.refetch()
      const during = entry('a').data
      await again
      return [during, entry('a').data, entry('a').error]
    },
    [1, 1, 1],
  ],
  [
    FREE,
    'What the last request failed with; stays until one succeeds',
    async () => {
      let fails = true
      const { get, entry } = blog({
        api: { baseQuery: async () => (fails ? { error: 1 } : { data: 1 }) },
      })
      const request = get('a')
      await request
      fails = false
      const again = request.refetch()
      const during = entry('a').error
      await again
      return [during, entry('a').error]
    },
    [1, undefined],
  ],
  [
    FREE,
    'and `isSuccess` is `false` during a refetch',
    async () => {
      const { api, get, store } = blog()
      const request = get('a')
      await request
      request.refetch()
      const { isLoading, isSuccess } = api.endpoints.getPost.select('a')(store.getState())
      return [isLoading, isSuccess]
    },
    [true, false],
  ],
  [
    FREE,
    'because each call of `select(arg)` creates a new one without any memory',
    async () => {
      const { api, get, store } = blog()
      await get('a')
      const { select } = api.endpoints.getPost
      const one = select('a')
      return [
        one(store.getState()) === one(store.getState()),
        select('a')(store.getState()) === one(store.getState()),
      ]
    },
    [true, false],
  ],
  [
    ENDPOINTS,
    "so that the entry fails with `{ name: 'AbortError', message: 'Aborted' }`",
    async () => {
      const request = blog().get('slow')
      request.abort()
      return (await request).error
    },
    { name: 'AbortError', message: 'Aborted' },
  ],
  [
    ENDPOINTS,
    'After an exception or an abort, `payload` is `undefined`, and only `error` describes the failure',
    async () => {
      const { get, actions } = blog()
      await quiet(() => get('throw'))
      const { payload, error } = actions.find(({ type }) => type.endsWith('executeQuery/rejected'))
      return [payload, error.message]
    },
    [undefined, 'thrown'],
  ],
  [
    ENDPOINTS,
    'Those of `prefetch` and of `subscribe: false` reach the reducers',
    async () => {
      const { api, get, actions, store } = blog()
      await get('a')
      actions.length = 0
      await store.dispatch(api.util.prefetch('getPost', 'a', {}))
      await get('a', { subscribe: false })
      return actions.filter(({ meta }) => meta?.condition).length
    },
    2,
  ],
  [
    ERRORS,
    "They even match requests that weren't necessary",
    async () => {
      const { get, actions } = blog()
      await get('a')
      await get('a', { subscribe: false })
      return actions.filter(({ meta }) => meta?.condition).map(({ type }) => type)
    },
    ['api/executeQuery/rejected'],
  ],
]
