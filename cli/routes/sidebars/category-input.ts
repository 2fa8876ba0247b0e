import type { BadgeView } from '../../../runtime/shared/views/site-view.ts'
import type { CategoryLink, SidebarItem } from '../../model/navigation.ts'
import type { ContentPath } from '../../model/paths.ts'
import { type Doc, type SidebarContext, translate, translateLabel } from '../doc-index.ts'

/** A category before it is known whether it has any items. */
export interface CategoryInput {
  readonly label: string
  /** The label is the title of a page or the name of a folder, in which marks are text. */
  readonly isPlain?: boolean
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

/** The label of a category in the language of its pages. */
export const toLabel = ({ label, isPlain }: CategoryInput, context: SidebarContext): string =>
  isPlain ? translate(label, context) : translateLabel(label, context)
