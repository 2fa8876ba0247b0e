import { configureStore } from '@reduxjs/toolkit'
import { QueryStatus, skipToken } from '@reduxjs/toolkit/query'
import { dev, printed, thrown } from './probe.mjs'
import { blog } from './blog.mjs'

/** Statements of pages: page, excerpt, probe, expected result or a check of it. */
export const claims = [
  [
    'rtk-query/api/created-api/endpoints',
    'nothing is sent, and the promise resolves to the state `uninitialized`',
    async () => {
      const { get, requests } = blog()
      return [(await get(skipToken)).status, requests.length]
    },
    ['uninitialized', 0],
  ],
  [
    'rtk-query/api/created-api/endpoints',
    'It never rejects, and has these additional members',
    async () => {
      const promise = blog().get('fail')
      const { error } = await promise
      return [
        error,
        [
          'unwrap',
          'refetch',
          'abort',
          'unsubscribe',
          'updateSubscriptionOptions',
          'arg',
          'requestId',
          'queryCacheKey',
          'subscriptionOptions',
        ].every((name) => name in promise),
      ]
    },
    ['failed', true],
  ],
  [
    'rtk-query/api/created-api/endpoints',
    'The promise of a mutation resolves to `{ data }` or `{ error }`',
    async () => {
      const { api, store } = blog()
      const add = (post) => store.dispatch(api.endpoints.addPost.initiate(post))
      return [await add('a'), await add('fail'), await thrown(() => add('fail').unwrap())]
    },
    [{ data: { of: 'a' } }, { error: 'failed' }, 'failed'],
  ],
  [
    'rtk-query/api/created-api/endpoints',
    "the selector returns `{ status: 'uninitialized' }` with its flags",
    () => {
      const { api, store } = blog()
      return [
        api.endpoints.getPost.select('a')(store.getState()),
        api.endpoints.getPost.select(skipToken)(store.getState()),
      ]
    },
    Array.from({ length: 2 }, () => ({
      status: 'uninitialized',
      isUninitialized: true,
      isLoading: false,
      isSuccess: false,
      isError: false,
    })),
  ],
  [
    'rtk-query/api/created-api/endpoints',
    'its thunk ends with a `rejected` action whose `meta.condition` is `true`',
    async () => {
      const seenActions = []
      const { get, store, api } = blog()
      await get('a')
      const log = () => (next) => (action) => {
        seenActions.push(action)
        return next(action)
      }
      const other = configureStore({
        reducer: { [api.reducerPath]: api.reducer },
        preloadedState: store.getState(),
        devTools: false,
        middleware: (d) => d().concat(log, api.middleware),
      })
      await other.dispatch(api.endpoints.getPost.initiate('a'))
      return seenActions.some(
        (action) => action.type === 'api/executeQuery/rejected' && action.meta.condition,
      )
    },
    true,
  ],
  [
    'rtk-query/api/created-api/endpoints',
    'QueryStatus.pending',
    () => [QueryStatus.pending, QueryStatus.fulfilled, QueryStatus.rejected],
    ['pending', 'fulfilled', 'rejected'],
  ],
  [
    'rtk-query/api/created-api/code-splitting',
    'the existing definition is kept, and if `NODE_ENV` is `development`, an error is logged',
    async () =>
      (
        await printed(() =>
          blog().api.injectEndpoints({
            endpoints: (b) => ({ getPost: b.query({ query: () => 'other' }) }),
          }),
        )
      ).length,
    dev(1, 0),
  ],
  [
    'rtk-query/api/created-api/code-splitting',
    "with `'throw'` (since 2.2.0), an error is thrown, in production as well",
    async () =>
      Boolean(
        await thrown(() =>
          blog().api.injectEndpoints({
            overrideExisting: 'throw',
            endpoints: (b) => ({ getPost: b.query({ query: () => 'other' }) }),
          }),
        ),
      ),
    true,
  ],
  [
    'rtk-query/api/created-api/code-splitting',
    'Both change the API object itself and return the same object',
    () => {
      const { api } = blog()
      return [
        api.injectEndpoints({ endpoints: () => ({}) }) === api,
        api.enhanceEndpoints({}) === api,
      ]
    },
    [true, true],
  ],
  [
    'rtk-query/api/created-api/code-splitting',
    "an endpoint that doesn't exist is logged as an error",
    async () =>
      (await printed(() => blog().api.enhanceEndpoints({ endpoints: { none: {} } }))).filter((l) =>
        l.startsWith('error'),
      ).length,
    dev(1, 0),
  ],
  [
    'rtk-query/api/created-api/code-splitting',
    'repeated ones are dropped',
    async () =>
      (await printed(() => blog().api.enhanceEndpoints({ addTagTypes: ['Post'] }))).length,
    0,
  ],
]
