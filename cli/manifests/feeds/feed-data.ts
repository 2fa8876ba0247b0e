// The contents of a blog's feeds before they are written in a format. All URLs are absolute.
import { joinBase, encodePath, toHref } from '../../../runtime/shared/urls/url.ts'
import { listBlogs, listFeeds, type BlogFeed } from '../../schema/blog.ts'
import { createVariants } from '../../model/variants/doc-variants.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { toPlainHtml } from '../../html/plain-html.ts'
import type { Blog, BlogAuthor, BlogPost } from '../../model/blog.ts'
import type { ResolvedReference } from '../../model/links/links.ts'
import type { UrlPath } from '../../model/paths.ts'
import { previewImage } from '../../model/authored/preview-image.ts'
import type { Route, Site } from '../../model/site.ts'
import type { Variant } from '../../model/source-file.ts'

/** The parts of posts that feeds use. */
export interface FeedSources {
  /** The HTML of an article, with final URLs. */
  readonly articleOf: (route: Route) => string
  /** The resolved links of each page. */
  readonly references: ReadonlyMap<UrlPath, readonly ResolvedReference[]>
}

export interface FeedItem {
  readonly url: string
  readonly title: string
  readonly summary: string
  /** HTML whose URLs are absolute. */
  readonly html: string
  /** ISO 8601 in UTC, with a time. */
  readonly published: string
  /** The same; not earlier than `published`. */
  readonly updated: string
  readonly authors: readonly FeedAuthor[]
  readonly tags: readonly string[]
  readonly image: string | undefined
}

interface FeedAuthor {
  readonly name: string
  readonly url: string | undefined
  readonly email: string | undefined
  readonly image: string | undefined
}

/** One feed of a blog in one language. */
export interface FeedData {
  /** Relative to the output folder. */
  readonly path: string
  readonly format: BlogFeed
  /** URL of the feed itself. */
  readonly url: string
  /** URL of the list of posts. */
  readonly homeUrl: string
  readonly title: string
  readonly description: string
  readonly language: string
  readonly copyright: string | undefined
  readonly icon: string | undefined
  /** The time of the newest change of its posts; the same for every build of the same posts. */
  readonly updated: string
  /** The newest first. */
  readonly items: readonly FeedItem[]
}

/** The paths of all feeds that the config enables, relative to the output folder. */
export function listFeedPaths(config: ResolvedConfig): string[] {
  return createVariants(config)
    .filter(({ isBlog }) => isBlog === true)
    .flatMap((variant) =>
      feedsOf(variant.collection, config).map(({ file }) => pathOf(variant, file)),
    )
}

/** Everything that the feeds of a site contain. */
export function createFeedData(site: Site, sources: FeedSources): readonly FeedData[] {
  return (site.blogs?.blogs ?? []).flatMap((blog) => createFeeds(blog, site, sources))
}

function createFeeds(blog: Blog, site: Site, sources: FeedSources): readonly FeedData[] {
  const { config } = site
  const feeds = feedsOf(blog.name, config)
  const feedOptions = listBlogs(config).find(({ name }) => name === blog.name)?.feedOptions
  if (feeds.length === 0 || feedOptions === undefined) return []
  const { limit, title, description, copyright } = feedOptions
  const dated = blog.posts.filter(({ isDateHidden }) => !isDateHidden)
  const posts = limit === 'ALL' ? dated : dated.slice(0, limit)
  const items = posts.flatMap((post) => {
    const route = site.routes.get(post.url)
    return route === undefined ? [] : [createItem(post, route, { site, ...sources })]
  })
  const toAbsolute = createAbsolute(site)
  const updated = items
    .map((item) => item.updated)
    .toSorted()
    .at(-1)
  return feeds.map((format) => ({
    path: pathOf(blog.variant, format.file),
    format,
    url: toAbsolute(joinBase(config.baseUrl, encodePath(pathOf(blog.variant, format.file)))),
    homeUrl: toAbsolute(toHref(blog.variant.urlPrefix, config)),
    title: title ?? `${config.title} ${blog.title}`,
    description: description ?? (blog.description || blog.title),
    language: blog.variant.locale,
    copyright,
    icon: config.favicon === undefined ? undefined : toAbsolute(toFile(config.favicon, site)),
    updated: updated ?? '1970-01-01T00:00:00.000Z',
    items,
  }))
}

function createItem(
  post: BlogPost,
  route: Route,
  { site, articleOf, references }: FeedSources & { readonly site: Site },
): FeedItem {
  const toAbsolute = createAbsolute(site)
  const url = toAbsolute(toHref(post.url, site.config))
  const published = new Date(post.date).toISOString()
  const { frontMatter, excerpt = post.description } = route.page
  const changed = frontMatter.last_update?.date
  const preview = previewImage(route.page, references.get(post.url) ?? [], site.config)
  const image = preview === undefined ? undefined : toFile(preview, site)
  return {
    url,
    title: post.title,
    // Readers of feeds have no limit, as search engines do.
    summary: frontMatter.description ?? excerpt,
    html: toPlainHtml(articleOf(route), {
      isBare: true,
      toUrl: (href) => (href.startsWith('#') ? url + href : toAbsolute(href)),
    }).trim(),
    published,
    updated: changed === undefined ? published : latest(published, changed),
    authors: post.authors.map((author) => toFeedAuthor(author, site)),
    tags: post.tags.map(({ label }) => label),
    image: image && toAbsolute(image),
  }
}

function toFeedAuthor(author: BlogAuthor, site: Site): FeedAuthor {
  const toAbsolute = createAbsolute(site)
  const { name, url, page, email, imageUrl } = author
  const own = url ?? (page && toHref(page, site.config))
  return {
    name,
    email,
    url: own && toAbsolute(own),
    image: imageUrl && toAbsolute(toFile(imageUrl, site)),
  }
}

function latest(published: string, changed: string): string {
  const time = new Date(changed).toISOString()
  return time > published ? time : published
}

const isAbsolute = (href: string): boolean => /^(?:[a-z][\w+.-]*:|\/\/)/i.test(href)

const toFile = (path: string, { config }: Site): string =>
  isAbsolute(path) ? path : joinBase(config.baseUrl, encodePath(path.replace(/^\/+/, '')))

function createAbsolute({ config }: Site): (href: string) => string {
  return (href) =>
    isAbsolute(href) || !URL.canParse(href, config.url)
      ? href
      : new URL(href, config.url).toString()
}

function feedsOf(blog: string | undefined, config: ResolvedConfig): readonly BlogFeed[] {
  const options = listBlogs(config).find(({ name }) => name === blog)
  return options === undefined ? [] : listFeeds(options)
}

const pathOf = ({ urlPrefix }: Variant, file: string): string => `${urlPrefix}${file}`.slice(1)
