import { configureStore } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query'
import { dev, pause, printed, quiet } from './probe.mjs'
import { blog } from './blog.mjs'

const HANDLER = 'rtk-query/internal/buildMiddleware/invalidationByTags'
const GUIDE = 'rtk-query/usage/automated-refetching'
const RECIPES = 'rtk-query/usage/tag-recipes'
const UTILS = 'rtk-query/api/created-api/tag-utils'
const PREFETCH = 'rtk-query/usage/prefetching'

const tag = (id) => ({ type: 'Post', id })

/** Entries that provide the type, the tag of post 7, the tag of the list, and another type. */
const provided = { type: ['Post'], seven: [tag(7)], list: [tag('LIST')], user: ['User'] }

/** @returns which entries an invalidation affects */
async function affectedBy(tags) {
  const api = createApi({
    baseQuery: async () => ({ data: 1 }),
    tagTypes: ['Post', 'User'],
    endpoints: (build) => ({
      get: build.query({ query: (name) => name, providesTags: (_, __, name) => provided[name] }),
    }),
  })
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
    devTools: false,
  })
  for (const name of Object.keys(provided)) await store.dispatch(api.endpoints.get.initiate(name))
  const found = api.util.selectInvalidatedBy(store.getState(), tags)
  return Object.keys(provided).filter((name) =>
    found.some(({ originalArgs }) => originalArgs === name),
  )
}
const row = (says, tags, names) => [GUIDE, says, () => affectedBy(tags), names]

/** @returns how many requests follow a mutation that returns, fails or throws */
async function afterMutation(arg, options = { invalidates: ['Post'] }) {
  const { api, get, requests, store } = blog(options)
  await get('a')
  await quiet(() => store.dispatch(api.endpoints.addPost.initiate(arg)))
  await pause(10)
  return requests.length - 2
}

/** @returns how many requests prefetching causes for an entry: without options, with an age in seconds, and with force */
async function prefetched(prepare, age = 10) {
  const counts = []
  for (const options of [undefined, { ifOlderThan: age }, { force: true }]) {
    const { api, get, requests, store } = blog()
    await prepare(get)
    const before = requests.length
    store.dispatch(api.util.prefetch('getPost', 'slow', options))
    counts.push(requests.length - before)
  }
  return counts
}

