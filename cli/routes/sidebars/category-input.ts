import type { BadgeView } from '../../../runtime/shared/views/site-view.ts'
import type { CategoryLink, SidebarItem } from '../../model/navigation.ts'
import type { ContentPath } from '../../model/paths.ts'
import type { Doc } from '../doc-index.ts'

/** A category before it is known whether it has any items. */
export interface CategoryInput {
  readonly label: string
  readonly items: readonly SidebarItem[]
  readonly collapsible?: boolean
  readonly collapsed?: boolean
  readonly className?: string
  readonly badge?: BadgeView
  /** The page the category links to. */
  readonly doc?: Doc
  readonly link?: Extract<CategoryLink, { type: 'generated-index' }>
  /** The file that describes the category; the config when absent. */
  readonly path?: ContentPath
  /** Where the config defines the category: `sidebars.docs[2]`. */
  readonly key?: string
}
