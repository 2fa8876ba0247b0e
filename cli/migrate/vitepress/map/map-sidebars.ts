import { isElsewhere } from '../../../primitives/urls/static-path.ts'
import { toDocId } from '../docs/locale-folders.ts'
import type { SourcePage } from '../docs/source-page.ts'
import { type NavItem } from '../nav/nav-item.ts'
import {
  listsPage,
  readSidebars,
  sidebarOf,
  type SourceSidebar,
  toRootLink,
} from '../nav/read-sidebars.ts'
import type { SiteLocale } from '../vitepress-site.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'

/**
 * The sidebars of a language by name; by default, those of the language at the root. Languages
 * without their own sidebars use these with translated labels.
 */
export function mapSidebars(
  parts: MapParts,
  locale: SiteLocale | undefined = parts.site.locales[0],
): MappedConfig | undefined {
  const sidebars = locale === undefined ? [] : readSidebars(locale)
  if (locale === undefined || sidebars.length === 0) return undefined
  const context = {
    parts,
    locale,
    sidebars,
    byUrl: new Map(parts.pages.map((page) => [page.url, page])),
  }
  const named = sidebars.map((sidebar): readonly [string, unknown] => [
    toSidebarName({ ...sidebar, prefix: toRootLink(sidebar.prefix, locale) }),
    sidebar.items.flatMap((item) => toEntries(item, { ...context, sidebar })),
  ])
  return Object.fromEntries(named.filter(([, items]) => Array.isArray(items) && items.length > 0))
}

/** The name of a sidebar in the config, made from its prefix: `guide` for `/guide/`. */
export const toSidebarName = ({ prefix }: SourceSidebar): string =>
  prefix.replaceAll(/^\/|\/$/g, '').replaceAll(/[^\p{L}\p{N}_-]+/gu, '-') || 'main'

interface EntryContext {
  readonly parts: MapParts
  readonly locale: SiteLocale
  readonly sidebars: readonly SourceSidebar[]
  readonly byUrl: ReadonlyMap<string, SourcePage>
  readonly sidebar: SourceSidebar
}

function toEntries(item: NavItem, context: EntryContext): readonly unknown[] {
  const { label, link, items } = item
  if (items === undefined || (items.length === 0 && link !== undefined))
    return link === undefined ? reportText(item, context) : [toLink(label, link, context)]
  const inner = items.flatMap((one) => toEntries(one, context))
  if (label === '') return inner
  if (inner.length === 0) return reportText(item, context)
  const id = link === undefined ? undefined : ownDocId(link, context)
  const isDouble = link === undefined || id !== undefined
  return [
    {
      type: 'category',
      label,
      ...(id !== undefined && { link: { type: 'doc', id } }),
      ...(item.isCollapsed !== undefined && { collapsible: true, collapsed: item.isCollapsed }),
      // The label of a category can only link to a doc of the same sidebar.
      items: isDouble ? inner : [toLink(label, link, context), ...inner],
    },
  ]
}

function reportText({ label }: NavItem, { parts }: EntryContext): readonly unknown[] {
  if (label !== '')
    parts.report(
      'themeConfig.sidebar',
      `\`${label}\` has no page and no entries, so it is not migrated.`,
    )
  return []
}

function toLink(label: string, link: string, context: EntryContext): unknown {
  const id = ownDocId(link, context)
  return id === undefined ? { type: 'link', label, href: link } : { type: 'doc', id, label }
}

/** The id of a page that shows this sidebar; others keep their own, so they are links here. */
function ownDocId(link: string, context: EntryContext): string | undefined {
  const { parts, locale, byUrl, sidebars, sidebar } = context
  const page = isElsewhere(link) ? undefined : byUrl.get(link)
  if (page === undefined || page.locale !== locale.folder) return undefined
  const own = sidebarOf(page.url, sidebars)
  const isInOther = own !== undefined && own !== sidebar && listsPage(own, page.url)
  return isInOther ? undefined : toDocId(page, parts.folders)
}
