// Blogs. Given the docs of the site and files of authors and tags, it returns posts in their order,
// the pages that list them, and sidebars. It must not know HTML, nor touch the disk.
import { toUrlPath } from '../../../runtime/shared/urls/url.ts'
import { type BlogConfig, listBlogs } from '../../schema/blog.ts'
import { createVariants } from '../../model/variants/doc-variants.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Blog, BlogPage, BlogPost, SiteBlogs } from '../../model/blog.ts'
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { NavigationPlace, SidebarItem } from '../../model/navigation.ts'
import type { UrlPath } from '../../model/paths.ts'
import type { DataFile, Variant } from '../../model/source-file.ts'
import { frontMatterPlace } from '../../report/places/front-matter-place.ts'
import { placeOfOption } from '../../report/places/option-place.ts'
import { type Doc, sidebarLabel, variantKey } from '../doc-index.ts'
import { authorSchema, parseBlogFile, tagSchema } from './blog-data.ts'
import { createBlogPages } from './blog-pages.ts'
import { readPost } from './read-post.ts'
import { listAuthorFiles } from './author-files.ts'
import { listAuthors } from './resolve-authors.ts'
import { checkTagUrls } from './tag-collisions.ts'
import { ownValue } from '../../primitives/own-value.ts'

interface BlogsInput {
  readonly config: ResolvedConfig
  readonly docs: readonly Doc[]
  readonly dataFiles?: readonly DataFile[]
}

/** The additions of blogs to a site. */
interface CreatedBlogs {
  /** Undefined for a site without a blog. */
  readonly blogs: SiteBlogs | undefined
  /** The pages without a file. */
  readonly docs: readonly Doc[]
  /** By key, like those of docs. */
  readonly sidebars: ReadonlyMap<string, readonly SidebarItem[]>
  readonly sidebarOf: ReadonlyMap<UrlPath, string>
  readonly navigation: ReadonlyMap<UrlPath, NavigationPlace>
  readonly diagnostics: readonly Diagnostic[]
}

/** Name of the sidebar with recent posts, in the collection of the blog. */
const SIDEBAR = 'posts'

/** Make the lists of every blog in every language. */
export function createBlogs({ config, docs, dataFiles = [] }: BlogsInput): CreatedBlogs {
  const blogs = listBlogs(config).flatMap((options) =>
    createVariants(config)
      .filter(({ isBlog, collection }) => isBlog === true && collection === options.name)
      .map((variant) => createBlog(options, variant, { config, docs, dataFiles })),
  )
  return {
    blogs:
      blogs.length === 0
        ? undefined
        : {
            blogs: blogs.map(({ blog }) => blog),
            files: blogs.flatMap(({ files }) => files),
            pages: new Map(blogs.flatMap(({ pages }) => pages)),
          },
    docs: blogs.flatMap((one) => one.docs),
    sidebars: new Map(blogs.flatMap(({ sidebar }) => sidebar)),
    sidebarOf: new Map(blogs.flatMap(({ sidebarOf }) => sidebarOf)),
    navigation: new Map(blogs.flatMap(({ navigation }) => navigation)),
    diagnostics: withoutRepeats(blogs.flatMap(({ diagnostics }) => diagnostics)),
  }
}

