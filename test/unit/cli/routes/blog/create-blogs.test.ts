import { describe, expect, it } from 'vitest'
import { createVariants } from '../../../../../cli/model/variants/doc-variants.ts'
import type { SiteConfig } from '../../../../../cli/schema/schema.ts'
import { toContentPath } from '../../../../../cli/content/nodes/content-path.ts'
import { createLlmsText } from '../../../../../cli/manifests/llms/llms-text.ts'
import { createSearchPages } from '../../../../../cli/manifests/search-data.ts'
import { createSitemap } from '../../../../../cli/manifests/sitemap.ts'
import type { BlogPage } from '../../../../../cli/model/blog.ts'
import type { DataFile } from '../../../../../cli/model/source-file.ts'
import { blogRules } from '../../../../../cli/routes/blog/blog-rules.ts'
import { toUrlPath } from '../../../../../runtime/shared/urls/url.ts'
import { checkConfigLinks } from '../../../../../cli/checks/config-links/check-config-links.ts'
import {
  configOf,
  type MemoryPage,
  memorySite,
  pagesOf,
  staticFilesOf,
} from '../../../../helpers/memory-site.ts'

interface BlogInput {
  readonly options?: SiteConfig['blog']
  readonly authors?: string
  readonly tags?: string
}

function blogOf(
  posts: Readonly<Record<string, MemoryPage>>,
  { options = {}, authors, tags }: BlogInput = {},
) {
  const config = configOf({ blog: options })
  const variant = createVariants(config).find(({ isBlog }) => isBlog)
  if (variant === undefined) throw new Error('The config has no blog.')
  const fileOf = (kind: DataFile['kind'], contents: string | undefined): DataFile[] => {
    const path = toContentPath('/site', `/site/blog/${kind}.yml`)
    return contents === undefined ? [] : [{ path, variant, kind, contents }]
  }
  const made = memorySite({
    config,
    pages: pagesOf(posts, variant),
    dataFiles: [...fileOf('authors', authors), ...fileOf('tags', tags)],
  })
  const shownAt = (path: string): BlogPage | undefined =>
    made.site.blogs?.pages.get(toUrlPath(path))
  return { ...made, shownAt, urls: [...made.site.routes.keys()] }
}

const found = ({ diagnostics }: ReturnType<typeof blogOf>) =>
  diagnostics.map(({ rule, severity, message }) => `${severity} ${rule}: ${message}`)

const threePosts = {
  '2026-01-01-one.md': {},
  '2026-01-02-two.md': { title: 'Two', frontMatter: { tags: ['News'] } },
  'three.md': {
    frontMatter: { date: '2026-01-03T10:00:00Z', slug: '/third', tags: ['News', 'b'] },
  },
}

