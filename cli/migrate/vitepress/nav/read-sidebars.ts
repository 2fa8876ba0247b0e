import { toRecord } from '../../coerce.ts'
import type { SiteLocale } from '../vitepress-site.ts'
import { flattenItems, type NavItem, readNavItems } from './nav-item.ts'

/** A sidebar, and the pages that show it. */
export interface SourceSidebar {
  /** The start of the URLs of its pages: `/guide/`. */
  readonly prefix: string
  readonly items: readonly NavItem[]
}

/** The sidebars of a language, in the order in which VitePress tries their prefixes. */
export function readSidebars({ theme, folder }: SiteLocale): readonly SourceSidebar[] {
  const written = theme['sidebar']
  const root = folder === '' ? '/' : `/${folder}/`
  if (Array.isArray(written)) return [{ prefix: root, items: readNavItems(written) }]
  return Object.entries(toRecord(written))
    .map(([path, value]) => {
      const { items = value, base } = toRecord(value)
      return {
        prefix: `/${path.replace(/^\//, '')}`,
        items: readNavItems(items, typeof base === 'string' ? base : ''),
      }
    })
    .toSorted((a, b) => b.prefix.split('/').length - a.prefix.split('/').length)
}

/** The sidebar of a page; undefined if it has none. */
export function sidebarOf(
  url: string,
  sidebars: readonly SourceSidebar[],
): SourceSidebar | undefined {
  return sidebars.find(({ prefix }) => `${url}/`.startsWith(prefix) || url.startsWith(prefix))
}

/** True if the sidebar has an entry for a page. */
export const listsPage = ({ items }: SourceSidebar, url: string): boolean =>
  flattenItems(items).some(({ link }) => link === url)

/** The link of the same page in the language at the root. */
export function toRootLink(link: string, { folder }: Pick<SiteLocale, 'folder'>): string {
  if (folder === '' || !`${link}/`.startsWith(`/${folder}/`)) return link
  return link.slice(folder.length + 1) || '/'
}
