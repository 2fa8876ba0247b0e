import { configureStore } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query/react'
import { type ReactElement, useState } from 'react'
import { viewEntries } from '../cache-entries.ts'
import { defineExample } from '../example.ts'

interface Post {
  readonly id: number
  readonly title: string
}

export const example = defineExample({
  controls: {
    ifOlderThan: {
      label: 'ifOlderThan, in seconds',
      value: 10,
      min: 0,
      max: 60,
      code: /ifOlderThan: (\d+)/,
    },
    isOn: { label: 'Prefetch', value: true },
    latency: { label: 'Latency, in ms', value: 1500, min: 0, max: 5000, step: 100 },
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

    function PostPage({ id }: { readonly id: number }): ReactElement {
      const { data, isLoading } = api.useGetPostQuery(id)
      return (
        <p>
          The page shows: <output>{isLoading ? 'Loading…' : data?.title}</output>
        </p>
      )
    }
    interface BlogProps {
      readonly ifOlderThan: number
      readonly isOn: boolean
    }
    function Blog({ ifOlderThan, isOn }: BlogProps): ReactElement {
      const prefetchPost = api.usePrefetch('getPost', { ifOlderThan })
      const [shown, setShown] = useState<number>()
      return (
        <>
          <p className="live__buttons">
            {[1, 2, 3].map((id) => (
              <button
                key={id}
                type="button"
                onMouseEnter={() => isOn && prefetchPost(id)}
                onFocus={() => isOn && prefetchPost(id)}
                onClick={() => setShown(id)}
              >
                Open post {id}
              </button>
            ))}
          </p>
          {shown === undefined ? <p>No page is open.</p> : <PostPage key={shown} id={shown} />}
        </>
      )
    }
    return {
      store,
      render: ({ ifOlderThan, isOn }) => <Blog {...{ ifOlderThan, isOn }} />,
      view: () => viewEntries(store.getState().api.queries),
    }
  },
})
