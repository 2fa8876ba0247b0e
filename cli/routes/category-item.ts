import type { CategoryLink, SidebarItem } from '../model/navigation.ts'
import type { ContentPath } from '../model/paths.ts'
import { type Doc, type SidebarContext, translate } from './doc-index.ts'
import { createIndexPage } from './index-page.ts'

/** A category before it is known whether it holds anything. */
export interface CategoryInput {
  readonly label: string
  readonly items: readonly SidebarItem[]
  readonly collapsible?: boolean
  readonly collapsed?: boolean
  readonly className?: string
  /** The page the category leads to. */
  readonly doc?: Doc
  readonly link?: Extract<CategoryLink, { type: 'generated-index' }>
  /** The file that describes the category; the config when absent. */
  readonly path?: ContentPath
  /** Where the config defines the category: `sidebars.docs[2]`. */
  readonly key?: string
}

/** One item; none when the category is empty and leads nowhere, a plain page when it only leads somewhere. */
export function createCategory(input: CategoryInput, context: SidebarContext): SidebarItem[] {
  const { items, doc } = input
  const label = translate(input.label, context)
  const css = input.className === undefined ? {} : { className: input.className }
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
