// Room: sidebar items -> HTML of the sidebar, and the file that the browser fetches
// A sidebar reduced to what one page should contain. Given SidebarItem[], it returns views of pages
// and branches for the file. It must not know how it is displayed.
import type { SidebarView } from '../../../runtime/shared/views/site-view.ts'
import type { SidebarItem } from '../../model/navigation.ts'
import type { UrlPath } from '../../model/paths.ts'
import { type SidebarBranch, type SidebarNode, toSidebarNodes } from './sidebar-nodes.ts'
import { listAround, pageList, stepOf, windowAround } from './sidebar-window.ts'

/** A sidebar, prepared for all its pages. */
export interface Sidebar {
  /**
   * The path to a page: keys of the categories above it and the step in its list. Pages with one
   * path share one view.
   */
  readonly trailOf: (url: UrlPath) => string
  readonly viewOf: (trail: string) => readonly SidebarView[]
  /**
   * Lists that pages leave out, by the key of their category; the whole list is `all`. Empty when
   * pages contain everything.
   */
  readonly branches: ReadonlyMap<string, readonly SidebarView[]>
  /** Every entry of the sidebar. */
  readonly whole: () => readonly SidebarView[]
}

interface SidebarOptions {
  /** A label as the page shows it. */
  readonly toLabel: (label: string) => string
  readonly toHref: (url: UrlPath) => string
  readonly toLink: (href: string) => { readonly href: string; readonly external: boolean }
  readonly autoCollapse: boolean
  /** Text of the link to the rest of a list. */
  readonly showAll: (count: number) => string
  /** URL of the page with every entry, where the id of each list is its key. */
  readonly allHref: string
}

const ROOT = 'all'
const STEP = /@.*/

/**
 * Prepare a sidebar. In a large one, categories outside the reader's path are empty and link to
 * their first page.
 */
export function createSidebar(items: readonly SidebarItem[], options: SidebarOptions): Sidebar {
  const { nodes, isLarge } = toSidebarNodes(items)
  const trails = new Map<UrlPath, string>()
  collectTrails(nodes, [], trails)
  const whole: Cut = { isPruned: () => false, steps: undefined, open: [], isLarge }
  const pruned: Cut = { ...whole, isPruned: isPrunedOff([]) }
  const branches = new Map<string, readonly SidebarView[]>()
  if (isLarge) {
    branches.set(ROOT, toViews(nodes, ROOT, { ...options, ...pruned }))
    for (const { key, children } of allBranches(nodes)) {
      branches.set(key, toViews(children, key, { ...options, ...pruned }))
    }
  }
  return {
    trailOf: (url) => {
      const trail = trails.get(url) ?? ''
      // Lists that are shown whole have no steps, so that all pages of a category share one view.
      return isLarge ? trail : trail.replace(STEP, '')
    },
    viewOf: (trail) => {
      const [keys = '', step = '0'] = trail.split('@')
      const open = keys === '' ? [] : keys.split(' ')
      const steps = new Map([[open.at(-1) ?? ROOT, Number(step)]])
      const cut = isLarge
        ? { isPruned: isPrunedOff(open), steps, open, isLarge }
        : { ...whole, open }
      return toViews(nodes, ROOT, { ...options, ...cut })
    },
    branches,
    whole: () => toViews(nodes, ROOT, { ...options, ...whole }),
  }
}

const isPrunedOff =
  (open: readonly string[]) =>
  (branch: SidebarBranch): boolean =>
    !open.includes(branch.key) && branch.first !== undefined

function collectTrails(
  nodes: readonly SidebarNode[],
  above: readonly string[],
  trails: Map<UrlPath, string>,
): void {
  for (const [index, node] of nodes.entries()) {
    const isCategory = 'key' in node
    const below = isCategory ? [...above, node.key] : above
    if (node.item.kind !== 'link' && node.item.url !== undefined && !trails.has(node.item.url)) {
      const step = isCategory ? 0 : stepOf(index, nodes.length, pageList)
      trails.set(node.item.url, below.join(' ') + (step === 0 ? '' : `@${step}`))
    }
    if (isCategory) collectTrails(node.children, below, trails)
  }
}

