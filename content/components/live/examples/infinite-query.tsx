import { configureStore } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query/react'
import type { ReactElement } from 'react'
import { defineExample } from '../example.ts'

export const example = defineExample({
  controls: {
    maxPages: {
      label: 'maxPages',
      value: 3,
      min: 1,
      max: 5,
      code: /maxPages: (\d)/,
      restarts: true,
    },
    initial: {
      label: 'initialPageParam',
      value: 1,
      min: 1,
      max: 5,
      code: /initialPageParam: (\d)/,
      restarts: true,
    },
    latency: { label: 'Latency, in ms', value: 600, min: 0, max: 5000, step: 100 },
    fails: { label: 'The service fails', value: false },
  },
  start({ values, service, logger }) {
    const { maxPages, initial } = values()
    const api = createApi({
      baseQuery: (page: number, { signal }) =>
        service.send(
          `GET /posts?page=${page}`,
          () => [1, 2].map((row) => `Post ${(page - 1) * 2 + row}`),
          signal,
        ),
      endpoints: (build) => ({
        getPosts: build.infiniteQuery<string[], void, number>({
          query: ({ pageParam }) => pageParam,
          infiniteQueryOptions: {
            initialPageParam: initial,
            maxPages,
            getNextPageParam: (_page, _pages, last) => (last < 5 ? last + 1 : undefined),
            getPreviousPageParam: (_page, _pages, first) => (first > 1 ? first - 1 : undefined),
          },
        }),
      }),
    })
    const store = configureStore({
      reducer: { api: api.reducer },
      middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware, logger),
    })

    function Feed(): ReactElement {
      const posts = api.useGetPostsInfiniteQuery()
      const { data, hasNextPage, hasPreviousPage, isFetching } = posts
      return (
        <>
          <p className="live__buttons">
            <button
              type="button"
              disabled={!hasPreviousPage || isFetching}
              onClick={() => void posts.fetchPreviousPage()}
            >
              fetchPreviousPage
            </button>
            <button
              type="button"
              disabled={!hasNextPage || isFetching}
              onClick={() => void posts.fetchNextPage()}
            >
              fetchNextPage
            </button>
            <button type="button" onClick={() => void posts.refetch()}>
              refetch
            </button>
          </p>
          <ul aria-label="Posts">
            {data?.pages.flat().map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </>
      )
    }
    return {
      store,
      render: () => <Feed />,
      view: () => {
        const entry = Object.values(store.getState().api.queries)[0]
        return { title: 'The one cache entry', value: entry?.data ?? entry?.status ?? null }
      },
    }
  },
})
