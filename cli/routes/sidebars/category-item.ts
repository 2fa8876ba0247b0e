import { toBadge } from '../../schema/values/sidebar-badge.ts'
import type { SidebarItem } from '../../model/navigation.ts'
import { type CategoryInput, toLabel } from './category-input.ts'
import type { SidebarContext } from '../doc-index.ts'
import { createIndexPage } from '../index-page.ts'

/**
 * One item. An empty category becomes a plain page if it links to one, and is left out otherwise.
 */
export function createCategory(input: CategoryInput, context: SidebarContext): SidebarItem[] {
  const { items, doc } = input
  const label = toLabel(input, context)
  const badge = input.badge ?? toBadge(doc?.page.frontMatter.sidebar_badge).badge
  const css = {
    ...(input.className === undefined ? {} : { className: input.className }),
    ...(badge ? { badge } : {}),
  }
  if (items.length === 0) {
    return doc ? [{ kind: 'doc', id: doc.id, label, url: doc.url, ...css }] : []
  }
  const index = doc ?? (input.link ? createIndexPage(input, input.link, context) : undefined)
  const { sidebar } = context.config
  const collapsible = input.collapsible ?? sidebar.collapsible
  return [
    {
      kind: 'category',
      label,
      collapsible,
      collapsed: collapsible && (input.collapsed ?? sidebar.collapsed),
      url: index?.url,
      ...css,
      items,
    },
  ]
}
