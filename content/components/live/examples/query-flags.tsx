import { configureStore } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query/react'
import type { ReactElement } from 'react'
import { viewEntries } from '../cache-entries.ts'
import { defineExample } from '../example.ts'
import { Flags } from '../flags.tsx'

interface Post {
  readonly id: number
  readonly title: string
}

export const example = defineExample({
  controls: {
    id: { label: 'Post id', value: 1, min: 1, max: 9, code: /useGetPostQuery\((\d+)/ },
    refetch: {
      label: 'refetchOnMountOrArgChange',
      value: false,
      code: /refetchOnMountOrArgChange: (true|false)/,
    },
    latency: { label: 'Latency, in ms', value: 1500, min: 0, max: 10_000, step: 100 },
    fails: { label: 'The service fails', value: false },
  },
  start({ service, logger }) {
    const api = createApi({
      baseQuery: (id: number, { signal }) =>
        service.send(`GET /posts/${id}`, (): Post => ({ id, title: `Post ${id}` }), signal),
      endpoints: (build) => ({
        getPost: build.query<Post, number>({ query: (id) => id }),
      }),
    })
    const store = configureStore({
      reducer: { api: api.reducer },
      middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware, logger),
    })

    interface PostProps {
      readonly id: number
      readonly refetchOnMountOrArgChange: boolean
    }
    function PostPage({ id, refetchOnMountOrArgChange }: PostProps): ReactElement {
      const post = api.useGetPostQuery(id, { refetchOnMountOrArgChange })
      const { data, currentData, isLoading, isFetching, isSuccess, isError, refetch } = post
      return (
        <>
          <Flags
            values={{
              isLoading,
              isFetching,
              isSuccess,
              isError,
              data: data?.title,
              currentData: currentData?.title,
            }}
          />
          <p className="live__buttons">
            <button type="button" onClick={() => void refetch()}>
              refetch
            </button>
          </p>
        </>
      )
    }
    return {
      store,
      render: ({ id, refetch }) => <PostPage id={id} refetchOnMountOrArgChange={refetch} />,
      view: () => viewEntries(store.getState().api.queries),
    }
  },
})
