import { dev, pause, printed } from '../claims/probe.mjs'
import { mount, site, stateOf, until } from './mount.mjs'

const QUERY = 'rtk-query/api/created-api/useQuery'
const OTHERS = 'rtk-query/api/created-api/secondary-hooks'
const MUTATIONS = 'rtk-query/usage/mutations'
const SKIPPED = 'rtk-query/usage/conditional-fetching'
const PREFETCH = 'rtk-query/usage/prefetching'
const PROVIDER = 'rtk-query/api/ApiProvider'

/** @returns a mounted hook of a new site, with its site */
function mounted(useHook) {
  const context = site()
  return { ...context, ...mount(context.store, (arg) => useHook(context.api, arg)) }
}
const entries = ({ store }) => Object.keys(store.getState().api.queries)

/** Statements about the parts of hooks: page, excerpt, probe, expected result. */
export const claims = [
  [
    QUERY,
    'The component renders only if one of the values of that object changes',
    async () => {
      const { show, results, settled, last } = mounted((blogApi) =>
        blogApi.useGetPostQuery('a', { selectFromResult: ({ data }) => ({ size: data?.length }) }),
      )
      await show()
      await until(() => last().size)
      await settled()
      const before = results.length
      await last().refetch()
      await pause(5)
      return [before, results.length]
    },
    [2, 2],
  ],
  [
    QUERY,
    'The first render already reports `isLoading: true`',
    async () => {
      const { show, results } = mounted((blogApi) => blogApi.useGetPostQuery('a'))
      await show()
      return stateOf(results[0])
    },
    'LF - -',
  ],
  [
    QUERY,
    "and updates of the entry don't render the component",
    async () => {
      const { api, show, results, store } = mounted((blogApi, arg) =>
        blogApi.useGetPostQuery('a', { skip: arg === 'skip' }),
      )
      await show('skip')
      const before = results.length
      await store.dispatch(api.endpoints.getPost.initiate('a'))
      await pause(5)
      return results.length - before
    },
    0,
  ],
  [
    OTHERS,
    "Because the component doesn't render when data arrives",
    async () => {
      const { api, show, results, store } = mounted((blogApi) =>
        blogApi.endpoints.getPost.useQuerySubscription('a'),
      )
      await show()
      await until(() => api.endpoints.getPost.select('a')(store.getState()).isSuccess)
      await pause(5)
      return [results.length, Object.keys(results[0])]
    },
    [1, ['refetch']],
  ],
  [
    OTHERS,
    "A component that only reads doesn't keep the entry in the cache",
    async () => {
      const { api, show, store } = mounted((blogApi) =>
        blogApi.endpoints.getPost.useQueryState('a'),
      )
      await show()
      await store.dispatch(api.endpoints.getPost.initiate('a', { subscribe: false }))
      store.dispatch(api.util.invalidateTags(['Post']))
      await pause(5)
      return entries({ store })
    },
    [],
  ],
  [
    OTHERS,
    '`lastArg` is `UNINITIALIZED_VALUE` before the first call',
    async () => {
      const { show, last } = mounted((blogApi) =>
        blogApi.endpoints.getPost.useLazyQuerySubscription(),
      )
      await show()
      return [typeof last()[1], Object.keys(last()[2])]
    },
    ['symbol', ['reset']],
  ],
  [
    PREFETCH,
    'It keeps its identity between renders',
    async () => {
      const { show, results } = mounted((blogApi) => blogApi.usePrefetch('getPost'))
      await show('a')
      await show('b')
      return [results.length > 1, new Set(results).size, results[0]('a')]
    },
    [true, 1, undefined],
  ],
  [
    MUTATIONS,
    'they then render once per call, but not when the state changes',
    async () => {
      const { show, results, last } = mounted((blogApi) =>
        blogApi.useAddPostMutation({ selectFromResult: () => ({}) }),
      )
      await show()
      const before = results.length
      await last()[0]('a')
      await pause(5)
      return results.length - before
    },
    1,
  ],
  [
    MUTATIONS,
    'which then share one state',
    async () => {
      const { api, store } = site()
      const use = () => api.useAddPostMutation({ fixedCacheKey: 'k' })
      const [one, other] = [mount(store, use), mount(store, use)]
      await one.show()
      await other.show()
      await one.last()[0]('a')
      await until(() => other.last()[1].isSuccess)
      one.unmount()
      await pause(5)
      return other.last()[1].data
    },
    'A',
  ],
  [
    MUTATIONS,
    'so each sees only its own calls',
    async () => {
      const { api, store } = site()
      const [one, other] = [0, 1].map(() => mount(store, () => api.useAddPostMutation()))
      await one.show()
      await other.show()
      await one.last()[0]('a')
      await until(() => one.last()[1].isSuccess)
      return other.last()[1].isUninitialized
    },
    true,
  ],
  [
    SKIPPED,
    "**Skipping doesn't stop a pending request.**",
    async () => {
      const made = mounted((blogApi, arg) => blogApi.useGetPostQuery('a', { skip: arg === 'skip' }))
      const release = made.hold()
      await made.show('a')
      await made.show('skip')
      release()
      const { select } = made.api.endpoints.getPost
      await until(() => select('a')(made.store.getState()).isSuccess)
      return select('a')(made.store.getState()).data
    },
    'A',
  ],
  [
    PROVIDER,
    '`ApiProvider` throws `Existing Redux context detected. …` if there is a `<Provider>`',
    async () => {
      const { ApiProvider } = await import('@reduxjs/toolkit/query/react')
      const { createElement } = await import('react')
      const { createRoot } = await import('react-dom/client')
      const { Provider } = await import('react-redux')
      const { api, store } = site()
      let error
      const root = createRoot(document.createElement('div'), {
        onUncaughtError: (caught) => (error = caught),
      })
      await printed(async () => {
        root.render(createElement(Provider, { store }, createElement(ApiProvider, { api }, 'x')))
        await until(() => error)
      })
      return error.message.slice(0, 31)
    },
    dev('Existing Redux context detected', 'Minified Redux Toolkit error #3'),
  ],
]
