import { one } from './blog.mjs'
import { pause } from './probe.mjs'

const TAGS = 'rtk-query/usage/automated-refetching'

/** @returns how many requests an invalidation of `invalidated` causes for an entry with `provided` */
async function refetched(provided, invalidated) {
  const { load, requests, store, api } = one(() => ({ providesTags: provided }))
  await load('x')
  store.dispatch(api.util.invalidateTags(invalidated))
  await pause(5)
  return requests.length - 1
}

/** Statements about tags that were chosen at random from the pages. */
export const claims = [
  [
    TAGS,
    "`7` and `'7'` are the same id",
    () => refetched([{ type: 'Post', id: 7 }], [{ type: 'Post', id: '7' }]),
    1,
  ],
  [
    TAGS,
    '| `null` or `undefined` in an array | No tag; useful for conditions |',
    async () => [
      await refetched(['Post'], [null, undefined]),
      await refetched([null, 'Post'], ['Post']),
    ],
    [0, 1],
  ],
  [
    TAGS,
    "| `{ type: 'Post', id: 7 }` | **–** | refetched | – | – |",
    async () => [
      await refetched(['Post'], [{ type: 'Post', id: 7 }]),
      await refetched([{ type: 'Post', id: 'LIST' }], [{ type: 'Post', id: 7 }]),
    ],
    [0, 0],
  ],
  [
    TAGS,
    'After a failure, `result` is `undefined` even if the entry still has data',
    async () => {
      const results = []
      let fails = false
      const { load } = one(() => ({
        queryFn: () => (fails ? { error: 'no' } : { data: 1 }),
        providesTags: (result) => {
          results.push(result)
          return []
        },
      }))
      await load('x')
      fails = true
      await load('x', { forceRefetch: true })
      return results
    },
    [1, undefined],
  ],
  [
    TAGS,
    'The new tags replace those of the previous response',
    async () => {
      let count = 0
      const { load, api, store } = one(() => ({
        providesTags: () => [{ type: 'Post', id: (count += 1) }],
      }))
      await load('x')
      await load('x', { forceRefetch: true })
      const find = (id) => api.util.selectInvalidatedBy(store.getState(), [{ type: 'Post', id }])
      return [find(1).length, find(2).length]
    },
    [0, 1],
  ],
  [
    'rtk-query/usage/tag-recipes',
    "`{ type: 'Post', id: '' }` matches only itself, unlike `undefined`",
    async () => [
      await refetched([{ type: 'Post', id: 1 }], [{ type: 'Post', id: '' }]),
      await refetched([{ type: 'Post', id: '' }], [{ type: 'Post', id: '' }]),
      await refetched([{ type: 'Post', id: 1 }], [{ type: 'Post', id: undefined }]),
    ],
    [0, 1, 1],
  ],
]
