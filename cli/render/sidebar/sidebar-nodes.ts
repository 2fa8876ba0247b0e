import type { SidebarItem } from '../../model/navigation.ts'
import type { UrlPath } from '../../model/paths.ts'

/**
 * Pages contain the whole tree up to this many links. Longer lists without categories are split
 * into parts.
 */
const MAX_LINKS = 150
/** The minimum size of a part. */
const PART = 100

/**
 * A category with its key in the navigation file: `3-0` is the first category in the fourth entry.
 */
export interface SidebarBranch {
  readonly key: string
  readonly item: Extract<SidebarItem, { kind: 'category' }>
  readonly children: readonly SidebarNode[]
  /** The URL of its page, or of the first page below it. */
  readonly first: UrlPath | undefined
}
export type SidebarNode =
  { readonly item: Exclude<SidebarItem, { kind: 'category' }> } | SidebarBranch

/** The entries of a sidebar with keys; if `isLarge`, no page should contain all of them. */
export function toSidebarNodes(items: readonly SidebarItem[]): {
  readonly nodes: readonly SidebarNode[]
  readonly isLarge: boolean
} {
  const isLarge = countLinks(items) > MAX_LINKS
  return { nodes: toNodes(isLarge ? divide(items) : items, ''), isLarge }
}

function countLinks(items: readonly SidebarItem[]): number {
  return items.reduce(
    (sum, item) => sum + (item.kind === 'category' ? 1 + countLinks(item.items) : 1),
    0,
  )
}

/** Split long flat lists into parts, named after their first and last page. */
function divide(items: readonly SidebarItem[]): readonly SidebarItem[] {
  const inner = items.map((item) =>
    item.kind === 'category' ? { ...item, items: divide(item.items) } : item,
  )
  if (inner.length <= MAX_LINKS || inner.some(({ kind }) => kind === 'category')) return inner
  const size = Math.max(PART, Math.ceil(Math.sqrt(inner.length)))
  const parts: SidebarItem[] = []
  for (let start = 0; start < inner.length; start += size) {
    const part = inner.slice(start, start + size)
    const label = `${part[0]?.label ?? ''} – ${part.at(-1)?.label ?? ''}`
    const item = { kind: 'category', label, collapsible: true, collapsed: true } as const
    parts.push({ ...item, url: undefined, items: part })
  }
  return parts
}

function toNodes(items: readonly SidebarItem[], prefix: string): SidebarNode[] {
  return items.map((item, index) => {
    if (item.kind !== 'category') return { item }
    const key = `${prefix}${index}`
    const children = toNodes(item.items, `${key}-`)
    return { key, item, children, first: item.url ?? firstUrl(children) }
  })
}

function firstUrl(nodes: readonly SidebarNode[]): UrlPath | undefined {
  for (const node of nodes) {
    if ('key' in node && node.first !== undefined) return node.first
    if (node.item.kind === 'doc') return node.item.url
  }
  return undefined
}
