import type { ReactElement } from 'react'
import type { SidebarView, SiteView } from '../shared/views/site-view.ts'
import { useTranslations } from '../i18n/use-translations.ts'
import * as sidebarAttributes from './sidebar-attributes.ts'
import { SidebarTree } from './sidebar-tree.tsx'

interface DocsNavigationProps {
  readonly site: SiteView
  readonly items: readonly SidebarView[]
}

/** The landmark with the sidebar of the docs. */
export function DocsNavigation({ site, items }: DocsNavigationProps): ReactElement {
  const { docsNavigation } = useTranslations()
  const { linkClass, autoCollapseCategories } = site.sidebar
  return (
    <nav className="menu" aria-label={docsNavigation} {...{ [sidebarAttributes.sidebar]: '' }}>
      <SidebarTree
        items={items}
        linkClass={linkClass}
        {...(autoCollapseCategories ? { group: 'menu' } : {})}
      />
    </nav>
  )
}
