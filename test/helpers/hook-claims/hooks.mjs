import { dev, printed, thrown } from '../claims/probe.mjs'
import { mount, site, stateOf, until } from './mount.mjs'

const HOOKS = 'rtk-query/api/created-api/hooks'
const QUERY = 'rtk-query/api/created-api/useQuery'
const OTHERS = 'rtk-query/api/created-api/secondary-hooks'
const MUTATIONS = 'rtk-query/usage/mutations'

const mutation = (options) => {
  const context = site()
  return { ...context, ...mount(context.store, () => context.api.useAddPostMutation(options)) }
}
const trigger = ({ last }, arg) => last()[0](arg)
const flagsOf = ({ last }) => stateOf(last()[1])

/** Statements about the hooks: page, excerpt, probe, expected result. */
export const claims = [
  [
    HOOKS,
    'is thrown in development if `api.middleware` is missing',
    async () => {
      const { api, store } = site({ reducer: true })
      const { show, settled, error } = mount(store, (arg) => api.useGetPostQuery(arg))
      await printed(() => show('a').then(settled))
      return `${error()?.name}: ${error()?.message}`.slice(0, 40)
    },
    dev('Error: Warning: Middleware for RTK-Query', (found) => found.startsWith('TypeError: ')),
  ],
  [
    HOOKS,
    'is logged in development if the reducer is missing',
    async () => {
      const { api, store } = site({ middleware: true })
      const { show } = mount(store, (arg) => api.useGetPostQuery(arg))
      const lines = await printed(() => show('a'))
      return lines.some((line) => line.startsWith('error: Error: No data found at `state.api`.'))
    },
    dev(true, false),
  ],
  [
    HOOKS,
    'is thrown by `refetch` of a skipped query, or if you call it before the effect of the first render',
    async () => {
      const { api, store } = site()
      const messages = []
      const { show } = mount(store, (arg) => {
        const result = api.useGetPostQuery(arg)
        try {
          if (messages.length < 2) result.refetch()
        } catch (error) {
          messages.push(error.message)
        }
        return result
      })
      await printed(() => show('a'))
      return messages.slice(0, 1)
    },
    dev(['Cannot refetch a query that has not been started yet.'], (found) =>
      found[0]?.startsWith('Minified Redux Toolkit error #38'),
    ),
  ],
  [
    'rtk-query/usage/queries',
    'If the hook is skipped, there is nothing to repeat, so `refetch` throws',
    async () => {
      const { api, store } = site()
      const { show, last } = mount(store, (arg) => api.useGetPostQuery(arg, { skip: true }))
      await show('a')
      return (await thrown(() => last().refetch()))?.slice(0, 20)
    },
    dev('Cannot refetch a que', 'Minified Redux Toolk'),
  ],
  [
    HOOKS,
    'is a warning, shown once in development',
    async () => {
      const { api, store, newStore } = site()
      const { show } = mount(store, (arg) => api.useGetPostQuery(arg))
      await show('a')
      const lines = await printed(async () => {
        await show('a', newStore())
        await show('a', newStore())
      })
      return lines.filter((line) => line.includes('rendered with a different Redux store')).length
    },
    dev(1, 0),
  ],
  [
    HOOKS,
    'The promise never rejects',
    async () => {
      const all = mutation()
      await all.show()
      all.failing.add('x')
      return [await trigger(all, 'a'), await trigger(all, 'x')]
    },
    [{ data: 'A' }, { error: 'no x' }],
  ],
  [
    HOOKS,
    'The response; empty again as soon as the next call starts',
    async () => {
      const all = mutation()
      await all.show()
      await trigger(all, 'a')
      await until(() => all.last()[1].isSuccess)
      const states = [flagsOf(all)]
      const release = all.hold()
      trigger(all, 'b')
      await until(() => all.last()[1].isLoading)
      states.push(flagsOf(all))
      release()
      return states
    },
    ['S A -', 'L - -'],
  ],
  [
    HOOKS,
    'always `undefined` with `fixedCacheKey`',
    async () => {
      const found = []
      for (const all of [mutation({ fixedCacheKey: 'k' }), mutation()]) {
        await all.show()
        await trigger(all, 'a')
        await until(() => all.last()[1].isSuccess)
        found.push(all.last()[1].originalArgs)
      }
      return found
    },
    [undefined, 'a'],
  ],
  [
    MUTATIONS,
    "**Unmounting discards the result**, but doesn't cancel the request",
    async () => {
      const all = mutation()
      const query = mount(all.store, () => all.api.useGetPostQuery('q'))
      await query.show()
      await query.settled()
      await all.show()
      const release = all.hold()
      const call = trigger(all, 'a')
      await until(() => all.last()[1].isLoading)
      all.unmount()
      release()
      const result = await call
      await until(() => all.requests.length === 3)
      const { mutations } = all.store.getState().api
      return [result, Object.keys(mutations).length, all.requests]
    },
    [{ data: 'A' }, 0, ['q', 'a', 'q']],
  ],
  [
    MUTATIONS,
    '**The trigger keeps its identity** between renders',
    async () => {
      const all = mutation()
      await all.show()
      await trigger(all, 'a')
      await until(() => all.last()[1].isSuccess)
      return new Set(all.results.map(([call]) => call)).size
    },
    1,
  ],
  [
    QUERY,
    'the first render reports `isUninitialized: true` and `isLoading: false`',
    async () => {
      const { api, store } = site()
      const { results, show } = mount(store, (arg) =>
        api.useGetPostQuery(arg, {
          selectFromResult: ({ isUninitialized, isLoading }) => ({ isUninitialized, isLoading }),
        }),
      )
      await show('a')
      return stateOf(results[0])
    },
    'U - -',
  ],
  [
    OTHERS,
    'an entry that was never requested has `isUninitialized: true`',
    async () => {
      const { api, store, requests } = site()
      const { show, last } = mount(store, (arg) => api.endpoints.getPost.useQueryState(arg))
      await show('a')
      return [stateOf(last()), requests.length]
    },
    ['U - -', 0],
  ],
  [
    'rtk-query/usage/queries',
    'It is `false` by default, so each call sends a request; with `true`, as in the sample, an entry that exists is used',
    async () => {
      const { api, store, requests } = site()
      const { show, last } = mount(store, () => api.useLazyGetPostQuery())
      await show()
      await last()[0]('a')
      await last()[0]('a')
      await last()[0]('a', true)
      return requests.length
    },
    2,
  ],
  [
    'rtk-query/usage/queries',
    'The state has an additional function `reset`, which deletes the entry from the cache',
    async () => {
      const { api, store } = site()
      const { show, last } = mount(store, () => api.useLazyGetPostQuery())
      await show()
      await last()[0]('a')
      await until(() => last()[1].isSuccess)
      last()[1].reset()
      const size = () => Object.keys(store.getState().api.queries).length
      await until(() => size() === 0)
      return size()
    },
    0,
  ],
  [
    'rtk-query/usage/queries',
    '`refetch()` returns a promise with the result, and `refetch().unwrap()` one that rejects if the request fails',
    async () => {
      const { api, store, failing } = site()
      const { show, last, settled } = mount(store, () => api.useGetPostQuery('a'))
      await show()
      await settled()
      failing.add('a')
      const { isError } = await last().refetch()
      return [isError, await thrown(() => last().refetch().unwrap())]
    },
    [true, 'no a'],
  ],
]