describe('createBlogs', () => {
  it('makes lists, archive and pages of tags, the newest post first', () => {
    const blog = blogOf(threePosts, { options: { postsPerPage: 2 } })
    expect(blog.diagnostics).toEqual([])
    expect(blog.urls.toSorted()).toEqual([
      '/blog/',
      '/blog/2026/01/01/one/',
      '/blog/2026/01/02/two/',
      '/blog/archive/',
      '/blog/page/2/',
      '/blog/tags/',
      '/blog/tags/b/',
      '/blog/tags/news/',
      '/blog/third/',
    ])
    expect(blog.shownAt('/blog')).toMatchObject({
      kind: 'list',
      posts: ['/blog/third/', '/blog/2026/01/02/two/'],
      newer: undefined,
      older: '/blog/page/2/',
    })
    expect(blog.shownAt('/blog/page/2')).toMatchObject({
      posts: ['/blog/2026/01/01/one/'],
      newer: '/blog/',
      older: undefined,
    })
    expect(blog.shownAt('/blog/tags/news')).toMatchObject({
      kind: 'tag',
      posts: ['/blog/third/', '/blog/2026/01/02/two/'],
    })
    expect(blog.shownAt('/blog/third')).toMatchObject({
      post: { date: '2026-01-03T10:00:00Z', minutes: 1 },
    })
  })

  it('links neighbors, and lists recent posts in the sidebar', () => {
    const { site } = blogOf(threePosts, { options: { blogSidebarCount: 2 } })
    expect(site.navigation.get(toUrlPath('/blog/2026/01/02/two'))).toMatchObject({
      breadcrumbs: [{ label: 'Blog', url: '/blog/' }, { label: 'Two' }],
      previous: { url: '/blog/third/' },
      next: { url: '/blog/2026/01/01/one/' },
    })
    const sidebar = site.sidebars.get('current/en/blog/posts')
    expect(sidebar).toMatchObject([{ label: 'Recent posts', items: [{}, {}] }])
    expect(site.routes.get(toUrlPath('/blog/archive'))?.sidebar).toBe('blog/posts')
  })

  it('turns the order around and makes no sidebar if the config says so', () => {
    const blog = blogOf(threePosts, { options: { sortPosts: 'ascending', blogSidebarCount: 0 } })
    expect(blog.shownAt('/blog')).toMatchObject({
      posts: ['/blog/2026/01/01/one/', '/blog/2026/01/02/two/', '/blog/third/'],
    })
    expect([...blog.site.sidebars.keys()]).toEqual([])
  })

  it('leaves unlisted posts out of lists and drafts out of the site', () => {
    const blog = blogOf({
      '2026-01-01-one.md': { title: 'One' },
      '2026-01-02-secret.md': { frontMatter: { unlisted: true } },
      '2026-01-03-draft.md': { frontMatter: { draft: true } },
    })
    expect(blog.shownAt('/blog')).toMatchObject({ posts: ['/blog/2026/01/01/one/'] })
    expect(blog.urls).toContain('/blog/2026/01/02/secret/')
    expect(blog.urls).not.toContain('/blog/2026/01/03/draft/')
    const search = createSearchPages(blog.site, new Map())[0]?.pages.map(({ u }) => u)
    expect(search).toEqual(['/blog/2026/01/01/one'])
    expect(createLlmsText(blog.site)[0]?.contents).toContain(
      '## Blog\n\n- [One](http://localhost/blog/2026/01/01/one.md)\n',
    )
    const sitemap = String(createSitemap(blog.site)[0]?.contents)
    expect(sitemap).toContain('/blog/2026/01/01/one<')
    expect(sitemap).not.toContain('secret')
  })

  it.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    'reads `%s` like any other name of an author and a tag',
    (name) => {
      const authors = `${name}:\n  name: Ada\n  page: true\n  socials: { github: a, ${name}: b }\n`
      const posts = { '2026-01-01-one.md': { frontMatter: { authors: [name], tags: [name] } } }
      const blog = blogOf(posts, { authors })
      expect(blog.diagnostics).toEqual([])
      expect(blog.shownAt('/blog/2026/01/01/one')).toMatchObject({
        post: { authors: [{ key: name, name: 'Ada' }], tags: [{ label: name }] },
      })
    },
  )

  it('reads authors of the file and of the post, and makes pages of those who want one', () => {
    const authors = `ada:
  name: Ada
  image_url: /img/ada.png
  page: true
  socials: { github: ada, x: https://x.com/lovelace }
bob: { name: Bob }
`
    const blog = blogOf(
      { '2026-01-01-one.md': { frontMatter: { authors: ['ada', { name: 'Guest' }] } } },
      { authors },
    )
    expect(blog.diagnostics).toEqual([])
    expect(blog.shownAt('/blog/2026/01/01/one')).toMatchObject({
      post: {
        authors: [
          { key: 'ada', name: 'Ada', page: '/blog/authors/ada/', imageUrl: '/img/ada.png' },
          { name: 'Guest' },
        ],
      },
    })
    expect(blog.shownAt('/blog/authors/ada')).toMatchObject({
      posts: ['/blog/2026/01/01/one/'],
      author: {
        socials: [
          { label: 'GitHub', href: 'https://github.com/ada' },
          { label: 'X', href: 'https://x.com/lovelace' },
        ],
      },
    })
    expect(blog.shownAt('/blog/authors')).toMatchObject({ authors: [{ count: 1 }, { count: 0 }] })
    expect(blog.shownAt('/blog/authors/bob')).toBeUndefined()
  })

  it('reads label, URL and description of tags from their file', () => {
    const tags = 'release: { label: Releases, permalink: /rel, description: New. }\nplain:\n'
    const blog = blogOf(
      { '2026-01-01-one.md': { frontMatter: { tags: ['release', 'plain'] } } },
      { tags },
    )
    expect(blog.diagnostics).toEqual([])
    expect(blog.shownAt('/blog/tags/rel')).toMatchObject({
      tag: { label: 'Releases', description: 'New.' },
    })
    expect(blog.shownAt('/blog/tags/plain')).toBeDefined()
  })

  it('has blogs side by side, each with its own lists', () => {
    const config = configOf({
      blog: [{ routeBasePath: 'news' }, { name: 'dev', path: 'dev', routeBasePath: 'dev' }],
    })
    const [news, dev] = createVariants(config).filter(({ isBlog }) => isBlog)
    const { site, diagnostics } = memorySite({
      config,
      pages: [
        ...pagesOf({ '2026-01-01-a.md': {} }, news),
        ...pagesOf({ '2026-01-01-a.md': {} }, dev),
      ],
    })
    expect(diagnostics).toEqual([])
    expect([...site.routes.keys()].toSorted()).toEqual([
      '/dev/',
      '/dev/2026/01/01/a/',
      '/dev/archive/',
      '/news/',
      '/news/2026/01/01/a/',
      '/news/archive/',
    ])
  })
})

