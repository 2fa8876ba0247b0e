import { isElsewhere } from '../../../primitives/urls/static-path.ts'
import { toList, toRecord, toText } from '../../coerce.ts'
import { trimEndSlashes } from '../../../primitives/urls/trim-slashes.ts'

/** An entry of `nav` or `sidebar`. */
export interface NavItem {
  /** Without HTML; empty for a group without a title. */
  readonly label: string
  /** A page as `/guide/install#id`, or a full URL. */
  readonly link: string | undefined
  /** Undefined: the entry is not a group. */
  readonly items: readonly NavItem[] | undefined
  /** Undefined: readers can't collapse the group. */
  readonly isCollapsed: boolean | undefined
  /** The regular expression of paths for which the entry is active. */
  readonly activeMatch: string | undefined
  /** The name of a Vue component that is shown in place of the entry. */
  readonly component: string | undefined
}

/** Read a list of entries; `base` is put in front of their links, as VitePress does. */
export function readNavItems(value: unknown, base = ''): readonly NavItem[] {
  return toList(value).map((item) => {
    const entry = toRecord(item)
    const ownBase = toText(entry['base']) ?? base
    const link = toText(entry['link'])
    // Named `children` before VitePress 1.
    const items = entry['items'] ?? entry['children']
    return {
      label: toLabel(toText(entry['text']) ?? ''),
      link: link === undefined ? undefined : toSiteLink(withBase(link, ownBase)),
      items: Array.isArray(items) ? readNavItems(items, ownBase) : undefined,
      isCollapsed: typeof entry['collapsed'] === 'boolean' ? entry['collapsed'] : undefined,
      activeMatch: toText(entry['activeMatch']),
      component: toText(entry['component']),
    }
  })
}

function withBase(link: string, base: string): string {
  if (base === '' || isElsewhere(link)) return link
  return base + link.replace(/^\//, base.endsWith('/') ? '' : '/')
}

/** A link as the new site writes it: `/guide/install.html` becomes `/guide/install`. */
export function toSiteLink(link: string): string {
  if (isElsewhere(link) || link.startsWith('#')) return link
  const [path = '', rest = ''] = link.split(/(?=[?#])(.*)/s)
  const page = `/${path.replace(/^\//, '')}`
    .replace(/(?:\.html|\.md)$/, '')
    .replace(/\/index$/, '/')
  return (page === '/' ? page : trimEndSlashes(page)) + rest
}

/** Labels can contain HTML in VitePress. */
const toLabel = (text: string): string =>
  text
    .replaceAll(/<[^<>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Every entry of a list and of its groups, in order. */
export function flattenItems(items: readonly NavItem[]): readonly NavItem[] {
  return items.flatMap((item) => [item, ...flattenItems(item.items ?? [])])
}
