import type { ReactElement } from 'react'
import { slots, useHasPart } from './theme-slots.tsx'
import type { NavbarItemView, PageView, SiteView } from '../shared/views/site-view.ts'
import { Brand } from './brand.tsx'
import { ColorSwitch } from './color-switch.tsx'
import { HiddenText, Icon } from './icons.tsx'
import { NavbarItem } from './navbar-item.tsx'
import { SearchButton } from './search-button.tsx'
import { Switcher } from './switcher.tsx'
import { useTranslations } from '../i18n/use-translations.ts'

interface NavbarProps {
  readonly site: SiteView
  readonly page: PageView
}

/** The bar at the top of every page. */
export function Navbar({ site, page }: NavbarProps): ReactElement {
  const translations = useTranslations()
  const { navbar } = site
  const hasOwnItems = useHasPart('navbarItems')
  const itemsAt = (position: NavbarItemView['position']): ReactElement[] =>
    navbar.items
      .filter((item) => item.position === position)
      .map((item) => <NavbarItem key={item.href + item.label} item={item} pageHref={page.href} />)
  return (
    <header
      className="navbar"
      data-navbar=""
      {...(navbar.hideOnScroll ? { 'data-hide-on-scroll': '' } : {})}
    >
      <div className="navbar__inner">
        <button
          type="button"
          className="navbar__toggle"
          popoverTarget="docs-ssg-menu"
          aria-controls="docs-ssg-menu"
          data-menu-open=""
        >
          <Icon name="menu" size={30} />
          <HiddenText>{translations.openMenu}</HiddenText>
        </button>
        <slots.Place name="logo" site={site} page={page}>
          <Brand href={site.homeHref} site={site.title} {...navbar} />
        </slots.Place>
        <slots.Place name="navbarStart" className="navbar__start" site={site} page={page} />
        {navbar.items.length === 0 && !hasOwnItems ? null : (
          <nav className="navbar__nav" aria-label={translations.mainNavigation} data-swap="navbar">
            <slots.Place name="navbarItems" site={site} page={page}>
              <NavbarList items={itemsAt('left')} className="navbar__items" />
              <NavbarList items={itemsAt('right')} className="navbar__items navbar__items--right" />
            </slots.Place>
          </nav>
        )}
        <div className="navbar__tools">
          <slots.Place name="navbarEnd" site={site} page={page}>
            {page.versions.length > 1 ? <Switcher kind="version" options={page.versions} /> : null}
            {page.locales.length > 1 ? <Switcher kind="locale" options={page.locales} /> : null}
            {site.search === undefined ? null : <SearchButton search={site.search} />}
            {site.colorMode.disableSwitch ? null : <ColorSwitch />}
          </slots.Place>
        </div>
      </div>
    </header>
  )
}

interface NavbarListProps {
  readonly items: readonly ReactElement[]
  readonly className: string
}

function NavbarList({ items, className }: NavbarListProps): ReactElement | null {
  return items.length === 0 ? null : <ul className={className}>{items}</ul>
}
