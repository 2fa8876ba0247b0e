import type { MapParts } from './map-site.ts'
import type { Note } from './migration.ts'
import { toList, toRecord, toText } from './values.ts'

type Values = Readonly<Record<string, unknown>>
type Tell = (subject: Note['subject'], advice: Note['advice']) => void

/** The navbar; items that name a doc lead to its address, once it is known. */
export function mapNavbar(parts: MapParts): Values {
  const navbar = toRecord(parts.themeConfig['navbar'])
  return compact({
    title: navbar['title'],
    logo: mapLogo(navbar['logo']),
    hideOnScroll: navbar['hideOnScroll'],
    items: toList(navbar['items']).flatMap((item) => mapItem(toRecord(item), parts)),
  })
}

/** The footer; undefined when the site has none. */
export function mapFooter(themeConfig: Values, note: Tell): Values | undefined {
  const footer = toRecord(themeConfig['footer'])
  if (Object.keys(footer).length === 0) return undefined
  const columns = toList(footer['links']).map(toRecord)
  const isFlat = columns.some((column) => !Array.isArray(column['items']))
  const groups = isFlat ? [{ title: '', items: columns }] : columns
  const toLinks = (items: unknown): Values[] =>
    toList(items).flatMap((item) => toLink(toRecord(item), 'footer.links', note))
  return compact({
    style: footer['style'] ?? 'light',
    logo: mapLogo(footer['logo']),
    links: groups
      .map(({ title, items }) => ({
        title: toText(title) ?? '',
        items: toLinks(items),
      }))
      .filter(({ items }) => items.length > 0),
    copyright: plainText(toText(footer['copyright']), note),
  })
}

function mapItem(item: Values, parts: MapParts): Values[] {
  const { site, context, note } = parts
  const type = toText(item['type']) ?? 'default'
  const position = item['position'] === 'right' ? { position: 'right' } : {}
  const label = toText(item['label']) ?? ''
  if (type === 'docsVersionDropdown' || type === 'localeDropdown' || type === 'search') return []
  if (type === 'doc' || type === 'docSidebar' || type === 'docsVersion') {
    const last = toText(site.docs['lastVersion']) ?? site.versions[0] ?? 'current'
    const sidebars = toRecord(context.versionedSidebars(last) ?? site.sidebars)
    const sidebar = sidebars[toText(item['sidebarId']) ?? '']
    const id = toText(item['docId']) ?? toText(item['id']) ?? firstDoc(sidebar) ?? ''
    const to = context.urlOf(id) ?? `/${toText(site.docs['routeBasePath']) ?? 'docs'}`
    return [{ label: label === '' ? id : label, to: to.replaceAll(/\/{2,}/g, '/'), ...position }]
  }
  if (Array.isArray(item['items'])) {
    const items = toList(item['items']).flatMap((one) =>
      mapItem({ ...toRecord(one), position: 'left' }, parts),
    )
    return [{ label, type: 'dropdown', items, ...position }]
  }
  return toLink(item, 'navbar.items', note).map((link) => ({ ...link, ...position }))
}

/** Id of the doc that a sidebar begins with. */
function firstDoc(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry
  if (Array.isArray(entry)) return firstOf(entry)
  const { type, id, items, link, ...rest } = toRecord(entry)
  if (type === 'doc' || type === 'ref') return toText(id)
  return (
    toText(toRecord(link)['id']) ??
    (type === undefined ? firstOf(Object.values(rest)) : firstDoc(items))
  )
}

function firstOf(entries: readonly unknown[]): string | undefined {
  return entries.map(firstDoc).find((id) => id !== undefined)
}

function toLink(written: Values, subject: string, note: Tell): Values[] {
  const item = { ...readHtml(toText(written['html']) ?? ''), ...written }
  const label = toText(item['label']) ?? toText(item['aria-label'])
  const [to, href] = [toText(item['to']), toText(item['href'])]
  if (label === undefined || (to === undefined && href === undefined)) {
    const text = toText(item['html']) ?? JSON.stringify(item)
    note(subject, `\`${text.slice(0, 80)}\` is no plain link; it is left out.`)
    return []
  }
  const address = to ?? href ?? ''
  const isExternal = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)
  return [{ label, ...(isExternal ? { href: address } : { to: address.replace(/^(?!\/)/, '/') }) }]
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
  return href === undefined || label === '' ? {} : { href, label }
}

function mapLogo(value: unknown): Values | undefined {
  const logo = toRecord(value)
  const src = toText(logo['src'])
  if (src === undefined) return undefined
  const size = (key: string): number | undefined => Number(logo[key]) || undefined
  return compact({
    src: src.replace(/^\//, ''),
    srcDark: toText(logo['srcDark'])?.replace(/^\//, ''),
    alt: logo['alt'],
    width: size('width'),
    height: size('height'),
  })
}

function plainText(html: string | undefined, note: Tell): string | undefined {
  if (html === undefined || !/[<&]/.test(html)) return html
  note('footer.copyright', 'It is HTML; docs-ssg shows plain text.')
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&copy;/g, '©')
    .replace(/&amp;/g, '&')
    .trim()
}

function compact(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
