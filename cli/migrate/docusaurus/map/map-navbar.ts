import { toList, toRecord, toText, type Values } from '../../coerce.ts'
import type { NavbarDocs } from '../docs/navbar-docs.ts'
import { compact } from './compact.ts'
import { mapLink, withSiteName } from './map-link.ts'
import { mapLogo } from './map-logo.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'

/** The navbar. Items that name a doc or a sidebar become links to its URL. */
export function mapNavbar(parts: MapParts): MappedConfig {
  const navbar = toRecord(parts.themeConfig['navbar'])
  const logo = mapLogo(navbar['logo'], 'navbar.logo', parts)
  return compact({
    // Without a title docs-ssg shows that of the site, and Docusaurus only the logo.
    title: navbar['title'] ?? (logo && ''),
    logo,
    hideOnScroll: navbar['hideOnScroll'],
    items: toList(navbar['items']).flatMap((item) => mapItem(toRecord(item), parts)),
  })
}

function mapItem(item: Values, parts: MapParts): MappedConfig[] {
  const type = toText(item['type']) ?? 'default'
  const names = toText(item['className'])
  const common = {
    ...(names === undefined ? {} : { className: names }),
    ...(item['position'] === 'right' ? { position: 'right' } : {}),
  }
  if (type === 'docsVersionDropdown' || type === 'localeDropdown' || type === 'search')
    return mapSwitcherLinks(item, parts)
  if (type === 'doc' || type === 'docSidebar' || type === 'docsVersion')
    return [{ ...mapDocItem(item, parts), ...common }]
  if (Array.isArray(item['items']))
    return mapDropdown(item, parts).map((one) => ({ ...one, ...common }))
  const hasIconOnly = toText(item['label']) === undefined && names !== undefined
  const link = mapLink(hasIconOnly ? withSiteName(item) : item, 'navbar.items', parts)
  return link.map((one) =>
    compact({
      ...one,
      className: names,
      hideLabel: hasIconOnly || undefined,
      activeBasePath: mapActiveBasePath(item) ?? ownPath(one),
      ...common,
    }),
  )
}

/**
 * The switchers of docs-ssg only list versions and languages, so other links in them go beside
 * them; several, such as those to archived versions, go into a separate menu.
 */
function mapSwitcherLinks(item: Values, parts: MapParts): MappedConfig[] {
  const links = [...toList(item['dropdownItemsBefore']), ...toList(item['dropdownItemsAfter'])]
    .map(toRecord)
    .filter((one) => toText(one['label']) !== undefined)
  const { position } = item
  if (links.length < 2) return links.flatMap((one) => mapItem({ ...one, position }, parts))
  const label = item['type'] === 'localeDropdown' ? 'More languages' : 'More versions'
  return mapItem({ label, items: links, position }, parts)
}

/** Empty when none of its links is left. Links of a dropdown only have a label and a target. */
function mapDropdown(item: Values, parts: MapParts): MappedConfig[] {
  const items = toList(item['items'])
    .flatMap((one) => mapItem({ ...toRecord(one), position: 'left' }, parts))
    .map(({ label, to, href }) => compact({ label, to, href }))
  return items.length === 0 ? [] : [{ label: toText(item['label']) ?? '', type: 'dropdown', items }]
}

/** Docusaurus marks a link below its target, and docs-ssg in the folder of the target. */
function ownPath({ to }: MappedConfig): string | undefined {
  return typeof to === 'string' && /^\/[^/#?]+\/[^/#?]/.test(to) ? to : undefined
}

/** A regular expression that is nothing but a path works as a base path too. */
function mapActiveBasePath(item: Values): string | undefined {
  const regex = toText(item['activeBaseRegex']) ?? ''
  const path = toText(item['activeBasePath']) ?? /^\^?(\/?[\w/-]+?)\/?$/.exec(regex)?.[1]
  return path === undefined ? undefined : `/${path.replace(/^\/+/, '')}`
}

/**
 * An item that names a doc or a sidebar. If no other item belongs to the same docs, and these have
 * one sidebar, it is marked as active on all of them.
 */
function mapDocItem(item: Values, { themeConfig, context }: MapParts): MappedConfig {
  const plugin = toText(item['docsPluginId'])
  const docs = context.docsOf(plugin)
  const id = toText(item['docId']) ?? toText(item['id'])
  const url = id === undefined ? docs.startOf(toText(item['sidebarId']) ?? '') : docs.urlOf(id)
  const to = url ?? (docs.base === '' ? '/' : docs.base)
  const sameDocs = toList(toRecord(themeConfig['navbar'])['items'])
    .map(toRecord)
    .filter(
      (one) => String(one['type']).startsWith('doc') && toText(one['docsPluginId']) === plugin,
    )
  const isAlone = sameDocs.filter(({ type }) => type !== 'docsVersionDropdown').length === 1
  return {
    label: toText(item['label']) ?? id ?? '',
    to,
    ...(isAlone && docs.base !== '' ? { activeBasePath: activeFor(to, docs) } : {}),
  }
}

/** Without a single sidebar for all docs, the folder of the target stands for its sidebar. */
function activeFor(to: string, { base, sidebarCount }: NavbarDocs): string {
  if (sidebarCount < 2) return base
  const folder = to.slice(0, to.lastIndexOf('/'))
  return folder.length > base.length ? folder : to
}
