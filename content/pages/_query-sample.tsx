import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'

type Post = { id: string; title: string }

export const blogApi = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api/' }),
  endpoints: (build) => ({
    getPosts: build.query<Post[], void>({ query: () => 'posts' }),
  }),
})

export function PostList() {
  // Loads, caches and shares the posts.
  const { data: posts, isLoading } = blogApi.useGetPostsQuery()
  if (isLoading) return <p>Loading…</p>
  return posts?.map((post) => <p key={post.id}>{post.title}</p>)
}