function* allBranches(nodes: readonly SidebarNode[]): Generator<SidebarBranch> {
  for (const node of nodes) {
    if (!('key' in node)) continue
    yield node
    yield* allBranches(node.children)
  }
}

/** Which parts of the tree are left out. */
interface Cut {
  readonly isPruned: (branch: SidebarBranch) => boolean
  /** The step around which a long list is shown; undefined shows all of it. */
  readonly steps: ReadonlyMap<string, number> | undefined
  /** Keys of the categories on the reader's path. */
  readonly open: readonly string[]
  readonly isLarge: boolean
}

const blank = { current: false, external: false, className: undefined, collapsible: false }
const plain = { ...blank, collapsed: false, items: [], branch: undefined }

function toViews(
  nodes: readonly SidebarNode[],
  key: string,
  context: SidebarOptions & Cut,
): readonly SidebarView[] {
  const { open, steps, allHref, showAll } = context
  const ahead = nodes.findIndex((node) => 'key' in node && open.includes(node.key))
  const count = nodes.length
  const size = ahead === -1 ? pageList : listAround(countInside(nodes, open))
  const step = ahead === -1 ? (steps?.get(key) ?? 0) : stepOf(ahead, count, size)
  const { start, end } =
    steps === undefined ? { start: 0, end: count } : windowAround(step, count, size)
  const views = nodes
    .slice(start, end)
    .map((node) =>
      'key' in node ? toCategory(node, ahead !== -1, context) : toEntry(node, context),
    )
  if (views.length === count) return views
  const label = showAll(count)
  const href = `${allHref}#${key}`
  return [...views, { ...plain, kind: 'more', label, href, branch: key, from: start }]
}

/** How many entries the open categories below a list show. */
function countInside(nodes: readonly SidebarNode[], open: readonly string[]): number {
  const child = nodes.find((node) => 'key' in node && open.includes(node.key))
  if (child === undefined || !('key' in child)) return 0
  const inside = countInside(child.children, open)
  const { whole, shown } = inside === 0 ? pageList : listAround(inside)
  const count = child.children.length
  return inside + (count <= whole ? count : shown)
}

/** The texts of an entry. */
const textsOf = (
  { label, badge }: SidebarItem,
  { toLabel }: Pick<SidebarOptions, 'toLabel'>,
): Pick<SidebarView, 'label' | 'badge'> => ({
  label: toLabel(label),
  ...(badge ? { badge: { ...badge, text: toLabel(badge.text) } } : {}),
})

function toEntry(
  { item }: Exclude<SidebarNode, SidebarBranch>,
  options: SidebarOptions,
): SidebarView {
  if (item.kind === 'link') {
    return {
      ...plain,
      kind: 'link',
      ...textsOf(item, options),
      ...options.toLink(item.href),
    }
  }
  const { className } = item
  const href = options.toHref(item.url)
  return { ...plain, kind: 'doc', className, ...textsOf(item, options), href }
}

function toCategory(
  node: SidebarBranch,
  hasOpenSibling: boolean,
  context: SidebarOptions & Cut,
): SidebarView {
  const { item, key, children } = node
  const { open, isPruned, isLarge, autoCollapse, toHref } = context
  const cut = isPruned(node)
  const target = cut ? node.first : item.url
  const isOnPath = open.includes(key)
  return {
    ...blank,
    kind: 'category',
    ...textsOf(item, context),
    href: target === undefined ? undefined : toHref(target),
    collapsible: item.collapsible,
    collapsed: !isOnPath && (item.collapsed || (autoCollapse && hasOpenSibling)),
    items: cut ? [] : toViews(children, key, context),
    branch: cut ? key : undefined,
    ...(isLarge && !cut ? { key } : {}),
  }
}
