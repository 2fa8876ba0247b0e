// The pages of a blog that have no file: lists, archive, tags, authors. Given posts, it returns
// docs without an article, and what their layout shows. It must not know how they look.
import { markContentPath } from '../../model/paths/content-path.ts'
import { translationsOf } from '../../../runtime/i18n/translations-of.ts'
import { interpolate } from '../../../runtime/i18n/interpolate.ts'
import { pluralize } from '../../../runtime/i18n/plural.ts'
import { toUrlPath } from '../../../runtime/shared/urls/url.ts'
import type { BlogConfig } from '../../schema/blog.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Blog, BlogAuthor, BlogPage, BlogPost } from '../../model/blog.ts'
import { emptyArticle } from '../../html/article-html.ts'
import { toPageOutput } from '../../model/paths/output-path.ts'
import type { Place } from '../../model/diagnostic.ts'
import type { UrlPath } from '../../model/paths.ts'
import { groupBy } from '../../primitives/group-by.ts'
import type { Doc } from '../doc-index.ts'
import { renameTag } from './resolve-tags.ts'

/** A page without a file. */
export interface MadePage {
  readonly doc: Doc
  readonly shown: BlogPage
}

/** The input for the pages of a blog. */
export interface BlogPagesInput {
  readonly config: ResolvedConfig
  readonly options: BlogConfig
  readonly blog: Blog
  /** The listed posts in the order of lists. */
  readonly posts: readonly BlogPost[]
  /** The authors of the file; some have a page with their posts. */
  readonly authors: readonly BlogAuthor[]
  /** Where content or the config asks for a page. */
  readonly placeOf: (shown: BlogPage) => Place | undefined
}

interface Subject {
  readonly url: UrlPath
  readonly title: string
  readonly description: string
  readonly shown: BlogPage
}

type Shown = BlogPage extends infer One
  ? One extends { kind: infer Kind }
    ? Kind extends 'list' | 'tag' | 'author'
      ? Omit<One, 'blog' | 'locale' | 'posts' | 'newer' | 'older'>
      : never
    : never
  : never

/** Make every page of a blog but its posts. */
export function createBlogPages(input: BlogPagesInput): readonly MadePage[] {
  return [
    ...createHome(input),
    ...createArchive(input),
    ...createTags(input),
    ...createAuthors(input),
  ].map((subject) => toMadePage(subject, input))
}

function createHome(input: BlogPagesInput): readonly Subject[] {
  const { title, description, variant } = input.blog
  const about = { url: variant.urlPrefix, title, description, step: input.options.pageBasePath }
  return paginate({ kind: 'list' }, input.posts, { ...about, input })
}

function createArchive({ blog, posts, config }: BlogPagesInput): readonly Subject[] {
  if (blog.archive === undefined) return []
  const { blogArchive } = textsOf(blog, config)
  const shown = { ...idOf(blog), kind: 'archive', posts: posts.map(({ url }) => url) } as const
  return [{ url: blog.archive, title: blogArchive, description: '', shown }]
}

function createTags(input: BlogPagesInput): readonly Subject[] {
  const { blog, posts, config, options } = input
  if (blog.tags === undefined) return []
  const texts = textsOf(blog, config)
  const byTag = groupBy(
    posts.flatMap((post) => post.tags.map((tag) => ({ tag, post }))),
    ({ tag }) => tag.url,
  )
  const groups = [...byTag.values()].flatMap((group) => (group[0] ? [{ ...group[0], group }] : []))
  const tags = groups
    .map(({ tag, group }) => ({ tag, count: group.length }))
    .toSorted((a, b) => a.tag.label.localeCompare(b.tag.label, blog.variant.locale))
  const shown = { ...idOf(blog), kind: 'tags', tags } as const
  const overview = { url: blog.tags, title: texts.blogTags, description: '', shown }
  const lists = groups.flatMap(({ tag, group }) => {
    const count = pluralize(texts.postCount, group.length, blog.variant.locale)
    const title = interpolate(texts.postsTagged, { count, tag: tag.label })
    const about = { url: tag.url, title, description: tag.description, step: options.pageBasePath }
    return paginate(
      { kind: 'tag', tag },
      group.map(({ post }) => post),
      { ...about, input },
    )
  })
  return [overview, ...lists]
}

