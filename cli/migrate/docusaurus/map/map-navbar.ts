import type { MapParts } from './map-site.ts'
import { resolveStaticFile } from './resolve-static-file.ts'
import { toPageUrl } from '../../to-page-url.ts'
import { toMarkdown } from './to-markdown.ts'
import { toList, toRecord, toText } from '../../coerce.ts'

type Values = Readonly<Record<string, unknown>>

/** The navbar; items that name a doc lead to its address, once it is known. */
export function mapNavbar(parts: MapParts): Values {
  const navbar = toRecord(parts.themeConfig['navbar'])
  const logo = mapLogo(navbar['logo'], 'navbar.logo', parts)
  return compact({
    // Docusaurus shows no other name there.
    title: navbar['title'] ?? (logo && ''),
    logo,
    hideOnScroll: navbar['hideOnScroll'],
    items: toList(navbar['items']).flatMap((item) => mapItem(toRecord(item), parts)),
  })
}

/** The footer; undefined when the site has none. */
export function mapFooter(parts: MapParts): Values | undefined {
  const footer = toRecord(parts.themeConfig['footer'])
  if (Object.keys(footer).length === 0) return undefined
  const columns = toList(footer['links']).map(toRecord)
  const isFlat = columns.some((column) => !Array.isArray(column['items']))
  const groups = isFlat ? [{ title: '', items: columns }] : columns
  const toLinks = (items: unknown): Values[] =>
    toList(items).flatMap((item) => toLink(toRecord(item), 'footer.links', parts))
  const links = groups
    .map(({ title, items }) => ({ title: toText(title) ?? '', items: toLinks(items) }))
    .filter(({ items }) => items.length > 0)
  return compact({
    style: footer['style'] ?? 'light',
    logo: mapLogo(footer['logo'], 'footer.logo', parts),
    links: links.length > 0 ? links : undefined,
    copyright: toMarkdown(toText(footer['copyright']) ?? '') || undefined,
  })
}

function mapItem(item: Values, parts: MapParts): Values[] {
  const type = toText(item['type']) ?? 'default'
  const position = item['position'] === 'right' ? { position: 'right' } : {}
  const label = toText(item['label']) ?? ''
  const names = toText(item['className'])
  const own = names === undefined ? {} : { className: names }
  if (type === 'docsVersionDropdown' || type === 'localeDropdown' || type === 'search') {
    const extra = [...toList(item['dropdownItemsBefore']), ...toList(item['dropdownItemsAfter'])]
    // The switcher holds versions and languages alone: what stood in it stands beside it.
    const links = extra.map(toRecord).filter((one) => toText(one['label']) !== undefined)
    return links.flatMap((one) => mapItem({ ...one, position: item['position'] }, parts))
  }
  if (type === 'doc' || type === 'docSidebar' || type === 'docsVersion')
    return [{ ...mapDocItem(item, parts), ...own, ...position }]
  if (Array.isArray(item['items'])) {
    const items = toList(item['items']).flatMap((one) =>
      mapItem({ ...toRecord(one), position: 'left' }, parts),
    )
    // Links of a dropdown are never marked, and are words.
    const links = items.map(({ label: text, to, href }) => compact({ label: text, to, href }))
    return links.length === 0
      ? []
      : [{ label, type: 'dropdown', items: links, ...own, ...position }]
  }
  // A pattern that is nothing but a path is one.
  const pattern = /^\^?(\/?[\w/-]+?)\/?$/.exec(toText(item['activeBaseRegex']) ?? '')?.[1]
  const active = toText(item['activeBasePath']) ?? pattern
  const base = active === undefined ? {} : { activeBasePath: `/${active.replace(/^\/+/, '')}` }
  const hidden = label === '' && names !== undefined ? { hideLabel: true } : {}
  return toLink(hidden.hideLabel ? withName(item) : item, 'navbar.items', parts).map((link) => ({
    ...link,
    ...own,
    ...hidden,
    ...base,
    ...position,
  }))
}

