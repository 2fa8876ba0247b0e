import { toHref } from '../../runtime/shared/url.ts'
import type { SidebarItem } from '../model/navigation.ts'
import type { OutputFile } from '../model/output.ts'
import type { Route, Site } from '../model/site.ts'
import { hasMarkdown, toMarkdownUrl } from './markdown-url.ts'
import { createFile } from './output-file.ts'

/**
 * Make `llms.txt`: a list of all pages for language models, in the order of the sidebars.
 * https://llmstxt.org
 */
export function createLlmsText(site: Site): OutputFile {
  const { config } = site
  const [version] = config.versions
  const [locale] = config.locales
  const prefix = `${version?.name}/${locale?.code}/`
  const sections = [...site.sidebars]
    .filter(([key]) => key.startsWith(prefix))
    .flatMap(([, items]) => items.flatMap((item) => section(item, site)))
  const intro = config.tagline === '' ? '' : `> ${config.tagline}\n\n`
  return createFile('llms.txt', `# ${config.title}\n\n${intro}${sections.join('')}`)
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
