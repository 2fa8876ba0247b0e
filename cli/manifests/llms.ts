// The list of pages for programs. Given Site, it returns `llms.txt`, and a file for each section of a
// list that is too long for one. It must not read pages.
import { toHref, type UrlPath } from '../../runtime/shared/url.ts'
import type { Blog } from '../model/blog.ts'
import type { SidebarItem } from '../model/navigation.ts'
import type { OutputFile } from '../model/output.ts'
import type { Site } from '../model/site.ts'
import {
  hasMarkdown,
  hasStaticMarkdown,
  isForPrograms,
  isStaticForPrograms,
  toMarkdownUrl,
} from '../model/markdown-url.ts'
import { createFile } from './output-file.ts'
import { splitList, type ListSection } from './split-list.ts'

/** Programs cut longer files. https://agentdocsspec.com */
const MAX_CHARACTERS = 50_000

interface Listing {
  readonly site: Site
  /** The pages that are listed already. */
  readonly listed: Set<UrlPath>
}

/**
 * Make `llms.txt`: a list of all pages of the first version and language for programs, in the order
 * of the sidebars.
 * https://llmstxt.org
 */
export function createLlmsText(site: Site, max: number = MAX_CHARACTERS): OutputFile[] {
  const { config } = site
  if (!config.llms.isOn) return []
  const [version] = config.versions
  const [locale] = config.locales
  const prefix = `${version?.name}/${locale?.code}/`
  const blogs = site.blogs?.blogs.filter(({ variant }) => variant.locale === locale?.code) ?? []
  const blogKeys = new Set(blogs.map(({ name }) => `${prefix}${name}/posts`))
  const listing: Listing = { site, listed: new Set() }
  const sections = [...site.sidebars]
    .filter(([key]) => key.startsWith(prefix) && !blogKeys.has(key))
    .flatMap(([, items]) => toSections(items, listing))
  const posts = blogs.map((blog) => blogSection(blog, listing))
  const all = [...sections, ...posts, otherPages(prefix, listing)].filter(
    ({ lines }) => lines.length > 0,
  )
  const intro = config.tagline === '' ? '' : `> ${config.tagline}\n\n`
  const { instructions } = config.llms
  const known = instructions === undefined ? '' : `${instructions.trim()}\n\n`
  const head = `# ${config.title}\n\n${intro}${known}`
  return splitList({ head, sections: all, max }, config).map(({ path, text }) =>
    createFile(path, text),
  )
}

/** All posts, the newest first; the sidebar has only some of them. */
function blogSection({ title, posts }: Blog, listing: Listing): ListSection {
  const lines = posts.flatMap(({ url, title: label }) => toLines(url, label, listing))
  return { title, lines }
}

/** Categories are sections; pages between them are in a section without a title. */
function toSections(items: readonly SidebarItem[], listing: Listing): ListSection[] {
  return items.map((item) => ({
    title: item.kind === 'category' ? item.label : undefined,
    lines: entries(item, listing),
  }))
}

function entries(item: SidebarItem, listing: Listing): string[] {
  if (item.kind === 'link') return []
  const own = item.url === undefined ? [] : toLines(item.url, item.label, listing)
  return item.kind === 'doc'
    ? own
    : [...own, ...item.items.flatMap((child) => entries(child, listing))]
}

/** Docs in no sidebar, and pages in React. */
function otherPages(prefix: string, listing: Listing): ListSection {
  const { routes, staticRoutes, blogs, config } = listing.site
  const docs = [...routes.values()]
    .filter(({ url, page: { variant } }) => {
      const isOfVariant = `${variant.version}/${variant.locale}/` === prefix
      return isOfVariant && !listing.listed.has(url) && blogs?.pages.has(url) !== true
    })
    .flatMap(({ url, page }) => toLines(url, page.title, listing))
  const [locale] = config.locales
  const pages = staticRoutes
    .filter((route) => isStaticForPrograms(route) && route.locale === locale?.code)
    .map((route) => {
      const { url, title, description } = route
      const hasFile = config.llms.pages && hasStaticMarkdown(route)
      return toLine(title || config.title, description, urlOf(url, hasFile, listing.site))
    })
  return { title: listing.listed.size > 0 ? 'More pages' : undefined, lines: [...pages, ...docs] }
}

/** Nothing for a page that authors left out. */
function toLines(url: UrlPath, label: string, { site, listed }: Listing): string[] {
  const route = site.routes.get(url)
  if (route === undefined || !isForPrograms(route)) return []
  listed.add(url)
  const hasFile = site.config.llms.pages && hasMarkdown(route)
  return [toLine(label, route.page.description, urlOf(url, hasFile, site))]
}

function urlOf(url: UrlPath, hasFile: boolean, { config }: Site): string {
  return hasFile
    ? toMarkdownUrl(url, { config })
    : config.url.replace(/\/+$/, '') + toHref(url, config)
}

function toLine(label: string, description: string, url: string): string {
  const text = description === '' ? '' : `: ${description.replaceAll('\n', ' ')}`
  return `- [${label.replaceAll(/[[\]]/g, '\\$&')}](${url})${text}`
}
