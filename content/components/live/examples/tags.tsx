import { configureStore } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query/react'
import type { ReactElement } from 'react'
import { viewEntries } from '../cache-entries.ts'
import { defineExample } from '../example.ts'

interface Post {
  readonly id: number
  readonly title: string
}
type Tag = 'Post' | { readonly type: 'Post'; readonly id: number | 'LIST' }

const tags: Readonly<Record<string, readonly Tag[]>> = {
  "[{ type: 'Post', id }]": [{ type: 'Post', id: 1 }],
  "[{ type: 'Post', id: 'LIST' }]": [{ type: 'Post', id: 'LIST' }],
  "['Post']": ['Post'],
  '[]': [],
}

export const example = defineExample({
  controls: {
    invalidates: {
      label: 'renamePost invalidates',
      value: "[{ type: 'Post', id }]",
      choices: Object.keys(tags),
      code: /invalidatesTags: \(_post, _error, id\) => (.+),\n/,
    },
    latency: { label: 'Latency, in ms', value: 600, min: 0, max: 5000, step: 100 },
    fails: { label: 'The service fails', value: false },
  },
  start({ values, service, logger }) {
    let version = 1
    const posts = (): Post[] => [
      { id: 1, title: `First post, version ${version}` },
      { id: 2, title: 'Second post' },
    ]
    const api = createApi({
      baseQuery: ({ line, read }: { line: string; read: () => unknown }, { signal }) =>
        service.send(line, read, signal),
      tagTypes: ['Post'],
      endpoints: (build) => ({
        getPosts: build.query<Post[], void>({
          query: () => ({ line: 'GET /posts', read: posts }),
          providesTags: [{ type: 'Post', id: 'LIST' }],
        }),
        getPost: build.query<Post, number>({
          query: (id) => ({ line: `GET /posts/${id}`, read: () => posts()[id - 1] }),
          providesTags: (_post, _error, id) => [{ type: 'Post', id }],
        }),
        renamePost: build.mutation<Post, number>({
          query: (id) => ({
            line: `PATCH /posts/${id}`,
            read: () => {
              version++
              return posts()[id - 1]
            },
          }),
          invalidatesTags: () => tags[values().invalidates] ?? [],
        }),
      }),
    })
    const store = configureStore({
      reducer: { api: api.reducer },
      middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware, logger),
    })

    function PostTitle({ id }: { readonly id: number }): ReactElement {
      const { data, isFetching } = api.useGetPostQuery(id)
      return (
        <p>
          getPost({id}): <output>{isFetching ? 'Loading…' : data?.title}</output>
        </p>
      )
    }
    function Blog(): ReactElement {
      const { data, isFetching } = api.useGetPostsQuery()
      const [renamePost] = api.useRenamePostMutation()
      return (
        <>
          <p>
            getPosts():{' '}
            <output>{isFetching ? 'Loading…' : data?.map(({ title }) => title).join('; ')}</output>
          </p>
          <PostTitle id={1} />
          <PostTitle id={2} />
          <p className="live__buttons">
            <button type="button" onClick={() => void renamePost(1)}>
              Rename the first post
            </button>
          </p>
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
