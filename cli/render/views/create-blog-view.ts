// The view of a blog's layout. Given the lists of the site and the articles of posts, it
// returns a view with final URLs.
import type {
  BlogAuthorView,
  BlogEntryView,
  BlogLinksView,
  BlogPostView,
  BlogProfileView,
  BlogView,
} from '../../../runtime/shared/views/blog-view.ts'
import { encodePath, joinBase, parseHref, toHref } from '../../../runtime/shared/urls/url.ts'
import { listBlogs, listFeeds, type BlogConfig } from '../../schema/blog.ts'
import { toPlainHtml } from '../../html/plain-html.ts'
import type { Blog, BlogAuthor, BlogPost } from '../../model/blog.ts'
import type { UrlPath } from '../../model/paths.ts'
import type { Site } from '../../model/site.ts'
import { fillLinks, type Reference } from '../article/fill-links.ts'

type References = ReadonlyMap<UrlPath, readonly Reference[]>

interface BlogContext {
  readonly site: Site
  readonly blog: Blog
  readonly options: BlogConfig
  readonly references: References
}

/** The view of a page of a blog; undefined for all other pages. */
export function createBlogView(
  url: UrlPath,
  site: Site,
  references: References,
): BlogView | undefined {
  const page = site.blogs?.pages.get(url)
  const blog = site.blogs?.blogs.find(
    ({ name, variant }) => name === page?.blog && variant.locale === page.locale,
  )
  const options = listBlogs(site.config).find(({ name }) => name === page?.blog)
  const doc = site.routes.get(url)?.page
  if (page === undefined || blog === undefined || options === undefined) return undefined
  const context: BlogContext = { site, blog, options, references }
  const href = (path: UrlPath): string => toHref(path, site.config)
  const shared = { intro: doc?.description ?? '', links: createLinks(context) }
  switch (page.kind) {
    case 'post':
      return { ...shared, kind: 'post', post: toPost(page.post, context) }
    case 'archive':
      return {
        ...shared,
        kind: 'archive',
        posts: page.posts.flatMap((one) => postAt(one, context) ?? []),
      }
    case 'tags':
      return {
        ...shared,
        kind: 'tags',
        tags: page.tags.map(({ tag, count }) => ({
          label: tag.label,
          href: href(tag.url),
          count,
        })),
      }
    case 'authors':
      return {
        ...shared,
        kind: 'authors',
        authors: page.authors.map(({ author, count }) => toProfile(author, count, context)),
      }
    default: {
      const headingIds = new Set<string>()
      const list = {
        entries: page.posts.flatMap((one) => toEntry(one, context, headingIds)),
        newerHref: page.newer && href(page.newer),
        olderHref: page.older && href(page.older),
      }
      if (page.kind === 'author')
        return {
          ...shared,
          ...list,
          kind: 'author',
          author: toProfile(page.author, countPosts(blog, page.author), context),
        }
      return { ...shared, ...list, kind: page.kind }
    }
  }
}

function createLinks({ site, blog, options }: BlogContext): BlogLinksView {
  const href = (url: UrlPath | undefined): string | undefined => url && toHref(url, site.config)
  return {
    archive: href(blog.archive),
    tags: href(blog.tags),
    authors: href(blog.authors),
    feeds: listFeeds(options).map(({ label, file, mediaType }) => ({
      label,
      href: joinBase(site.config.baseUrl, encodePath(`${blog.variant.urlPrefix}${file}`.slice(1))),
      mediaType,
    })),
  }
}

function postAt(url: UrlPath, context: BlogContext): BlogPostView | undefined {
  const found = context.site.blogs?.pages.get(url)
  return found?.kind === 'post' ? toPost(found.post, context) : undefined
}

function toPost(post: BlogPost, context: BlogContext): BlogPostView {
  const { config } = context.site
  return {
    href: toHref(post.url, config),
    title: post.title,
    description: post.description,
    date: post.isDateHidden ? undefined : post.date,
    minutes: context.options.showReadingTime ? post.minutes : undefined,
    authors: post.authors.map((author) => toAuthor(author, context)),
    tags: post.tags.map(({ label, url }) => ({ label, href: toHref(url, config) })),
  }
}

function toAuthor(author: BlogAuthor, { site: { config } }: BlogContext): BlogAuthorView {
  const { name, title, page, url, email, imageUrl } = author
  const own = url ?? (email === undefined ? undefined : `mailto:${email}`)
  const toFile = (path: string): string =>
    parseHref(path).scheme === ''
      ? joinBase(config.baseUrl, encodePath(path.replace(/^\/+/, '')))
      : path
  return {
    name,
    title,
    href: page === undefined ? own && toFile(own) : toHref(page, config),
    external: page === undefined && own !== undefined && /^https?:/.test(own),
    imageSrc: imageUrl === undefined ? undefined : toFile(imageUrl),
  }
}

/** Of all pages of the author's list together. */
const countPosts = ({ posts }: Blog, { key }: BlogAuthor): number =>
  posts.filter(({ authors }) => authors.some((one) => one.key === key)).length

function toProfile(author: BlogAuthor, count: number, context: BlogContext): BlogProfileView {
  const { description, socials, url } = author
  const website =
    url === undefined ? [] : [{ label: url.replace(/^https?:\/\/|\/$/g, ''), href: url }]
  return {
    ...toAuthor(author, context),
    description,
    socials: [...website, ...socials],
    count,
  }
}

/** The part of a post that lists show. Links to its own ids lead to the post. */
function toEntry(
  url: UrlPath,
  context: BlogContext,
  headingIds: Set<string>,
): readonly BlogEntryView[] {
  const post = postAt(url, context)
  const route = context.site.routes.get(url)
  if (post === undefined || route === undefined) return []
  const { html, excerptEnd } = fillLinks(route.page, context.references.get(url) ?? [])
  const excerpt = toPlainHtml(html.slice(0, excerptEnd), {
    isBare: false,
    isInList: true,
    headingIds,
    toUrl: (href) => (href.startsWith('#') ? `${post.href}${href}` : href),
  })
  return [{ ...post, excerptHtml: excerpt.trim(), isTruncated: excerptEnd !== undefined }]
}
