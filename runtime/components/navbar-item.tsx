import type { ReactElement } from 'react'
import type { NavbarItemView } from '../shared/site-view.ts'
import { Icon } from './icons.tsx'
import { menuClasses } from './sidebar-names.ts'
import { SiteLink } from './site-link.tsx'

interface NavbarItemProps {
  readonly item: NavbarItemView
  readonly pageHref: string
  /** Whether the item is in the menu of narrow screens. */
  readonly inMenu?: boolean
}

function isActive(item: NavbarItemView, pageHref: string): boolean {
  return item.activePrefix !== '' && `${pageHref}/`.startsWith(item.activePrefix)
}

/**
 * A link of the navbar or a dropdown of links. The link to the section of the current page has
 * `aria-current`.
 */
export function NavbarItem({ item, pageHref, inMenu = false }: NavbarItemProps): ReactElement {
  const own = item.className === undefined ? '' : ` ${item.className}`
  if (item.items.length > 0) {
    return (
      <li {...(inMenu ? {} : { className: 'navbar__item' })}>
        <details className="dropdown" data-dropdown="">
          <summary className={(inMenu ? menuClasses.label : 'navbar__link') + own}>
            {item.label}
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
          class: (inMenu ? menuClasses.link : 'navbar__link') + own,
          'data-active-prefix': item.activePrefix === '' ? undefined : item.activePrefix,
          'aria-current': isActive(item, pageHref) ? 'true' : undefined,
        }}
        link={item}
        hideLabel={item.hideLabel === true}
      />
    </li>
  )
}
