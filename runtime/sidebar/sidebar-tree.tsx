import type { ReactElement } from 'react'
import { useTranslations } from '../i18n/use-translations.ts'
import type { SidebarView } from '../shared/views/site-view.ts'
import { describeSidebar } from './sidebar-html.ts'
import { toReact } from '../components/to-react.ts'

interface SidebarTreeProps {
  readonly items: readonly SidebarView[]
  /** Opening a category closes its siblings; the names of their `details` begin with this. */
  readonly group?: string | undefined
  /** The class of links. */
  readonly linkClass?: string | undefined
}

/** The links of a sidebar. */
export function SidebarTree({ items, group, linkClass }: SidebarTreeProps): ReactElement {
  const texts = useTranslations()
  return toReact(describeSidebar(items, { texts, group, linkClass }))
}
