import { describe, expect, it } from 'vitest'
import { type Blog, roleInBlog, toPostPath } from '../../../../../cli/migrate/mkdocs/docs/blog.ts'

const blogOf = (options: Blog['options']): Blog => ({
  options,
  folder: 'blog',
  posts: 'blog/posts',
  index: 'blog/index.md',
  authorsFile: 'blog/.authors.yml',
  url: '/blog',
})

describe('posts of the blog plugin of Material', () => {
  const post = {
    path: 'blog/posts/a file.md',
    title: 'Search: better, faster',
    frontMatter: { date: '2024-05-03', categories: ['Web apps', 'News'] },
  }
  const formats: readonly (readonly [Blog['options'], string])[] = [
    [{}, '/2024/05/03/search-better-faster'],
    [{ post_url_format: '{slug}' }, '/search-better-faster'],
    [{ post_url_date_format: 'yyyy/M/d' }, '/2024/5/3/search-better-faster'],
    [{ post_url_date_format: 'yy' }, '/24/search-better-faster'],
    [{ post_url_format: '{date}/{file}' }, '/2024/05/03/a file'],
    [{ post_url_format: '{categories}/{slug}' }, '/web-apps/search-better-faster'],
    [
      { post_url_format: '{categories}/{slug}', post_url_max_categories: 2 },
      '/web-apps/news/search-better-faster',
    ],
  ]
  it.each(formats)('with %j, the URL of a post is %s', (options, path) => {
    expect(toPostPath(post, blogOf(options))).toBe(path)
  })

  it('the slug and the first date of the front matter count', () => {
    const frontMatter = { date: { created: '2023-01-02', updated: '2024-01-01' }, slug: 'own' }
    expect(toPostPath({ ...post, frontMatter }, blogOf({}))).toBe('/2023/01/02/own')
    expect(toPostPath({ ...post, frontMatter: {} }, blogOf({}))).toBeUndefined()
  })

  it('the index of the blog is the list of its posts', () => {
    const paths = ['blog/index.md', 'blog/posts/a.md', 'blog/about.md', 'blog/posts.md']
    expect(paths.map((path) => roleInBlog(path, blogOf({})))).toEqual([
      'list',
      'post',
      undefined,
      undefined,
    ])
  })
})
