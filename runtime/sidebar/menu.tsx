import type { ReactElement } from 'react'
import type { PageView, SiteView } from '../shared/views/site-view.ts'
import { Brand } from '../components/brand.tsx'
import { HiddenText, Icon } from '../components/icons.tsx'
import { NavbarItem } from '../components/navbar-item.tsx'
import { menuClasses } from './sidebar-names.ts'
import { Switcher } from '../components/switcher.tsx'
import { slots } from '../components/theme-slots.tsx'
import { useTranslations } from '../i18n/use-translations.ts'

interface MenuProps {
  readonly site: SiteView
  readonly page: PageView
  /** HTML of the docs sidebar; empty on pages without one. */
  readonly docs: string
}

/**
 * The menu of narrow screens, which is the sidebar of wide ones. As a popover it opens and closes
 * without JavaScript.
 */
export function Menu({ site, page, docs }: MenuProps): ReactElement {
  const translations = useTranslations()
  return (
    <div className="sidebar" id="docs-ssg-menu" popover="auto" data-menu="">
      <aside className="sidebar__body" aria-label={translations.menu}>
        <div className="sidebar__head">
          <Brand href={site.homeHref} site={site.title} {...site.navbar} />
          <button
            type="button"
            className="icon-button"
            popoverTarget="docs-ssg-menu"
            popoverTargetAction="hide"
            data-menu-close=""
          >
            <Icon name="close" />
            <HiddenText>{translations.closeMenu}</HiddenText>
          </button>
        </div>
        {site.navbar.items.length === 0 ? null : (
          <nav
            className="sidebar__main menu"
            aria-label={translations.siteNavigation}
            data-swap="menu-main"
          >
            <ul className={menuClasses.list}>
              {site.navbar.items.map((item) => (
                <NavbarItem
                  key={item.href + item.label}
                  item={item}
                  pageHref={page.href}
                  menu={{ linkClass: site.sidebar.linkClass, labelClass: menuClasses.label }}
                />
              ))}
            </ul>
          </nav>
        )}
        <slots.Place name="sidebarTop" className="sidebar__top" site={site} page={page} />
        <div
          className="sidebar__docs"
          data-swap="sidebar"
          dangerouslySetInnerHTML={{ __html: docs }}
        />
        <slots.Place name="sidebarBottom" className="sidebar__bottom" site={site} page={page} />
        <div className="sidebar__foot" data-swap="menu-foot">
          <Switcher kind="version" options={page.versions} />
          <Switcher kind="locale" options={page.locales} />
        </div>
      </aside>
    </div>
  )
}
