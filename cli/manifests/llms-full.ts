import { toHref, type UrlPath } from '../../runtime/shared/url.ts'
import { isForPrograms } from '../model/markdown-url.ts'
import type { SidebarItem } from '../model/navigation.ts'
import type { OutputFile } from '../model/output.ts'
import type { Route, Site } from '../model/site.ts'
import { createFile } from './output-file.ts'

/** Make `llms-full.txt`: the Markdown of the docs of the first version and locale, those in the sidebars first, in their order. */
export function createFullText(
  site: Site,
  textOf: (route: Route) => string | undefined,
): OutputFile[] {
  const { config, routes, sidebars } = site
  if (!config.llms.full) return []
  const variant = `${config.versions[0]?.name}/${config.locales[0]?.code}/`
  const listed = [...sidebars].flatMap(([key, items]) =>
    key.startsWith(variant) ? items.flatMap(urlsOf) : [],
  )
  const own = [...routes.values()].filter(
    ({ page }) => `${page.variant.version}/${page.variant.locale}/` === variant,
  )
  const urls = new Set([...listed, ...own.map(({ url }) => url)])
  const parts = [...urls].flatMap((url) => {
    const route = routes.get(url)
    const text = route && isForPrograms(route) ? textOf(route) : undefined
    const pageUrl = config.url.replace(/\/+$/, '') + toHref(url, config)
    return text === undefined ? [] : [`---\n\nSource: ${pageUrl}\n\n${text}`]
  })
  return [createFile('llms-full.txt', `# ${config.title}\n\n${parts.join('\n')}`)]
}

function urlsOf(item: SidebarItem): UrlPath[] {
  const own = item.kind === 'link' || item.url === undefined ? [] : [item.url]
  return item.kind === 'category' ? [...own, ...item.items.flatMap(urlsOf)] : own
}
