import { configureStore } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query/react'
import type { ReactElement } from 'react'
import { viewEntries } from '../cache-entries.ts'
import { defineExample } from '../example.ts'

interface Post {
  readonly id: number
  likes: number
}

export const example = defineExample({
  controls: {
    likes: { label: 'Likes to add', value: 1, min: 1, max: 99, code: /post\.likes \+= (\d+)/ },
    undoes: { label: 'Call undo after a failure', value: true },
    latency: { label: 'Latency, in ms', value: 1500, min: 0, max: 10_000, step: 100 },
    fails: { label: 'The service fails', value: false },
  },
  start({ values, service, logger }) {
    const post = { id: 1, likes: 10 }
    const api = createApi({
      baseQuery: ({ method, likes = 0 }: { method: string; likes?: number }, { signal }) =>
        service.send(
          `${method} /posts/1`,
          (): Post => {
            post.likes += likes
            return { ...post }
          },
          signal,
        ),
      endpoints: (build) => ({
        getPost: build.query<Post, number>({ query: () => ({ method: 'GET' }) }),
        likePost: build.mutation<Post, number>({
          query: () => ({ method: 'POST', likes: values().likes }),
          async onQueryStarted(id, { dispatch, queryFulfilled }) {
            const patch = dispatch(
              api.util.updateQueryData('getPost', id, (draft) => {
                draft.likes += values().likes
              }),
            )
            try {
              await queryFulfilled
            } catch {
              if (values().undoes) patch.undo()
            }
          },
        }),
      }),
    })
    const store = configureStore({
      reducer: { api: api.reducer },
      middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware, logger),
    })

    function Likes(): ReactElement {
      const { data, refetch } = api.useGetPostQuery(1)
      const [likePost, { isLoading, isError }] = api.useLikePostMutation()
      return (
        <>
          <p>
            Likes: <output>{data?.likes ?? '…'}</output>
            {isLoading && ' (saving)'}
            {isError && ' (not saved)'}
          </p>
          <p className="live__buttons">
            <button type="button" onClick={() => void likePost(1)}>
              Like
            </button>
            <button type="button" onClick={() => void refetch()}>
              refetch
            </button>
          </p>
        </>
      )
    }
    return {
      store,
      render: () => <Likes />,
      view: () => viewEntries(store.getState().api.queries),
    }
  },
})
