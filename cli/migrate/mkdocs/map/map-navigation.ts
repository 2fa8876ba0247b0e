import { toSlug } from './to-slug.ts'
import { toPageId, toPagePath } from '../docs/page-url.ts'
import { isIndexPage } from '../docs/page-url.ts'
import { listPages, type NavItem } from '../nav/nav-item.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'

interface Navigation {
  readonly sidebars: MappedConfig | undefined
  readonly navbarItems: readonly MappedConfig[]
}

/**
 * `nav` as sidebars. With `navigation.tabs` of Material, each top-level section becomes a sidebar,
 * and an item of the navbar links to its first page.
 */
export function mapNavigation({ nav, site }: MapParts): Navigation {
  if (nav === undefined) return { sidebars: undefined, navbarItems: [] }
  const hasIndexes = site.theme.features.has('navigation.indexes')
  const toItems = (items: readonly NavItem[]): readonly unknown[] =>
    items.map((item) => toSidebarItem(item, hasIndexes))
  if (!site.theme.features.has('navigation.tabs'))
    return { sidebars: { main: toItems(nav) }, navbarItems: [] }
  const rest = nav.filter(({ kind }) => kind === 'page')
  const sections = nav
    .filter((item) => item.kind === 'section')
    .filter(({ items }) => listPages(items).length > 0)
  const taken = new Set(['main'])
  const named = sections.map(({ label, items }) => {
    const name = toFreeName(toSlug(label), taken)
    taken.add(name)
    return [name, toItems(items)] as const
  })
  return {
    sidebars: Object.fromEntries([...(rest.length > 0 ? [['main', toItems(rest)]] : []), ...named]),
    navbarItems: nav.flatMap(toNavbarItem),
  }
}

function toFreeName(name: string, taken: ReadonlySet<string>): string {
  const numbers = Array.from(taken, (_, index) => `${name}-${String(index + 2)}`)
  return [name, ...numbers].find((one) => !taken.has(one)) ?? name
}

function toSidebarItem(item: NavItem, hasIndexes: boolean): unknown {
  if (item.kind === 'link') return { type: 'link', label: item.label, href: item.href }
  if (item.kind === 'page') {
    const id = toPageId(item.path)
    return item.label === undefined ? id : { type: 'doc', id, label: item.label }
  }
  const [first, ...rest] = item.items
  const index = hasIndexes && first?.kind === 'page' && isIndexPage(first.path) ? first : undefined
  const items = index && rest.length > 0 ? rest : item.items
  return {
    type: 'category',
    label: item.label,
    ...(index && { link: { type: 'doc', id: toPageId(index.path) } }),
    items: items.map((one) => toSidebarItem(one, hasIndexes)),
  }
}

function toNavbarItem(item: NavItem): readonly MappedConfig[] {
  if (item.kind === 'link') return [{ label: item.label, href: item.href }]
  if (item.kind === 'page')
    return item.label === undefined ? [] : [{ label: item.label, to: toPagePath(item.path) }]
  const [first] = listPages(item.items)
  if (first !== undefined) return [{ label: item.label, to: toPagePath(first) }]
  const link = item.items.find(({ kind }) => kind === 'link')
  return link?.kind === 'link' ? [{ label: item.label, href: link.href }] : []
}
