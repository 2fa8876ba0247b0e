import { mount, site, stateOf, until } from './mount.mjs'

const PAGE = 'rtk-query/api/created-api/useQuery'
const TABLE = 'rtk-query/usage/query-states'
const SKIPPED = 'rtk-query/usage/conditional-fetching'

/** The states of a component while its argument changes from `a` to `b`, which fails first, and is then skipped. */
async function change() {
  const { api, failing, hold, store } = site()
  const { results, show, last, pending, settled } = mount(store, (arg) =>
    api.useGetPostQuery(arg ?? 'b', { skip: arg === undefined }),
  )
  const states = {}
  failing.add('b')
  await show('a')
  states.first = stateOf(results[0])
  await settled()
  states.arrived = stateOf(last())
  const before = results.length
  await show('b')
  states.changed = stateOf(results[before])
  await settled()
  states.failed = stateOf(last())
  failing.clear()
  for (const name of ['retried', 'refetched']) {
    const release = hold()
    last().refetch()
    await pending()
    states[name] = stateOf(last())
    release()
    await settled()
  }
  await show(undefined)
  states.skipped = stateOf(last())
  return states
}

/** A component after a failed request, and while the next one is pending. */
async function failures(firstFails) {
  const { api, failing, hold, store } = site()
  const { show, last, pending, settled } = mount(store, (arg) => api.useGetPostQuery(arg))
  if (firstFails) failing.add('a')
  await show('a')
  await settled()
  failing.add('a')
  if (!firstFails) last().refetch()
  await until(() => last().isError)
  const failed = last()
  const release = hold()
  last().refetch()
  await pending()
  const next = last()
  release()
  return { failed, pending: next }
}

const changed = change()
const is = (page, says, name, expected) => [page, says, async () => (await changed)[name], expected]

/** Statements about the states of a query: page, excerpt, probe, expected result. */
export const claims = [
  is(PAGE, '`isLoading` and `isFetching` are `true`, and there is no `data`', 'first', 'LF - -'),
  is(PAGE, 'Only `isSuccess` is `true`, and `data` and `currentData` are', 'arrived', 'S A A'),
  is(PAGE, '`isFetching` becomes `true` and `isSuccess` stays `true`', 'changed', 'FS A -'),
  is(PAGE, '`isError` is `true`, and `isSuccess` no longer is', 'failed', 'E A -'),
  is(PAGE, '`isFetching` is the only flag that is `true`', 'retried', 'F A -'),
  is(PAGE, '`isFetching` and `isSuccess` are `true`', 'refetched', 'FS B B'),
  is(PAGE, '`isSuccess` is `true` and `data` is still `b`', 'skipped', 'US B -'),
  is(TABLE, '| First request is pending | – | – | yes | yes | no | no |', 'first', 'LF - -'),
  is(TABLE, '| Response has arrived | A | A | no | no | yes | no |', 'arrived', 'S A A'),
  is(TABLE, '| Refetch is pending | A | A | no | yes | yes | no |', 'refetched', 'FS B B'),
  is(TABLE, 'request is pending | A (old) | – | no | yes | yes | no |', 'changed', 'FS A -'),
  is(TABLE, 'request failed | A (old) | – | no | no | no | yes |', 'failed', 'E A -'),
  is(
    SKIPPED,
    '| `data` | `undefined`, even if the entry exists | The last data |',
    'skipped',
    'US B -',
  ),
  [
    TABLE,
    '| Refetch failed | A | A | no | no | no | yes |',
    async () => stateOf((await failures(false)).failed),
    'E A A',
  ],
  [
    TABLE,
    '| Refetch after a failure | A | A | no | yes | no | no |',
    async () => stateOf((await failures(false)).pending),
    'F A A',
  ],
  [
    TABLE,
    '| First request failed | – | – | no | no | no | yes |',
    async () => stateOf((await failures(true)).failed),
    'E - -',
  ],
  [
    TABLE,
    '| Next try after that | – | – | yes | yes | no | no |',
    async () => stateOf((await failures(true)).pending),
    'LF - -',
  ],
  [
    TABLE,
    'because `error` stays set while the next request is pending',
    async () => (await failures(false)).pending.error,
    'no a',
  ],
  [
    SKIPPED,
    '| `isUninitialized` | `true` | `true` |',
    async () => {
      const { api, store } = site()
      await store.dispatch(api.endpoints.getPost.initiate('a'))
      const { show, last } = mount(store, (arg) => api.useGetPostQuery(arg, { skip: true }))
      await show('a')
      return stateOf(last())
    },
    'U - -',
  ],
]
