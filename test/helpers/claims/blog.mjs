import { configureStore } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query'
import { pause } from './probe.mjs'

const withoutParts = { reducer: true, middleware: true }

/** @returns an API with a store, the requests that its base query receives, and the actions that reach the reducers */
export function blog(options = {}, parts = withoutParts) {
  const requests = []
  const actions = []
  const record = () => (next) => (action) => {
    actions.push(action)
    return next(action)
  }
  const api = createApi({
    baseQuery: async (args) => {
      requests.push(args)
      if (args === 'fail') return { error: 'failed' }
      if (args === 'throw') throw new Error('thrown')
      if (args === 'slow') await pause(60)
      return { data: typeof args === 'object' ? args : { of: args } }
    },
    tagTypes: ['Post'],
    endpoints: (build) => ({
      getPost: build.query({
        query: (id) => id,
        providesTags: (result, error, id) => [{ type: 'Post', id }],
      }),
      addPost: build.mutation({ query: (post) => post, invalidatesTags: options.invalidates }),
      ...options.more?.(build),
    }),
    ...options.api,
  })
  const store = configureStore({
    reducer: parts.reducer ? { [api.reducerPath]: api.reducer } : { other: () => 1 },
    middleware: (get) =>
      parts.middleware ? get({ serializableCheck: false }).concat(api.middleware, record) : get(),
    devTools: false,
  })
  return {
    api,
    store,
    requests,
    actions,
    entry: (arg) => store.getState()[api.reducerPath].queries[`getPost("${arg}")`],
    get: (arg, more) => store.dispatch(api.endpoints.getPost.initiate(arg, more)),
  }
}

/** A store in which post `a` is cached. */
export async function loaded(options) {
  const made = blog(options)
  const promise = made.get('a')
  await promise
  const { updateQueryData, upsertQueryData, upsertQueryEntries, ...util } = made.api.util
  return {
    ...made,
    promise,
    util,
    change: (arg, recipe) => made.store.dispatch(updateQueryData('getPost', arg, recipe)),
    upsert: (arg, value) => made.store.dispatch(upsertQueryData('getPost', arg, value)),
    write: (...args) =>
      made.store.dispatch(
        upsertQueryEntries(
          args.map((arg) => ({ endpointName: 'getPost', arg, value: { of: arg } })),
        ),
      ),
  }
}

/** An API with one more endpoint, `one`, and what its callbacks noted. */
export function one(fields, options) {
  const notes = []
  const made = blog({
    more: (build) => {
      const more = fields(notes)
      return { one: build.query(more.queryFn ? more : { query: (id) => id, ...more }) }
    },
    ...options,
  })
  const { initiate, select } = made.api.endpoints.one
  return {
    ...made,
    notes,
    load: (arg, more) => made.store.dispatch(initiate(arg, more)),
    state: (arg) => select(arg)(made.store.getState()),
  }
}
