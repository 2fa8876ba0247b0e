import { toHref } from '../../runtime/shared/url.ts'
import type { Blog } from '../model/blog.ts'
import type { SidebarItem } from '../model/navigation.ts'
import type { OutputFile } from '../model/output.ts'
import type { Route, Site } from '../model/site.ts'
import { hasMarkdown, toMarkdownUrl } from '../model/markdown-url.ts'
import { createFile } from './output-file.ts'

/**
 * Make `llms.txt`: a list of all pages for language models, in the order of the sidebars.
 * https://llmstxt.org
 */
export function createLlmsText(site: Site): OutputFile[] {
  const { config } = site
  if (!config.llms.isOn) return []
  const [version] = config.versions
  const [locale] = config.locales
  const prefix = `${version?.name}/${locale?.code}/`
  const blogs = site.blogs?.blogs.filter(({ variant }) => variant.locale === locale?.code) ?? []
  const blogKeys = new Set(blogs.map(({ name }) => `${prefix}${name}/posts`))
  const sections = [...site.sidebars]
    .filter(([key]) => key.startsWith(prefix) && !blogKeys.has(key))
    .flatMap(([, items]) => items.flatMap((item) => section(item, site)))
  const intro = config.tagline === '' ? '' : `> ${config.tagline}\n\n`
  const { instructions } = config.llms
  const known = instructions === undefined ? '' : `${instructions.trim()}\n\n`
  const lists = [...sections, ...blogs.flatMap((blog) => blogSection(blog, site))]
  return [createFile('llms.txt', `# ${config.title}\n\n${intro}${known}${lists.join('')}`)]
}

/** All posts, the newest first; the sidebar has only some of them. */
function blogSection({ title, posts }: Blog, site: Site): string[] {
  const lines = posts.flatMap(({ url, title: label }) => {
    const route = site.routes.get(url)
    return route && isListed(route) ? [entry(route, label, site)] : []
  })
  return lines.length === 0 ? [] : [`\n## ${title}\n\n${lines.join('\n')}\n`]
}

function section(item: SidebarItem, site: Site): string[] {
  if (item.kind !== 'category') return entries(item, site).map((line) => `${line}\n`)
  const lines = entries(item, site)
  return lines.length === 0 ? [] : [`\n## ${item.label}\n\n${lines.join('\n')}\n`]
}

function entries(item: SidebarItem, site: Site): string[] {
  if (item.kind === 'link') return []
  const route = item.url === undefined ? undefined : site.routes.get(item.url)
  const own = route && isListed(route) ? [entry(route, item.label, site)] : []
  return item.kind === 'doc'
    ? own
    : [...own, ...item.items.flatMap((child) => entries(child, site))]
}

function isListed({ page: { frontMatter } }: Route): boolean {
  return frontMatter.llms !== false && frontMatter.unlisted !== true
}

function entry(route: Route, label: string, { config }: Site): string {
  const { url, page } = route
  const pageUrl =
    config.llms.pages && hasMarkdown(route)
      ? toMarkdownUrl(url, { config })
      : config.url.replace(/\/+$/, '') + toHref(url, config)
  const text = page.description === '' ? '' : `: ${page.description.replaceAll('\n', ' ')}`
  return `- [${label.replaceAll(/[[\]]/g, '\\$&')}](${pageUrl})${text}`
}
