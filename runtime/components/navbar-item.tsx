import type { ReactElement } from 'react'
import { joinClasses } from '../shared/html/join-classes.ts'
import type { NavbarItemView } from '../shared/views/site-view.ts'
import { describeSiteIcon } from './icon-html.ts'
import { HiddenText, Icon } from './icons.tsx'
import { SiteLink } from './site-link.tsx'
import { toReact } from './to-react.ts'

interface NavbarItemProps {
  readonly item: NavbarItemView
  readonly pageHref: string
  /** Classes of the links and dropdowns of the menu; undefined for an item of the navbar. */
  readonly menu?: { readonly linkClass: string | undefined; readonly labelClass: string }
}

function isActive(item: NavbarItemView, pageHref: string): boolean {
  return item.activePrefix !== '' && `${pageHref}/`.startsWith(item.activePrefix)
}

/**
 * A link of the navbar or a dropdown of links. The link to the section of the current page has
 * `aria-current`.
 */
export function NavbarItem({ item, pageHref, menu }: NavbarItemProps): ReactElement {
  const inMenu = menu !== undefined
  const icon = item.iconPath === undefined ? undefined : describeSiteIcon(item.iconPath)
  // The menu has space for the label beside an icon, but a style sheet may draw one on it.
  const hideLabel = item.hideLabel === true && !(inMenu && icon)
  if (item.items.length > 0) {
    return (
      <li {...(inMenu ? {} : { className: 'navbar__item' })}>
        <details className="dropdown" data-dropdown="">
          <summary className={joinClasses(menu?.labelClass ?? 'navbar__link', item.className)}>
            {icon === undefined ? null : toReact(icon)}
            {hideLabel ? <HiddenText>{item.label}</HiddenText> : item.label}
            {inMenu ? null : <Icon name="chevron" size={14} className="dropdown__caret" />}
          </summary>
          <ul className="dropdown__list">
            {item.items.map((link) => (
              <li key={link.href + link.label}>
                <SiteLink attributes={{ class: 'dropdown__link' }} link={link} />
              </li>
            ))}
          </ul>
        </details>
      </li>
    )
  }
  return (
    <li {...(inMenu ? {} : { className: 'navbar__item' })}>
      <SiteLink
        attributes={{
          class: joinClasses(menu === undefined ? 'navbar__link' : menu.linkClass, item.className),
          'data-active-prefix': item.activePrefix === '' ? undefined : item.activePrefix,
          'aria-current': isActive(item, pageHref) ? 'true' : undefined,
        }}
        link={item}
        icon={icon}
        hideLabel={hideLabel}
      />
    </li>
  )
}