function createBlog(
  options: BlogConfig,
  variant: Variant,
  { config, docs, dataFiles }: Required<BlogsInput>,
) {
  const own = docs.filter(({ page }) => variantKey(page.variant) === variantKey(variant))
  const fileOf = (kind: DataFile['kind']): DataFile | undefined =>
    dataFiles.find((file) => file.kind === kind && variantKey(file.variant) === variantKey(variant))
  const authorFile = parseBlogFile(fileOf('authors'), authorSchema)
  const tagFile = parseBlogFile(fileOf('tags'), tagSchema)
  const authorsBase = `${variant.urlPrefix}/${options.authorsBasePath}`
  const tagsBase = `${variant.urlPrefix}/${options.tagsBasePath}`
  const authors = listAuthors(authorFile.entries, authorsBase)
  const context = { authors: authorFile.entries, tags: tagFile.entries, authorsBase, tagsBase }
  const read = own.map((doc) => ({ doc, ...readPost(doc, context) }))
  const newestFirst = read.map(({ post }) => post).toSorted(byDate)
  const listed = newestFirst.filter(({ isUnlisted }) => !isUnlisted)
  const posts = options.sortPosts === 'ascending' ? listed.toReversed() : listed
  const translate = (text: string): string =>
    ownValue(config.locales.find(({ code }) => code === variant.locale)?.translations, text) ?? text
  const blog: Blog = {
    name: options.name,
    variant,
    title: translate(options.blogTitle),
    description: translate(options.blogDescription),
    posts: listed,
    archive:
      listed.length === 0 || options.archiveBasePath === null
        ? undefined
        : toUrlPath(`${variant.urlPrefix}/${options.archiveBasePath}`),
    tags: listed.some(({ tags }) => tags.length > 0) ? toUrlPath(tagsBase) : undefined,
    authors: authors.length === 0 ? undefined : toUrlPath(authorsBase),
  }
  const placeOf = (shown: BlogPage): Place | undefined => {
    if (shown.kind === 'author') return authorFile.placeOf(shown.author.key ?? '')
    const first = shown.kind === 'tag' ? own.find(({ url }) => url === shown.posts[0]) : undefined
    return first ? frontMatterPlace(first.page, 'tags') : placeOfOption(config, 'blog')
  }
  const made = createBlogPages({ config, options, blog, posts, authors, placeOf })
  const id = { blog: options.name, locale: variant.locale }
  const pages: [UrlPath, BlogPage][] = [
    ...read.map(({ post }): [UrlPath, BlogPage] => [post.url, { ...id, kind: 'post', post }]),
    ...made.map(({ doc, shown }): [UrlPath, BlogPage] => [doc.url, shown]),
  ]
  const labels = new Map(own.map(({ url, page }) => [url, sidebarLabel(page)]))
  const sidebar = createSidebar(posts, {
    options,
    labels,
    title: translate(options.blogSidebarTitle),
  })
  const name = `${options.name}/${SIDEBAR}`
  const key = `${variantKey(variant)}/${SIDEBAR}`
  const urls = sidebar.length === 0 ? [] : [...own, ...made.map(({ doc }) => doc)]
  return {
    blog,
    files: listAuthorFiles(authorFile.entries, authorFile.placeOf),
    pages,
    docs: made.map(({ doc }) => doc),
    sidebar: sidebar.length === 0 ? [] : [[key, sidebar] as const],
    sidebarOf: urls.map(({ url }) => [url, name] as const),
    navigation: createPlaces(blog, { posts, all: newestFirst, made: made.map(({ doc }) => doc) }),
    diagnostics: [
      ...authorFile.diagnostics,
      ...tagFile.diagnostics,
      ...read.flatMap(({ diagnostics }) => diagnostics),
      ...checkTagUrls(read.flatMap(({ placedTags }) => placedTags)),
    ],
  }
}

/** The newest first; of one moment, by URL. */
function byDate(a: BlogPost, b: BlogPost): number {
  const order = Date.parse(b.date) - Date.parse(a.date)
  return order === 0 ? (a.url < b.url ? -1 : 1) : order
}

function createSidebar(
  posts: readonly BlogPost[],
  parts: {
    readonly options: BlogConfig
    readonly labels: ReadonlyMap<UrlPath, string>
    readonly title: string
  },
): readonly SidebarItem[] {
  const { options, labels, title } = parts
  const count = options.blogSidebarCount === 'ALL' ? posts.length : options.blogSidebarCount
  const items = posts.slice(0, count).map((post): SidebarItem => ({
    kind: 'doc',
    id: post.url,
    label: labels.get(post.url) ?? post.title,
    url: post.url,
  }))
  if (items.length === 0) return []
  return [
    { kind: 'category', label: title, collapsible: false, collapsed: false, url: undefined, items },
  ]
}

/** Breadcrumbs of every page, and for posts the links to the neighbors in the order of lists. */
function createPlaces(
  { title, variant }: Blog,
  parts: {
    readonly posts: readonly BlogPost[]
    readonly all: readonly BlogPost[]
    readonly made: readonly Doc[]
  },
): readonly (readonly [UrlPath, NavigationPlace])[] {
  const { posts, all, made } = parts
  const home = { label: title, url: variant.urlPrefix }
  const linkTo = (post: BlogPost | undefined): NavigationPlace['next'] =>
    post && { label: post.title, url: post.url }
  const index = new Map(posts.map(({ url }, position) => [url, position]))
  const ofPosts = all.map((post) => {
    const at = index.get(post.url)
    const place: NavigationPlace = {
      breadcrumbs: [home, { label: post.title, url: post.url }],
      previous: at === undefined ? undefined : linkTo(posts[at - 1]),
      next: at === undefined ? undefined : linkTo(posts[at + 1]),
    }
    return [post.url, place] as const
  })
  const others = made
    .filter(({ url }) => url !== variant.urlPrefix)
    .map(({ url, page }) => {
      const breadcrumbs = [home, { label: page.title, url }]
      return [url, { breadcrumbs, previous: undefined, next: undefined }] as const
    })
  return [...ofPosts, ...others]
}

/** A file without translations is read once for each language. */
function withoutRepeats(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const keyOf = ({ message, place }: Diagnostic): string => JSON.stringify([message, place])
  return [...new Map(diagnostics.map((found) => [keyOf(found), found])).values()]
}
