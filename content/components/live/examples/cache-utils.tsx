import { configureStore } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query/react'
import { type ReactElement, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { viewEntries } from '../cache-entries.ts'
import { defineExample } from '../example.ts'

interface Post {
  readonly title: string
  readonly tags: string[]
}

export const example = defineExample({
  controls: {
    tag: {
      label: 'The tag to add',
      value: 'intro',
      choices: ['intro', 'guide', 'news'],
      code: /tags\.push\('(\w+)'\)/,
    },
    latency: { label: 'Latency, in ms', value: 500, min: 0, max: 5000, step: 100 },
  },
  start({ service, logger }) {
    const api = createApi({
      baseQuery: (id: number, { signal }) =>
        service.send(`GET /posts/${id}`, (): Post => ({ title: 'Hello', tags: [] }), signal),
      tagTypes: ['Post'],
      endpoints: (build) => ({
        getPost: build.query<Post, number>({ query: (id) => id, providesTags: ['Post'] }),
      }),
    })
    const store = configureStore({
      reducer: { api: api.reducer },
      middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware, logger),
    })
    type Dispatch = typeof store.dispatch

    function PostPage({ tag }: { readonly tag: string }): ReactElement {
      const { data, isFetching } = api.useGetPostQuery(1)
      const dispatch = useDispatch<Dispatch>()
      const changes = useRef<(() => void)[]>([])
      const change = (): void => {
        const recipe = (post: Post): void => void post.tags.push(tag)
        const { undo } = dispatch(api.util.updateQueryData('getPost', 1, recipe))
        changes.current.push(undo)
      }
      return (
        <>
          <p>
            {data?.title ?? 'Loading…'} <output>{data?.tags.join(', ')}</output>
            {isFetching && ' (loading)'}
          </p>
          <p className="live__buttons">
            <button type="button" onClick={change}>
              updateQueryData
            </button>
            <button type="button" onClick={() => changes.current.pop()?.()}>
              undo
            </button>
            <button type="button" onClick={() => dispatch(api.util.invalidateTags(['Post']))}>
              invalidateTags
            </button>
            <button type="button" onClick={() => dispatch(api.util.resetApiState())}>
              resetApiState
            </button>
          </p>
        </>
      )
    }
    return {
      store,
      render: ({ tag }) => <PostPage tag={tag} />,
      view: () => viewEntries(store.getState().api.queries),
    }
  },
})