/** Statements about tags and prefetching: page, excerpt, probe, expected result. */
export const claims = [
  row("| `'Post'` | refetched | refetched | refetched | – |", ['Post'], ['type', 'seven', 'list']),
  row("| `{ type: 'Post', id: 7 }` | **–** | refetched | – | – |", [tag(7)], ['seven']),
  row("| `{ type: 'Post', id: 'LIST' }` | **–** | – | refetched | – |", [tag('LIST')], ['list']),
  row("| `{ type: 'Post', id: 8 }` | – | – | – | – |", [tag(8)], []),
  row(
    "| `{ type: 'Post', id: undefined }` | refetched | refetched | refetched | – |",
    [tag(undefined)],
    ['type', 'seven', 'list'],
  ),
  row("| `'User'` | – | – | – | refetched |", ['User'], ['user']),
  row("`7` and `'7'` are the same id", [tag('7')], ['seven']),
  [
    RECIPES,
    "`{ type: 'Post', id: '' }` matches only itself, unlike `undefined`",
    () => affectedBy([tag('')]),
    [],
  ],
  [
    GUIDE,
    'If the base query or `queryFn` *returns* an error, its tags are invalidated as well',
    () => afterMutation('fail'),
    1,
  ],
  [GUIDE, '`catchSchemaFailure`, nothing is invalidated', () => afterMutation('throw'), 0],
  [
    HANDLER,
    '| Mutation `rejected` without a value (an unhandled exception) | None |',
    () => afterMutation('throw'),
    0,
  ],
  [
    HANDLER,
    'return an empty list when the second parameter is set',
    () => afterMutation('fail', { invalidates: (_, error) => (error ? [] : ['Post']) }),
    0,
  ],
  [
    HANDLER,
    'Each entry is in the list only once, even if several tags match',
    async () => {
      const { api, get, store } = blog({
        more: (build) => ({
          both: build.query({ query: (id) => id, providesTags: ['Post', tag(1)] }),
        }),
      })
      await get(1)
      await store.dispatch(api.endpoints.both.initiate('b'))
      return api.util.selectInvalidatedBy(store.getState(), ['Post', tag(1)]).length
    },
    2,
  ],
  [
    HANDLER,
    'An entry without subscribers is deleted with `removeQueryResult`, without waiting for `keepUnusedDataFor`',
    async () => {
      const { api, get, entry, requests, store } = blog()
      const request = get('a')
      await request
      request.unsubscribe()
      store.dispatch(api.util.invalidateTags(['Post']))
      return [entry('a'), requests.length]
    },
    [undefined, 1],
  ],
  [
    HANDLER,
    "is logged as ``Tag type 'Post' was used, but not specified in `tagTypes`!``",
    async () => {
      const { api, store } = blog()
      const lines = await printed(() => store.dispatch(api.util.invalidateTags(['Pots'])))
      return lines.map((line) => line.replace('error: ', ''))
    },
    dev(
      ([found]) => found.startsWith("Tag type 'Pots' was used, but not specified in `tagTypes`!"),
      [],
    ),
  ],
  [
    HANDLER,
    'First, several mutations in a row cause one refetch at the end',
    async () => {
      const { api, get, requests, store } = blog({ invalidates: ['Post'] })
      await get('a')
      const add = () => store.dispatch(api.endpoints.addPost.initiate('slow'))
      await Promise.all([add(), add(), add()])
      await pause(10)
      return requests.filter((arg) => arg === 'a').length
    },
    2,
  ],
  [
    RECIPES,
    'The promise of the mutation resolves *before* the refetched list has arrived',
    async () => {
      let version = 0
      const { api, get, store, entry } = blog({
        api: { baseQuery: async (arg) => (await pause(arg === 'a' ? 30 : 0), { data: ++version }) },
        invalidates: ['Post'],
      })
      await get('a')
      await store.dispatch(api.endpoints.addPost.initiate('b'))
      const first = entry('a').data
      await pause(60)
      return [first, entry('a').data]
    },
    [1, 3],
  ],
  [
    UTILS,
    'whether they are pending, fulfilled or failed',
    async () => {
      const { api, get, store } = blog()
      await Promise.all([get('a'), get('fail')])
      get('slow')
      return api.util.selectCachedArgsForQuery(store.getState(), 'getPost')
    },
    ['a', 'fail', 'slow'],
  ],
  [
    UTILS,
    'however they were started: by hooks, `initiate`, `prefetch` or an invalidation',
    async () => {
      const { api, get, store } = blog()
      await get('slow')
      const count = () => store.dispatch(api.util.getRunningQueriesThunk()).length
      store.dispatch(api.util.invalidateTags(['Post']))
      const invalidated = count()
      store.dispatch(api.util.prefetch('getPost', 'b', {}))
      get('c')
      return [invalidated, count()]
    },
    [1, 3],
  ],
  [
    UTILS,
    'None of the promises rejects',
    async () => {
      const { api, get, store } = blog()
      get('fail')
      const [result] = await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
      return result.error
    },
    'failed',
  ],
  [
    PREFETCH,
    "| Doesn't exist, or failed and never had data | Request | Request | Request |",
    () => prefetched(() => {}),
    [1, 1, 1],
  ],
  [
    PREFETCH,
    '| Has a response from 5 seconds ago | – | – | Request |',
    () => prefetched((get) => get('slow')),
    [0, 0, 1],
  ],
  [
    PREFETCH,
    '| Has a response from 15 seconds ago | – | Request | Request |',
    () => prefetched((get) => get('slow').then(() => pause(20)), 0.01),
    [0, 1, 1],
  ],
  [
    PREFETCH,
    '| Has a pending request | – | – | – |',
    () => prefetched((get) => void get('slow')),
    [0, 0, 0],
  ],
]
