// Room: its names, HTML and styles; scripts/: the code that makes it interactive
// The HTML of the sidebar. React renders it in the build; large-sidebar.ts creates it for what a
// page leaves out.
import { interpolate } from '../i18n/interpolate.ts'
import type { sidebarTranslations } from '../i18n/sidebar.ts'
import { type ElementTree, describeElement } from '../shared/html/element-tree.ts'
import { joinClasses } from '../shared/html/join-classes.ts'
import type { NavigationEntry } from '../shared/views/site-view.ts'
import { describeLink } from '../components/link-html.ts'
import * as sidebarAttributes from './sidebar-attributes.ts'
import { menuClasses } from './sidebar-names.ts'

type Texts = Readonly<Record<keyof typeof sidebarTranslations, string>>

/** How the parts of a sidebar are written. */
export interface SidebarOptions {
  readonly texts: Texts
  /**
   * Opening a category closes the others of its list: the browser does that for `details` of one
   * name.
   */
  readonly group?: string | undefined
  /** The class of links, which most sites do without. */
  readonly linkClass?: string | undefined
}

/**
 * The list of a sidebar or of one category. Categories are `details`, so they open without
 * JavaScript. A pruned one is a link to its first page, as short as possible because every page has
 * many of them.
 */
export function describeSidebar(
  items: readonly NavigationEntry[],
  options: SidebarOptions,
): ElementTree {
  return describeElement('ul', { class: menuClasses.list }, ...describeItems(items, options))
}

/** The items of a list alone. */
export function describeItems(
  items: readonly NavigationEntry[],
  options: SidebarOptions,
): readonly ElementTree[] {
  const { group } = options
  return items.map((item, index) => {
    const inner = { ...options, group: group === undefined ? undefined : `${group}-${index}` }
    const parts = describeItem(item, inner, group)
    return describeElement('li', { [sidebarAttributes.key]: item.key }, ...parts)
  })
}

/** The button that opens a pruned category. */
export function describeToggle(label: string, { pagesOf }: Texts): ElementTree {
  return describeElement('button', {
    class: menuClasses.caret,
    type: 'button',
    'aria-label': interpolate(pagesOf, { label }),
    'aria-expanded': 'false',
    [sidebarAttributes.toggle]: true,
  })
}

function describeItem(
  item: NavigationEntry,
  options: SidebarOptions,
  siblings: string | undefined,
): readonly ElementTree[] {
  if (item.kind === 'more') return [describeMore(item, options)]
  if (item.kind !== 'category' || item.branch !== undefined) return [describePage(item, options)]
  const list = describeSidebar(item.items ?? [], options)
  if (item.collapsible === true) return [describeCategory(item, { ...options, list, siblings })]
  return [item.href === undefined ? describeHeading(item) : describePage(item, options), list]
}

const describeHeading = (item: NavigationEntry): ElementTree =>
  describeElement('span', { class: menuClasses.heading }, item.label, ...describeBadgeAfter(item))

/** With a space before it, for screen readers. */
function describeBadgeAfter(item: NavigationEntry): readonly (ElementTree | string)[] {
  const badge = describeBadge(item)
  return badge === undefined ? [] : [' ', badge]
}

/** Undefined for an entry without a badge. */
function describeBadge({ badge }: NavigationEntry): ElementTree | undefined {
  if (badge === undefined) return undefined
  return describeElement('span', { class: `badge badge-${badge.type}` }, badge.text)
}

function describePage(item: NavigationEntry, { texts, linkClass }: SidebarOptions): ElementTree {
  const { label, href = '', external = false, className } = item
  const attributes = {
    class: joinClasses(linkClass, className),
    [sidebarAttributes.branch]: item.branch,
    'aria-current': item.current === true ? 'page' : undefined,
  }
  return describeLink(
    { label, href, external },
    { attributes, leavesSite: texts.leavesSite, badge: describeBadge(item) },
  )
}

interface CategoryOptions extends SidebarOptions {
  readonly list: ElementTree
  readonly siblings: string | undefined
}

function describeCategory(item: NavigationEntry, options: CategoryOptions): ElementTree {
  const { texts, list, siblings } = options
  const { label, href, collapsed } = item
  const isLinked = href !== undefined
  const details = describeElement(
    'details',
    { class: menuClasses.category, open: collapsed === true ? undefined : true, name: siblings },
    isLinked
      ? describeElement('summary', {
          class: menuClasses.caret,
          'aria-label': interpolate(texts.pagesOf, { label }),
        })
      : describeElement(
          'summary',
          { class: menuClasses.label },
          label,
          ...describeBadgeAfter(item),
        ),
    list,
  )
  if (!isLinked) return details
  return describeElement('div', { class: menuClasses.linked }, describePage(item, options), details)
}

/**
 * The link to the rest of a long list: on a separate page, or in place once the script has
 * fetched it.
 */
function describeMore(
  { label, href = '', branch, from }: NavigationEntry,
  { linkClass }: SidebarOptions,
): ElementTree {
  const attributes = {
    class: joinClasses(linkClass, menuClasses.more),
    href,
    [sidebarAttributes.more]: branch,
    [sidebarAttributes.from]: from === undefined ? undefined : String(from),
  }
  return describeElement('a', attributes, label)
}
