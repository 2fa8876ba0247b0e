import { configureStore } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query/react'
import { type ReactElement, useState } from 'react'
import { viewEntries } from '../cache-entries.ts'
import { defineExample } from '../example.ts'

export const example = defineExample({
  controls: {
    keep: {
      label: 'keepUnusedDataFor, in seconds',
      value: 5,
      min: 0,
      max: 60,
      code: /keepUnusedDataFor: (\d+)/,
      restarts: true,
    },
    latency: { label: 'Latency, in ms', value: 600, min: 0, max: 5000, step: 100 },
  },
  start({ values, service, logger }) {
    const api = createApi({
      baseQuery: (id: number, { signal }) =>
        service.send(`GET /posts/${id}`, () => ({ id, title: `Post ${id}` }), signal),
      keepUnusedDataFor: values().keep,
      endpoints: (build) => ({
        getPost: build.query<{ id: number; title: string }, number>({ query: (id) => id }),
      }),
    })
    const store = configureStore({
      reducer: { api: api.reducer },
      middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware, logger),
    })

    function Post(): ReactElement {
      const { data, isLoading } = api.useGetPostQuery(1)
      return <output>{isLoading ? 'Loading…' : data?.title}</output>
    }
    function Blog(): ReactElement {
      const [shown, setShown] = useState({ page: true, preview: false })
      return (
        <>
          {(['page', 'preview'] as const).map((part) => (
            <p key={part}>
              <label>
                <input
                  type="checkbox"
                  checked={shown[part]}
                  onChange={() => setShown({ ...shown, [part]: !shown[part] })}
                />{' '}
                Mount the {part}
              </label>{' '}
              {shown[part] && <Post />}
            </p>
          ))}
        </>
      )
    }
    return {
      store,
      render: () => <Blog />,
      view: () => viewEntries(store.getState().api.queries),
    }
  },
})