describe('mistakes in a blog', () => {
  const mistakes: Readonly<
    Record<string, { readonly blog: () => string[]; readonly says: string }>
  > = {
    'post-without-date': {
      blog: () => found(blogOf({ 'hello.md': {} })),
      says: 'error post-without-date: This post has no date, so lists and feeds can’t sort it.',
    },
    'tag-collision': {
      blog: () => found(blogOf({ '2026-01-01-a.md': { frontMatter: { tags: ['C', 'C++'] } } })),
      says: 'error tag-collision: The tag `C` (`blog/2026-01-01-a.md:1:1`) and the tag `C++` both have the URL `/blog/tags/c`, so one page lists the pages of both, and its title mentions only the first.',
    },
    'tag-spelling': {
      blog: () => found(blogOf({ '2026-01-01-a.md': { frontMatter: { tags: ['a b', 'A-B'] } } })),
      says: 'warning tag-spelling: The tag `a b` (`blog/2026-01-01-a.md:1:1`) and the tag `A-B` both have the URL `/blog/tags/a-b`, so one page lists the pages of both, and its title mentions only the first.',
    },
    'unknown-author': {
      blog: () =>
        found(
          blogOf(
            { '2026-01-01-a.md': { frontMatter: { authors: ['adda'] } } },
            { authors: 'ada: { name: Ada }' },
          ),
        ),
      says: 'error unknown-author: The author `adda` is not in the file of authors, so readers would not see a name.',
    },
    'unknown-post-tag': {
      blog: () =>
        found(
          blogOf(
            { '2026-01-01-a.md': { frontMatter: { tags: ['relase'] } } },
            { tags: 'release:' },
          ),
        ),
      says: 'warning unknown-post-tag: The tag `relase` is not in the file of tags, so its page has no description and a misspelling would go unnoticed.',
    },
    'unknown-blog-key': {
      blog: () => found(blogOf({ '2026-01-01-a.md': {} }, { authors: 'ada: { nick: A }' })),
      says: 'warning unknown-blog-key: `ada.nick` is an unknown key, so it has no effect.',
    },
    'bad-blog-file': {
      blog: () => found(blogOf({ '2026-01-01-a.md': {} }, { authors: 'ada: { url: 7 }' })),
      says: 'error bad-blog-file: `ada.url` is `7`, but it must be a string.',
    },
  }

  it('has a test for every rule', () => {
    expect(Object.keys(mistakes).toSorted()).toEqual(Object.keys(blogRules).toSorted())
  })

  it.each(Object.entries(mistakes))('reports `%s`', (_, { blog, says }) => {
    expect(blog()).toEqual([says])
  })

  it('reports a file that is not YAML, and two posts with one URL', () => {
    expect(found(blogOf({ '2026-01-01-a.md': {} }, { tags: 'a: [' }))[0]).toContain(
      'error bad-blog-file: The file is not valid YAML',
    )
    const twice = blogOf({
      '2026-01-01-a.md': { frontMatter: { slug: 'x' } },
      '2026-01-02-b.md': { frontMatter: { slug: '/x' } },
    })
    expect(found(twice)).toEqual([
      'error duplicate-address: `blog/2026-01-01-a.md` and `blog/2026-01-02-b.md` both have the URL `/blog/x`, so readers could open only one of them.',
    ])
  })
})

it.each([
  ['image_url', 'img/gone.png', '4:3', '`ada.image_url` is `/img/gone.png`, which does not exist.'],
  ['imageURL', './gone.png', '4:3', '`ada.imageURL` is `/gone.png`, which does not exist.'],
  ['image_url', '/img/ada.png', undefined, undefined],
  ['image_url', 'https://a.example/ada.png', undefined, undefined],
])('checks the portrait of an author in the file: %s: %s', (key, path, at, message) => {
  const { site } = blogOf(
    { '2024-01-02-a.md': { frontMatter: { authors: ['ada'] } } },
    { authors: `adam: { name: Adam }\nada:\n  name: Ada\n  ${key}: ${path}\n` },
  )
  const assets = new Map(staticFilesOf('img/ada.png').map((file) => [file.output, file]))
  const diagnostics = checkConfigLinks({ ...site, assets }, new Map())
  expect(
    diagnostics.map(({ rule, place, message: text }) => [
      rule,
      `${place?.line}:${place?.column}`,
      text,
    ]),
  ).toEqual(at === undefined ? [] : [['broken-asset', at, message]])
})
