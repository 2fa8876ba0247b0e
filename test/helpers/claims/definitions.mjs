import { dev, pause, printed } from './probe.mjs'
import { blog } from './blog.mjs'

/** Statements of pages: page, excerpt, probe, expected result or a check of it. */
export const claims = [
  [
    'rtk-query/api/endpoint-definitions',
    'Before the first response, `updateCachedData` does nothing, and development builds print a warning',
    async () => {
      const { api, store } = blog({
        more: (build) => ({
          slow: build.query({
            query: () => 'slow',
            onCacheEntryAdded: (_, { updateCachedData }) => void updateCachedData(() => 1),
          }),
        }),
      })
      return (await printed(() => store.dispatch(api.endpoints.slow.initiate()))).length
    },
    dev(1, 0),
  ],
  [
    'rtk-query/api/endpoint-definitions',
    'Rejects if the entry is removed before there is a response',
    async () => {
      let outcome
      const { api, store } = blog({
        more: (build) => ({
          slow: build.query({
            query: () => 'slow',
            onCacheEntryAdded: async (_, { cacheDataLoaded }) => {
              outcome = await cacheDataLoaded.then(
                () => 'data',
                () => 'rejected',
              )
            },
          }),
        }),
      })
      store.dispatch(api.endpoints.slow.initiate())
      store.dispatch(api.util.resetApiState())
      await pause(10)
      return outcome
    },
    'rejected',
  ],
  [
    'rtk-query/api/endpoint-definitions',
    'the exception is caught and logged, and the request continues',
    async () => {
      const { api, store } = blog({
        more: (build) => ({
          bad: build.query({
            query: () => 'a',
            onQueryStarted: () => {
              throw new Error('sync')
            },
          }),
        }),
      })
      let result
      const lines = await printed(async () => {
        result = await store.dispatch(api.endpoints.bad.initiate())
      })
      return [result.data, lines.length > 0]
    },
    [{ of: 'a' }, true],
  ],
  [
    'rtk-query/api/endpoint-definitions',
    'rejects with `{ error, isUnhandledError, meta }`',
    async () => {
      let caught
      const { api, store } = blog({
        more: (build) => ({
          bad: build.query({
            query: () => 'fail',
            onQueryStarted: async (_, { queryFulfilled }) => {
              await queryFulfilled.catch((error) => {
                caught = error
              })
            },
          }),
        }),
      })
      await store.dispatch(api.endpoints.bad.initiate())
      return Object.keys(caught).toSorted()
    },
    ['error', 'isUnhandledError', 'meta'],
  ],
  [
    'rtk-query/api/endpoint-definitions',
    'If the function throws, the request fails with an unhandled error',
    async () => {
      const { api, store } = blog({
        more: (build) => ({
          bad: build.query({
            query: () => 'a',
            transformResponse: () => {
              throw new Error('t')
            },
          }),
        }),
      })
      let result
      await printed(async () => {
        result = await store.dispatch(api.endpoints.bad.initiate())
      })
      return [result.error.name, result.error.message]
    },
    ['Error', 't'],
  ],
  [
    'rtk-query/api/endpoint-definitions',
    'The function is also called when the mutation fails with a handled error',
    async () => {
      const calls = []
      const { api, store } = blog({
        invalidates: (result, error) => {
          calls.push([result, error])
          return []
        },
      })
      await store.dispatch(api.endpoints.addPost.initiate('fail'))
      await printed(() => store.dispatch(api.endpoints.addPost.initiate('throw')))
      return calls
    },
    [[undefined, 'failed']],
  ],
]