function createAuthors(input: BlogPagesInput): readonly Subject[] {
  const { blog, posts, authors, config, options } = input
  if (blog.authors === undefined) return []
  const postsOf = ({ key }: BlogAuthor): readonly BlogPost[] =>
    posts.filter((post) => post.authors.some((one) => one.key === key))
  const counted = authors.map((author) => ({ author, count: postsOf(author).length }))
  const shown = { ...idOf(blog), kind: 'authors', authors: counted } as const
  const title = textsOf(blog, config).blogAuthors
  const overview = { url: blog.authors, title, description: '', shown }
  const lists = authors.flatMap((author) => {
    if (author.page === undefined) return []
    const about = {
      url: author.page,
      title: author.name,
      description: author.description ?? '',
      // The path that Docusaurus has here.
      step: options.authorsBasePath,
    }
    return paginate({ kind: 'author', author }, postsOf(author), { ...about, input })
  })
  return [overview, ...lists]
}

/** One page, or several that are linked with each other. */
function paginate(
  shown: Shown,
  posts: readonly BlogPost[],
  list: Pick<Subject, 'url' | 'title' | 'description'> & {
    readonly step: string
    readonly input: BlogPagesInput
  },
): readonly Subject[] {
  const { input, url, step, ...about } = list
  const { postsPerPage } = input.options
  const size = postsPerPage === 'ALL' ? Math.max(posts.length, 1) : postsPerPage
  const count = Math.max(1, Math.ceil(posts.length / size))
  const urlOf = (page: number): UrlPath => (page === 1 ? url : toUrlPath(`${url}/${step}/${page}`))
  return Array.from({ length: count }, (_, index) => ({
    ...about,
    url: urlOf(index + 1),
    shown: {
      ...idOf(input.blog),
      ...shown,
      posts: posts.slice(index * size, (index + 1) * size).map((post) => post.url),
      newer: index === 0 ? undefined : urlOf(index),
      older: index + 1 === count ? undefined : urlOf(index + 2),
    },
  }))
}

const textsOf = ({ variant }: Blog, { locales }: ResolvedConfig) =>
  translationsOf(locales, variant.locale)

const idOf = ({ name, variant: { locale } }: Blog): Pick<BlogPage, 'blog' | 'locale'> => ({
  blog: name,
  locale,
})

function toMadePage(
  { url, title, description, shown }: Subject,
  { blog: { name, variant }, config, placeOf }: BlogPagesInput,
): MadePage {
  const below = url.slice(variant.urlPrefix.length - 1)
  const isFurther = 'newer' in shown && shown.newer !== undefined
  // The same for all languages, so that the page has links to its translations.
  const docPath = `#blog${below}`
  const doc: Doc = {
    id: docPath,
    url,
    output: toPageOutput(url, config.trailingSlash),
    lastUpdate: undefined,
    origin: { owner: ownerOf(shown), rename: renameOf(shown), place: placeOf(shown) },
    page: {
      ...emptyArticle,
      source: markContentPath(`${variant.folder}/#${name}${below}`),
      docPath,
      variant,
      frontMatter: { custom_edit_url: null, search: { exclude: true } },
      title,
      description,
    },
  }
  return { doc: isFurther ? withNumber(doc, url) : doc, shown }
}

function ownerOf(shown: BlogPage): string {
  const of = `of the blog \`${shown.blog}\``
  if (shown.kind === 'tag') return `the page of the tag \`${shown.tag.label}\` ${of}`
  if (shown.kind === 'author') return `the page of the author \`${shown.author.name}\` ${of}`
  if (shown.kind === 'list' || shown.kind === 'post') return `the list of posts ${of}`
  return `the page of all ${shown.kind === 'archive' ? 'posts' : shown.kind} ${of}`
}

function renameOf({ kind }: BlogPage): string {
  if (kind === 'tag') return renameTag
  if (kind === 'author')
    return 'Rename the key of the author in `authors.yml`, or write another `page.permalink` there.'
  const option = {
    list: 'routeBasePath',
    post: 'routeBasePath',
    archive: 'archiveBasePath',
  } as const
  const base = kind === 'tags' || kind === 'authors' ? (`${kind}BasePath` as const) : option[kind]
  return `Change \`${base}\` of the blog in the config.`
}

/** Further pages of a list differ in their title. */
function withNumber(doc: Doc, url: UrlPath): Doc {
  const number = url.slice(0, -1).split('/').at(-1) ?? ''
  return {
    ...doc,
    page: {
      ...doc.page,
      frontMatter: { ...doc.page.frontMatter, title_meta: `${doc.page.title} (${number})` },
    },
  }
}
