import { createHash } from 'node:crypto'
import type { SidebarView } from '../../runtime/shared/site-view.ts'
import { joinBase, toHref } from '../../runtime/shared/url.ts'
import type { OutputFile, OutputPath, Route, Site } from '../model.ts'
import { createSidebar, type Sidebar } from './create-sidebar.ts'
import type { Editions } from './editions.ts'

/** The sidebar of a page: pages with one `key` have the same `items`. */
export interface PageNavigation {
  readonly key: string
  readonly items: readonly SidebarView[]
  /** Address of the file with the branches that the page leaves out. */
  readonly fileHref: string | undefined
}

interface Navigation {
  /** Undefined: the page has no sidebar. */
  readonly placeOf: (route: Route) => PageNavigation | undefined
  readonly files: readonly OutputFile[]
}

/** Prepare all sidebars of a site. */
export function createNavigation(site: Site, editions: Editions): Navigation {
  const { config } = site
  const sidebars = new Map<string, { sidebar: Sidebar; file: OutputFile | undefined }>()
  for (const [key, items] of site.sidebars) {
    const [version = '', locale = ''] = key.split('/')
    const { links } = editions.get(version, locale)
    const addresses = {
      toHref: (url: Route['url']): string => toHref(url, config),
      toLink: (href: string) => {
        const { href: address, external } = links.view({ label: '', href })
        return { href: address, external }
      },
    }
    const { autoCollapseCategories } = config.sidebar
    const sidebar = createSidebar(items, addresses, { autoCollapse: autoCollapseCategories })
    sidebars.set(key, { sidebar, file: toFile(sidebar) })
  }

  const places = new Map<string, PageNavigation>()
  return {
    files: [...sidebars.values()].flatMap(({ file }) => (file === undefined ? [] : [file])),
    placeOf: ({ url, sidebar: name, page }) => {
      if (name === undefined) return undefined
      const sidebarKey = `${page.docSet.version}/${page.docSet.locale}/${name}`
      const found = sidebars.get(sidebarKey)
      if (found === undefined) return undefined
      const trail = found.sidebar.trailOf(url)
      const key = `${sidebarKey}\n${trail}`
      const known = places.get(key)
      if (known !== undefined) return known
      const fileHref = found.file && joinBase(config.baseUrl, found.file.path)
      const place = { key, items: found.sidebar.viewOf(trail), fileHref }
      places.set(key, place)
      return place
    },
  }
}

function toFile({ branches }: Sidebar): OutputFile | undefined {
  if (branches.size === 0) return undefined
  const contents = JSON.stringify(Object.fromEntries(branches))
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8)
  return { path: `assets/navigation-${hash}.json` as OutputPath, contents }
}
