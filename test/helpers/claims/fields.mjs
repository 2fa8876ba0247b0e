import { pause, quiet } from './probe.mjs'
import { blog, one } from './blog.mjs'

const FIELDS = 'rtk-query/api/endpoint-definitions'

/** Statements of pages: page, excerpt, probe, expected result or a check of it. */
export const claims = [
  [
    FIELDS,
    "After an unhandled error the function isn't called, and the entry keeps its tags",
    async () => {
      let calls = 0
      const { load, api, store } = one((notes) => ({
        queryFn: () => {
          if (notes.push('run') > 1) throw new Error('no')
          return { data: 1 }
        },
        providesTags: () => {
          calls += 1
          return ['Post']
        },
      }))
      await load('a')
      const before = calls
      await quiet(() => load('a', { forceRefetch: true }))
      return [calls - before, api.util.selectInvalidatedBy(store.getState(), ['Post']).length]
    },
    [0, 1],
  ],
  [
    FIELDS,
    '`result` is `undefined` after an error, and `error` after a success. `null` and `undefined` in the array are skipped',
    async () => {
      const { load, notes, api, store } = one((found) => ({
        providesTags: (...args) => {
          found.push(args.slice(0, 3))
          return [null, undefined, 'Post']
        },
      }))
      await load('a')
      await load('fail')
      const affected = api.util.selectInvalidatedBy(store.getState(), ['Post']).length
      return [notes[0], notes.at(-1), affected]
    },
    [[{ of: 'a' }, undefined, 'a'], [undefined, 'failed', 'fail'], 2],
  ],
  [
    FIELDS,
    'The function runs again for each request',
    async () => {
      const { load, notes } = one((found) => ({ query: (id) => found.push(id) && id }))
      await load('a')
      await load('a', { forceRefetch: true })
      return notes
    },
    ['a', 'a'],
  ],
  [
    FIELDS,
    'An endpoint without the field passes `undefined`',
    async () => {
      const seen = []
      const { get } = blog({ api: { baseQuery: (...args) => seen.push(args[2]) && { data: 1 } } })
      await get('a')
      return seen
    },
    [undefined],
  ],
  [
    FIELDS,
    'Anything else, such as an object with some of the fields, is serialized like an argument, with the name in front',
    async () => {
      const { load, store, api } = one(() => ({
        query: () => 'x',
        serializeQueryArgs: ({ queryArgs }) => ({ id: queryArgs.id }),
      }))
      await load({ token: 't', id: 1 })
      return Object.keys(store.getState()[api.reducerPath].queries)
    },
    ['one({"id":1})'],
  ],
  [
    FIELDS,
    'the first response is stored unchanged',
    async () => {
      const { load, notes, state } = one((found) => ({
        merge: (cached, incoming, { arg }) => {
          found.push(arg)
          return [cached.of, incoming.of]
        },
      }))
      await load('a')
      const before = [...notes]
      await load('a', { forceRefetch: true })
      return [before, notes, state('a').data]
    },
    [[], ['a'], ['a', 'a']],
  ],
  [
    FIELDS,
    "It isn't called if the store lacks the",
    async () => {
      const { load, notes } = one((found) => ({ onQueryStarted: () => void found.push(1) }))
      await load('a')
      await load('a')
      return notes
    },
    [1],
  ],
  [
    FIELDS,
    '`isUnhandledError` is `false` if the base query returned the error, and `true` if something threw',
    async () => {
      const { load, notes } = one((found) => ({
        onQueryStarted: (_, { queryFulfilled }) =>
          queryFulfilled.catch(({ isUnhandledError }) => void found.push(isUnhandledError)),
      }))
      await quiet(async () => {
        await load('fail')
        await load('throw')
        await pause(1)
      })
      return notes
    },
    [false, true],
  ],
  [
    FIELDS,
    'where `upsertQueryData` counts as a request',
    async () => {
      const { api, store, notes } = one((found) => ({ onQueryStarted: () => void found.push(1) }))
      await store.dispatch(api.util.upsertQueryData('one', 'b', 'x'))
      return notes
    },
    [1],
  ],
  [
    FIELDS,
    'changes the `error` of the base query before it is stored',
    async () => {
      const { load } = one(() => ({ transformErrorResponse: (error, meta, arg) => [error, arg] }))
      return (await load('fail')).error
    },
    ['failed', 'fail'],
  ],
]