/** A link that a style sheet draws an icon in, with a name for those who do not see it: that of the site it leads to. */
function withName(item: Values): Values {
  const host = /^https?:\/\/(?:www\.)?([^/:?#]+)/.exec(toText(item['href']) ?? '')?.[1]
  const name = toText(item['aria-label']) ?? (host && (brands.get(host) ?? host))
  return name === undefined ? item : { ...item, label: name }
}

/** How those write their names whose icons stand in navbars. */
const brands: ReadonlyMap<string, string> = new Map([
  ['bsky.app', 'Bluesky'],
  ['discord.com', 'Discord'],
  ['discord.gg', 'Discord'],
  ['github.com', 'GitHub'],
  ['gitlab.com', 'GitLab'],
  ['linkedin.com', 'LinkedIn'],
  ['npmjs.com', 'npm'],
  ['stackoverflow.com', 'Stack Overflow'],
  ['twitter.com', 'Twitter'],
  ['x.com', 'X'],
  ['youtube.com', 'YouTube'],
])

/** An item that names a doc or a sidebar. It is marked on all docs of its set where no other item leads into it. */
function mapDocItem(item: Values, { themeConfig, context }: MapParts): Values {
  const plugin = toText(item['docsPluginId'])
  const docs = context.docsOf(plugin)
  const named = toText(item['docId']) ?? toText(item['id'])
  const url =
    named === undefined ? docs.startOf(toText(item['sidebarId']) ?? '') : docs.urlOf(named)
  const to = url ?? (docs.base === '' ? '/' : docs.base)
  const others = toList(toRecord(themeConfig['navbar'])['items']).map(toRecord)
  const same = others.filter(
    (one) => String(one['type']).startsWith('doc') && toText(one['docsPluginId']) === plugin,
  )
  const isAlone = same.filter(({ type }) => type !== 'docsVersionDropdown').length === 1
  return {
    label: toText(item['label']) ?? named ?? '',
    to,
    ...(isAlone && docs.base !== '' ? { activeBasePath: docs.base } : {}),
  }
}

function toLink(written: Values, subject: string, { note, context }: MapParts): Values[] {
  const item = { ...readHtml(toText(written['html']) ?? ''), ...written }
  const label = toText(item['label']) ?? toText(item['aria-label'])
  const [to, href] = [toText(item['to']), toText(item['href'])]
  if (label === undefined || (to === undefined && href === undefined)) {
    const text = (toText(item['html']) ?? JSON.stringify(item)).replace(/\s+/g, ' ').trim()
    note(subject, `\`${text.slice(0, 80)}\` is no plain link; it is left out.`)
    return []
  }
  const address = to ?? href ?? ''
  const isExternal = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)
  if (isExternal) return [{ label, href: address }]
  const path = address.replace(/^(?!\/)/, '/').replace(/^\/?pathname:\/\//, '')
  if (context.missingPages.includes(toPageUrl(path))) {
    note(
      subject,
      `\`${label}\` led to \`${path}\`, where nothing stands yet; add it when a page does.`,
    )
    return []
  }
  return [{ label, to: path }]
}

/** An item of HTML that is one link: its text, or what stands for the picture in it. */
function readHtml(html: string): Values {
  const [, , href, inner = ''] =
    /^\s*<a\b[^>]*?\bhref=(["'])([^"']+)\1[^>]*>((?:(?!<a\b)[\s\S])*)<\/a>\s*$/i.exec(html) ?? []
  const shown = inner.replace(/<img\b[^>]*?\balt=(["'])([^"']*)\1[^>]*>/gi, '$2')
  const label = shown
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (href === undefined) return {}
  return label === '' ? withName({ href }) : { href, label }
}

function mapLogo(value: unknown, subject: string, parts: MapParts): Values | undefined {
  const logo = toRecord(value)
  const src = resolveStaticFile(logo['src'], `${subject}.src`, parts)
  if (src === undefined) return undefined
  const size = (key: string): number | undefined => Number(logo[key]) || undefined
  return compact({
    src,
    srcDark: resolveStaticFile(logo['srcDark'], `${subject}.srcDark`, parts),
    alt: logo['alt'],
    width: size('width'),
    height: size('height'),
  })
}

function compact(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
