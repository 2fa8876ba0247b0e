import type { SidebarView } from '../../../runtime/shared/views/site-view.ts'
import { labelsFor } from '../../../runtime/shared/text/isolate-names.ts'
import { joinBase, toHref } from '../../../runtime/shared/urls/url.ts'
import type { OutputFile } from '../../model/output.ts'
import { toOutputPath } from '../../model/paths/output-path.ts'
import type { OutputPath } from '../../model/paths.ts'
import type { Route, Site } from '../../model/site.ts'
import { interpolate } from '../../../runtime/i18n/interpolate.ts'
import { createSidebar, type Sidebar } from './create-sidebar.ts'
import type { VariantViews } from '../views/variants.ts'
import { createNavigationFile, hashOf } from './navigation-file.ts'

/** The sidebar of a page: pages with one `key` have the same `items`. */
export interface PageNavigation {
  readonly key: string
  readonly items: readonly SidebarView[]
  /** URL of the file with the branches that the page leaves out. */
  readonly fileHref: string | undefined
}

/** The page with a whole sidebar, for browsers that can't load the rest of a reduced one. */
export interface WholeList {
  readonly version: string
  readonly locale: string
  readonly href: string
  readonly output: OutputPath
  readonly items: readonly SidebarView[]
}

interface Navigation {
  /** Undefined for a page without a sidebar. */
  readonly placeOf: (route: Route) => PageNavigation | undefined
  readonly files: readonly OutputFile[]
  /** For those sidebars that pages contain only in part. */
  readonly lists: readonly WholeList[]
}

interface Prepared {
  readonly sidebar: Sidebar
  readonly file: OutputFile | undefined
  readonly list: WholeList | undefined
}

/**
 * Prepare all sidebars of a site. `buildId` distinguishes the files of one build from those of
 * another.
 */
export function createNavigation(site: Site, variants: VariantViews, buildId: string): Navigation {
  const { baseUrl } = site.config
  const sidebars = new Map(
    [...site.sidebars.keys()].map((key) => [key, prepare(key, site, { variants, buildId })]),
  )
  const places = new Map<string, PageNavigation>()
  return {
    files: [...sidebars.values()].flatMap(({ file }) => file ?? []),
    lists: [...sidebars.values()].flatMap(({ list }) => list ?? []),
    placeOf: ({ url, sidebar: name, page }) => {
      if (name === undefined) return undefined
      const sidebarKey = `${page.variant.version}/${page.variant.locale}/${name}`
      const found = sidebars.get(sidebarKey)
      if (found === undefined) return undefined
      const trail = found.sidebar.trailOf(url)
      const key = `${sidebarKey}\n${trail}`
      const known = places.get(key)
      if (known !== undefined) return known
      const fileHref = found.file && joinBase(baseUrl, found.file.path)
      const place = { key, items: found.sidebar.viewOf(trail), fileHref }
      places.set(key, place)
      return place
    },
  }
}

function prepare(
  key: string,
  { config, sidebars }: Site,
  { variants, buildId }: { readonly variants: VariantViews; readonly buildId: string },
): Prepared {
  const [version = '', locale = ''] = key.split('/')
  const { links, site } = variants.get(version, locale)
  const items = sidebars.get(key) ?? []
  const name = hashOf(JSON.stringify([key, items, buildId]))
  const output = toOutputPath(`assets/pages-${name}.html`)
  const href = joinBase(config.baseUrl, output)
  const sidebar = createSidebar(items, {
    toLabel: labelsFor(site.locale.direction),
    toHref: (url) => toHref(url, config),
    toLink: (url) => {
      const view = links.view({ label: '', href: url })
      return { href: view.href, external: view.external }
    },
    autoCollapse: config.sidebar.autoCollapseCategories,
    showAll: (count) => interpolate(site.translations.showAll, { count }),
    allHref: href,
  })
  const isCut = sidebar.branches.size > 0
  const list = isCut ? { version, locale, href, output, items: sidebar.whole() } : undefined
  return { sidebar, file: createNavigationFile(sidebar.branches), list }
}
