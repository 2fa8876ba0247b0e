import { escapeAttribute, escapeJsonForScript } from '../../../runtime/shared/html/escape.ts'
import type { BlogPostView } from '../../../runtime/shared/views/blog-view.ts'
import type { DocPageView, PageView, SiteView } from '../../../runtime/shared/views/site-view.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Links } from '../views/create-links.ts'

interface BlogHeadInput {
  readonly config: ResolvedConfig
  readonly site: SiteView
  readonly page: PageView
  readonly links: Links
  /** Of the front matter. */
  readonly image?: string | undefined
  readonly card?: { readonly path: string } | undefined
}

/** The elements in the head of pages of a blog: feeds, and the post as data; empty for others. */
export function blogElements(input: BlogHeadInput): readonly string[] {
  const { page, site } = input
  if (page.kind !== 'doc' || page.blog === undefined) return []
  const feeds = page.blog.links.feeds.map(
    ({ label, href, mediaType }) =>
      `<link rel="alternate" type="${mediaType}" title="${escapeAttribute(`${site.title} ${label}`)}" href="${escapeAttribute(href)}">`,
  )
  return page.blog.kind === 'post' ? [...feeds, postData(page, page.blog.post, input)] : feeds
}

/** Properties of the Open Graph for a post; empty for other pages. https://ogp.me/#type_article */
export function postMeta(page: PageView): readonly (readonly [name: string, text: string])[] {
  if (page.kind !== 'doc' || page.blog?.kind !== 'post') return []
  const { date, authors, tags } = page.blog.post
  return [
    ...(date === undefined ? [] : [['article:published_time', date] as const]),
    ...authors.map(({ name }) => ['article:author', name] as const),
    ...tags.map(({ label }) => ['article:tag', label] as const),
  ]
}

/** https://schema.org/BlogPosting */
function postData(page: DocPageView, post: BlogPostView, input: BlogHeadInput): string {
  const { config, links, site, card } = input
  const image = input.image ?? (card ? `/${card.path}` : config.image)
  const toAbsolute = (href: string): string => new URL(href, config.url).toString()
  const json = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': page.canonical,
    mainEntityOfPage: page.canonical,
    url: page.canonical,
    headline: page.title,
    name: page.title,
    description: page.description === '' ? undefined : page.description,
    datePublished: post.date,
    dateModified: page.lastUpdate?.date,
    image: image === undefined ? undefined : toAbsolute(links.asset(image)),
    author: post.authors.map(({ name, title, href, imageSrc }) => ({
      '@type': 'Person',
      name,
      description: title,
      url: href === undefined ? undefined : toAbsolute(href),
      image: imageSrc === undefined ? undefined : toAbsolute(imageSrc),
    })),
    keywords: post.tags.length === 0 ? undefined : post.tags.map(({ label }) => label),
    inLanguage: site.locale.code,
  })
  return `<script type="application/ld+json">${escapeJsonForScript(json)}</script>`
}
