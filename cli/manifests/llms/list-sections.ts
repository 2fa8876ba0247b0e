// The pages of a version in a language, as programs should find them: in the order of the sidebars,
// with a section for each category. It must not read pages.
import type { UrlPath } from '../../../runtime/shared/urls/url.ts'
import type { Blog } from '../../model/blog.ts'
import type { ListedVariant } from '../../model/paths/llms-path.ts'
import {
  hasMarkdown,
  hasStaticMarkdown,
  isForPrograms,
  isStaticForPrograms,
} from '../../model/paths/markdown-url.ts'
import type { SidebarItem } from '../../model/navigation.ts'
import type { Site } from '../../model/site.ts'

/** A page in a list. */
export interface ListedPage {
  readonly url: UrlPath
  readonly label: string
  readonly description: string
  /** The page has a Markdown file. */
  readonly hasFile: boolean
}

/** Pages under one title. */
export interface PageSection {
  readonly title: string | undefined
  readonly pages: readonly ListedPage[]
}

interface Listing {
  readonly site: Site
  /** The pages that are listed already. */
  readonly listed: Set<UrlPath>
}

/** List the pages of a variant; sections without pages are left out. */
export function listSections(site: Site, variant: ListedVariant): readonly PageSection[] {
  const { version, locale } = variant
  const isFirst = version === site.config.versions[0]?.name
  const prefix = `${version}/${locale}/`
  const blogs = (site.blogs?.blogs ?? []).filter((blog) => blog.variant.locale === locale)
  const blogKeys = new Set(blogs.map(({ name }) => `${prefix}${name}/posts`))
  const listing: Listing = { site, listed: new Set() }
  const sections = [...site.sidebars]
    .filter(([key]) => key.startsWith(prefix) && !blogKeys.has(key))
    .flatMap(([, items]) => toSections(items, listing))
  const posts = isFirst ? blogs.map((blog) => blogSection(blog, listing)) : []
  const others = otherPages(variant, { listing, isFirst })
  return [...sections, ...posts, others].filter(({ pages }) => pages.length > 0)
}

/** All posts, the newest first; the sidebar has only some of them. */
function blogSection({ title, posts }: Blog, listing: Listing): PageSection {
  return { title, pages: posts.flatMap((post) => toPages(post.url, post.title, listing)) }
}

/** Categories are sections; pages between them are in a section without a title. */
function toSections(items: readonly SidebarItem[], listing: Listing): PageSection[] {
  return items.map((item) => ({
    title: item.kind === 'category' ? item.label : undefined,
    pages: entries(item, listing),
  }))
}

function entries(item: SidebarItem, listing: Listing): ListedPage[] {
  if (item.kind === 'link') return []
  const own = item.url === undefined ? [] : toPages(item.url, item.label, listing)
  return item.kind === 'doc'
    ? own
    : [...own, ...item.items.flatMap((child) => entries(child, listing))]
}

/** Docs in no sidebar, and pages in React. */
function otherPages(
  { version, locale }: ListedVariant,
  { listing, isFirst }: { readonly listing: Listing; readonly isFirst: boolean },
): PageSection {
  const { routes, staticRoutes, blogs, config } = listing.site
  const docs = [...routes.values()]
    .filter(({ url, page: { variant } }) => {
      const isOfVariant = variant.version === version && variant.locale === locale
      return isOfVariant && !listing.listed.has(url) && blogs?.pages.has(url) !== true
    })
    .flatMap(({ url, page }) => toPages(url, page.title, listing))
  const pages = staticRoutes
    .filter((route) => isFirst && isStaticForPrograms(route) && route.locale === locale)
    .map((route): ListedPage => ({
      url: route.url,
      label: route.title || config.title,
      description: route.description,
      hasFile: config.llms.pages && hasStaticMarkdown(route),
    }))
  return { title: listing.listed.size > 0 ? 'More pages' : undefined, pages: [...pages, ...docs] }
}

/** Nothing for a page that authors left out. */
function toPages(url: UrlPath, label: string, { site, listed }: Listing): ListedPage[] {
  const route = site.routes.get(url)
  if (route === undefined || !isForPrograms(route)) return []
  listed.add(url)
  const hasFile = site.config.llms.pages && hasMarkdown(route)
  return [{ url, label, description: route.page.description, hasFile }]
}
