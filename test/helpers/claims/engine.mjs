import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query'
import { pause } from './probe.mjs'
import { blog } from './blog.mjs'

const THUNK = 'rtk-query/internal/queryThunk'
const KEYS = 'rtk-query/usage/cache-keys'

const keyOf = (queryArgs) => defaultSerializeQueryArgs({ endpointName: 'get', queryArgs })
const isOf = (name, state) => (action) => action.type === `api/${name}/${state}`

/** @returns an API whose only endpoint computes the key of its entries */
const keyed = (serializeQueryArgs) =>
  blog({
    api: {
      endpoints: (build) => ({ getPost: build.query({ query: (id) => id, serializeQueryArgs }) }),
    },
  })

/** @returns the keys of two entries with an own function for keys */
const keysWith = async (serializeQueryArgs) => {
  const { get, store } = keyed(serializeQueryArgs)
  await get('a')
  return Object.keys(store.getState().api.queries)
}

/** Statements about the thunk and the slices of RTK Query: page, excerpt, probe, expected result. */
export const claims = [
  [
    THUNK,
    '| 1 | An upsert (`upsertQueryData`) | Yes, even while another is pending |',
    async () => {
      const { api, store, get, entry } = blog()
      const slow = get('slow')
      await store.dispatch(api.util.upsertQueryData('getPost', 'slow', 'mine'))
      return [entry('slow').data, (await slow).data]
    },
    ['mine', { of: 'slow' }],
  ],
  [
    THUNK,
    'Two components that mount together cause one request (3), even if the second one forces',
    async () => {
      const { get, requests } = blog()
      await Promise.all([get('slow'), get('slow', { forceRefetch: true })])
      return requests.length
    },
    1,
  ],
  [
    THUNK,
    "the API's `refetchOnMountOrArgChange` counts, for subscribers only",
    async () => {
      const { get, requests } = blog({ api: { refetchOnMountOrArgChange: true } })
      await get('a')
      await get('a', { subscribe: false })
      const unsubscribed = requests.length
      await get('a')
      return [unsubscribed, requests.length]
    },
    [1, 2],
  ],
  [
    THUNK,
    "is requested again by the next subscriber (8), but with an old response, it isn't (6)",
    async () => {
      let fails = true
      let calls = 0
      const { get } = blog({
        api: { baseQuery: async () => (calls++, fails ? { error: 1 } : { data: 1 }) },
      })
      await get('a')
      await get('a')
      fails = false
      await get('a')
      fails = true
      await get('a', { forceRefetch: true })
      await get('a')
      return calls
    },
    4,
  ],
  [
    THUNK,
    'if there is none, the comparison is with `NaN` and fails, so 8 applies',
    async () => {
      const { get, requests } = blog()
      await get('fail')
      await get('fail', { forceRefetch: 60 })
      return requests.length
    },
    2,
  ],
  [
    THUNK,
    '`fulfilled.meta` has these fields, too, apart from `direction`, and adds `fulfilledTimeStamp` and `baseQueryMeta`',
    async () => {
      const { get, actions } = blog()
      await get('a')
      const { meta } = actions.find(isOf('executeQuery', 'fulfilled'))
      return [
        'startedTimeStamp',
        'seq',
        'RTK_autoBatch',
        'fulfilledTimeStamp',
        'baseQueryMeta',
        'direction',
      ].filter((name) => name in meta)
    },
    ['startedTimeStamp', 'seq', 'RTK_autoBatch', 'fulfilledTimeStamp', 'baseQueryMeta'],
  ],
  [
    THUNK,
    'After an expected error, `rejected.meta` has all of that but `fulfilledTimeStamp`',
    async () => {
      const { get, actions } = blog()
      await get('fail')
      const { meta } = actions.find(isOf('executeQuery', 'rejected'))
      return [
        'startedTimeStamp',
        'seq',
        'RTK_autoBatch',
        'fulfilledTimeStamp',
        'baseQueryMeta',
      ].filter((name) => name in meta)
    },
    ['startedTimeStamp', 'seq', 'RTK_autoBatch', 'baseQueryMeta'],
  ],
  [
    THUNK,
    "doesn't pass it on to the reducers",
    async () => {
      const { get, actions } = blog()
      await get('a')
      await get('a')
      await get('a', { subscribe: false })
      return actions.filter(isOf('executeQuery', 'rejected')).length
    },
    1,
  ],
  [
    KEYS,
    'because a field whose value is `undefined` counts as absent',
    () => keyOf({ a: undefined, b: 1 }),
    'get({"b":1})',
  ],
  [
    KEYS,
    "which is serialized as above, with the endpoint's name in front",
    () => keysWith(() => ({ z: 1, a: 2 })),
    ['getPost({"a":2,"z":1})'],
  ],
  [
    KEYS,
    'If it returns a string, that string is the whole key',
    () => keysWith(() => 'own'),
    ['own'],
  ],
  [
    KEYS,
    'Every `Map` and `Set` produces the same key, `{}`',
    () => [keyOf(new Map([[1, 2]])), keyOf(new Set([1]))],
    ['get({})', 'get({})'],
  ],
  [
    KEYS,
    'A request is aborted only if its unused entry is removed before the response arrives',
    async () => {
      let aborted = 0
      const { get } = blog({
        api: {
          keepUnusedDataFor: 0.01,
          baseQuery: (_, { signal }) =>
            new Promise((resolve) => {
              signal.addEventListener('abort', () => {
                aborted += 1
                resolve({ error: 'aborted' })
              })
              setTimeout(resolve, 80, { data: 1 })
            }),
        },
      })
      const request = get('a')
      request.unsubscribe()
      const kept = aborted
      await pause(700)
      return [kept, aborted]
    },
    [0, 1],
  ],
]
