import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query'
import { dev, pause, printed, thrown } from './probe.mjs'
import { blog } from './blog.mjs'

/** Statements of pages: page, excerpt, probe, expected result or a check of it. */
export const claims = [
  [
    'rtk-query/api/createApi',
    "writes the endpoint's name and the argument as JSON with sorted keys",
    () => defaultSerializeQueryArgs({ endpointName: 'get', queryArgs: { b: 1, a: 2 } }),
    'get({"a":2,"b":1})',
  ],
  [
    'rtk-query/api/createApi',
    'it is logged and becomes a `SerializedError`, and no tags are provided or invalidated',
    async () => {
      const { get, api, store } = blog()
      let error
      const lines = await printed(async () => {
        ;({ error } = await get('throw'))
      })
      return [
        error.name,
        error.message,
        lines.length > 0,
        api.util.selectInvalidatedBy(store.getState(), ['Post']).length,
      ]
    },
    ['Error', 'thrown', true, 0],
  ],
  [
    'rtk-query/api/createApi',
    '`0` deletes the entry as soon as the current task has ended',
    async () => {
      const { get, api, store } = blog({ api: { keepUnusedDataFor: 0 } })
      const promise = get('a')
      await promise
      promise.unsubscribe()
      const size = () => Object.keys(store.getState()[api.reducerPath].queries).length
      const first = size()
      await pause(620)
      return [first, size()]
    },
    [1, 0],
  ],
  [
    'rtk-query/api/created-api/redux-integration',
    'Without it, the first request throws this error in development',
    async () => Boolean(await thrown(() => printed(() => blog({}, { reducer: true }).get('a')))),
    dev(true, false),
  ],
  [
    'rtk-query/api/created-api/redux-integration',
    'If the reducer is missing, the first access to the state logs this error in development',
    async () => {
      const { api, store } = blog({}, { middleware: true })
      return (await printed(() => api.endpoints.getPost.select('a')(store.getState()))).filter(
        (l) => l.startsWith('error'),
      ).length
    },
    dev(1, 0),
  ],
  [
    'rtk-query/api/created-api/api-slice-utils',
    'This thunk sends a request without subscribing to it, and returns nothing',
    async () => {
      const { api, store, requests } = blog()
      const result = store.dispatch(api.util.prefetch('getPost', 'a', {}))
      await store.dispatch(api.util.getRunningQueryThunk('getPost', 'a'))
      const subs = store
        .dispatch(api.internalActions.internal_getRTKQSubscriptions())
        .getSubscriptionCount?.('getPost("a")')
      return [result, requests.length, subs]
    },
    [undefined, 1, 0],
  ],
  [
    'rtk-query/api/created-api/api-slice-utils',
    'A promise as `value` is stored unchanged, with a warning',
    async () => {
      const { api, store } = blog()
      const lines = await printed(() =>
        store.dispatch(
          api.util.upsertQueryEntries([
            { endpointName: 'getPost', arg: 'a', value: Promise.resolve(1) },
          ]),
        ),
      )
      return [
        api.endpoints.getPost.select('a')(store.getState()).data instanceof Promise,
        lines.length,
      ]
    },
    [true, dev(1, 0)],
  ],
  [
    'rtk-query/api/created-api/api-slice-utils',
    "In development, a warning names entries that can't be written",
    async () => {
      const { api, store } = blog()
      const lines = await printed(() =>
        store.dispatch(
          api.util.upsertQueryEntries([{ endpointName: 'addPost', arg: 'a', value: 1 }]),
        ),
      )
      return lines.map((line) => line.slice(0, 85))
    },
    dev(
      [
        'warn: upsertQueryEntries: "addPost" is not a query or infinite query endpoint. This entry will be'.slice(
          0,
          85,
        ),
      ],
      [],
    ),
  ],
  [
    'rtk-query/api/created-api/api-slice-utils',
    'Since this function never creates an entry',
    () => {
      const { api, store } = blog()
      store.dispatch(api.util.updateQueryData('getPost', 'a', () => 1))
      return Object.keys(store.getState().api.queries)
    },
    [],
  ],
  [
    'rtk-query/api/created-api/tag-utils',
    'empty elements are skipped',
    async () => {
      const { api, store, get } = blog()
      await get('a')
      return api.util.selectInvalidatedBy(store.getState(), [null, undefined, 'Post']).length
    },
    1,
  ],
  [
    'rtk-query/api/created-api/tag-utils',
    "or `undefined` if it isn't pending",
    () => {
      const { api, store } = blog()
      return store.dispatch(api.util.getRunningQueryThunk('getPost', 'a'))
    },
    undefined,
  ],
  [
    'rtk-query/api/created-api/tag-utils',
    "a type that isn't in `tagTypes` is logged",
    async () => {
      const { api, store } = blog({
        api: {},
        more: (build) => ({ other: build.query({ query: () => 'a', providesTags: ['Nope'] }) }),
      })
      return (await printed(() => store.dispatch(api.endpoints.other.initiate()))).length
    },
    dev(1, 0),
  ],
]
