// Room: one React layout a file
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../components/icons.tsx'
import { useTranslations } from '../i18n/use-translations.ts'
import type { SiteView } from '../shared/views/site-view.ts'

interface ShellProps {
  readonly site: SiteView
  /** Announcement bar and navbar. */
  readonly header: ReactNode
  readonly menu: ReactNode
  readonly footer: ReactNode
  /** The content of `main`. */
  readonly children: ReactNode
}

/** The frame of every page: skip link, header, menu, main, footer. */
export function Shell({ site, header, menu, footer, children }: ShellProps): ReactElement {
  const translations = useTranslations()
  return (
    <>
      <a className="skip-link" href="#docs-ssg-main" data-skip-link="">
        {translations.skipToContent}
      </a>
      {header}
      <div className="shell">
        {menu}
        {site.sidebar.hideable ? <SidebarButton /> : null}
        <main className="main" id="docs-ssg-main" tabIndex={-1} data-swap="main">
          {children}
        </main>
      </div>
      {footer}
      {/* A landmark, because all content of a page has to be in one. */}
      <nav aria-label={translations.backToTop}>
        <a className="back-to-top" href="#docs-ssg-top" data-back-to-top="" data-requires-js="">
          <Icon name="up" />
          <span className="visually-hidden">{translations.backToTop}</span>
        </a>
      </nav>
    </>
  )
}

/**
 * On every page, because the shell stays across pages. The style sheet shows it beside a sidebar
 * only.
 */
function SidebarButton(): ReactElement {
  const { toggleSidebar } = useTranslations()
  return (
    <button
      type="button"
      className="icon-button sidebar-button"
      aria-controls="docs-ssg-menu"
      aria-expanded="true"
      title={toggleSidebar}
      data-sidebar-hide=""
      data-requires-js=""
    >
      <Icon name="chevron" size={16} />
      <span className="visually-hidden">{toggleSidebar}</span>
    </button>
  )
}
