// A sidebar cut to what one page may carry. Enters: SidebarItem[]. Leaves: views per page, branches for the file.
// Must not know how it looks.
import type { SidebarView } from '../../runtime/shared/site-view.ts'
import type { SidebarItem, UrlPath } from '../model.ts'

/** Up to so many links a page carries the whole tree. */
const MAX_LINKS = 150
/** A list without categories is cut into parts of so many when it is longer than `MAX_LINKS`. */
const PART = 100

interface Branch {
  readonly key: string
  readonly item: Extract<SidebarItem, { kind: 'category' }>
  readonly children: readonly Node[]
  readonly first: UrlPath | undefined
}
type Node = { readonly item: Exclude<SidebarItem, { kind: 'category' }> } | Branch

/** A sidebar prepared for all its pages. */
export interface Sidebar {
  /** The keys of the categories above a page, joined: pages with one trail share one view. */
  readonly trailOf: (url: UrlPath) => string
  readonly viewOf: (trail: string) => readonly SidebarView[]
  /** The pruned categories by key; empty when the whole tree fits into a page. */
  readonly branches: ReadonlyMap<string, readonly SidebarView[]>
}

interface Addresses {
  readonly toHref: (url: UrlPath) => string
  readonly toLink: (href: string) => { readonly href: string; readonly external: boolean }
}

/** Prepare a sidebar. In a large one the categories off the reader's path are pruned and lead to their first page. */
export function createSidebar(
  items: readonly SidebarItem[],
  addresses: Addresses,
  options: { readonly autoCollapse: boolean },
): Sidebar {
  const isLarge = countLinks(items) > MAX_LINKS
  const nodes = toNodes(isLarge ? divide(items) : items, '')
  const trails = new Map<UrlPath, string>()
  collectTrails(nodes, '', trails)
  const view = createViewer(addresses, options.autoCollapse)
  const branches = new Map<string, readonly SidebarView[]>()
  if (isLarge) {
    for (const branch of allBranches(nodes)) {
      branches.set(branch.key, view(branch.children, isPruned([])))
    }
  }
  return {
    trailOf: (url) => trails.get(url) ?? '',
    viewOf: (trail) => {
      const open = trail.split(' ')
      return view(nodes, isLarge ? isPruned(open) : () => false, open)
    },
    branches,
  }
}

const isPruned =
  (open: readonly string[]) =>
  (branch: Branch): boolean =>
    !open.includes(branch.key) && branch.first !== undefined

function countLinks(items: readonly SidebarItem[]): number {
  return items.reduce(
    (sum, item) => sum + (item.kind === 'category' ? 1 + countLinks(item.items) : 1),
    0,
  )
}

/** Cut long flat lists into parts, named by their first and last page. */
function divide(items: readonly SidebarItem[]): readonly SidebarItem[] {
  const inner = items.map((item) =>
    item.kind === 'category' ? { ...item, items: divide(item.items) } : item,
  )
  if (inner.length <= MAX_LINKS) return inner
  const size = Math.max(PART, Math.ceil(Math.sqrt(inner.length)))
  const parts: SidebarItem[] = []
  for (let start = 0; start < inner.length; start += size) {
    const part = inner.slice(start, start + size)
    const label = `${part[0]?.label ?? ''} – ${part.at(-1)?.label ?? ''}`
    parts.push({
      kind: 'category',
      label,
      collapsible: true,
      collapsed: true,
      url: undefined,
      items: part,
    })
  }
  return parts
}

function toNodes(items: readonly SidebarItem[], prefix: string): Node[] {
  return items.map((item, index) => {
    if (item.kind !== 'category') return { item }
    const key = `${prefix}${index}`
    const children = toNodes(item.items, `${key}-`)
    return { key, item, children, first: item.url ?? firstUrl(children) }
  })
}

function firstUrl(nodes: readonly Node[]): UrlPath | undefined {
  for (const node of nodes) {
    if ('key' in node && node.first !== undefined) return node.first
    if (node.item.kind === 'doc') return node.item.url
  }
  return undefined
}

function collectTrails(nodes: readonly Node[], trail: string, trails: Map<UrlPath, string>): void {
  for (const node of nodes) {
    const below = 'key' in node ? `${trail}${trail === '' ? '' : ' '}${node.key}` : trail
    if (node.item.kind !== 'link' && node.item.url !== undefined && !trails.has(node.item.url)) {
      trails.set(node.item.url, below)
    }
    if ('key' in node) collectTrails(node.children, below, trails)
  }
}

function* allBranches(nodes: readonly Node[]): Generator<Branch> {
  for (const node of nodes) {
    if (!('key' in node)) continue
    yield node
    yield* allBranches(node.children)
  }
}

type Viewer = (
  nodes: readonly Node[],
  isCut: (branch: Branch) => boolean,
  open?: readonly string[],
) => readonly SidebarView[]

function createViewer({ toHref, toLink }: Addresses, autoCollapse: boolean): Viewer {
  const common = { current: false, external: false, className: undefined, collapsible: false }
  const closed = { ...common, collapsed: false, items: [], branch: undefined }
  const view: Viewer = (nodes, isCut, open = []) => {
    const leader = nodes.find((node) => 'key' in node && open.includes(node.key))
    return nodes.map((node) => {
      const { item } = node
      if (item.kind === 'link')
        return { ...closed, kind: 'link', label: item.label, ...toLink(item.href) }
      if (item.kind === 'doc') {
        const { label, className } = item
        return { ...closed, kind: 'doc', label, className, href: toHref(item.url) }
      }
      if (!('key' in node))
        return { ...closed, kind: 'category', label: item.label, href: undefined }
      const isOnPath = open.includes(node.key)
      const cut = isCut(node)
      const target = cut ? node.first : item.url
      return {
        ...common,
        kind: 'category',
        label: item.label,
        href: target === undefined ? undefined : toHref(target),
        collapsible: item.collapsible,
        collapsed: !isOnPath && (item.collapsed || (autoCollapse && leader !== undefined)),
        items: cut ? [] : view(node.children, isCut, open),
        branch: cut ? node.key : undefined,
      }
    })
  }
  return view
}
