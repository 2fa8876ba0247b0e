import type { ReactElement, ReactNode } from 'react'
import type { SidebarView } from '../shared/site-view.ts'
import { interpolate } from '../i18n/interpolate.ts'
import { SiteLink } from './site-link.tsx'
import { useTranslations } from '../i18n/use-translations.ts'

interface SidebarTreeProps {
  readonly items: readonly SidebarView[]
  /** Opening a category closes its siblings: the browser does that for `details` of one name. */
  readonly group?: string | undefined
}

/**
 * The sidebar's links. Categories are `details`, so they open without JavaScript. A pruned one is a link to its first page,
 * as short as can be because every page has many; the script adds the button that opens it.
 */
export function SidebarTree({ items, group }: SidebarTreeProps): ReactElement {
  return (
    <ul className="menu__list">
      {items.map((item, index) => (
        <li key={`${index} ${item.label}`} data-key={item.key}>
          <SidebarNode
            item={item}
            group={group === undefined ? undefined : `${group}-${index}`}
            siblings={group}
          />
        </li>
      ))}
    </ul>
  )
}

interface NodeProps {
  readonly item: SidebarView
  readonly group: string | undefined
  readonly siblings: string | undefined
}

function SidebarNode({ item, group, siblings }: NodeProps): ReactElement {
  if (item.kind === 'more') return <More item={item} />
  if (item.kind !== 'category' || item.branch !== undefined) return <PageLink item={item} />
  const list = <SidebarTree items={item.items} group={group} />
  if (!item.collapsible) {
    return (
      <>
        {item.href === undefined ? (
          <span className="menu__heading">{item.label}</span>
        ) : (
          <PageLink item={item} />
        )}
        {list}
      </>
    )
  }
  return (
    <Disclosure item={item} siblings={siblings}>
      {list}
    </Disclosure>
  )
}

function PageLink({ item }: { readonly item: SidebarView }): ReactElement {
  const link = { label: item.label, href: item.href ?? '', external: item.external }
  return (
    <SiteLink
      className={item.className === undefined ? 'menu__link' : `menu__link ${item.className}`}
      link={link}
      data-branch={item.branch}
      {...(item.current ? { 'aria-current': 'page' as const } : {})}
    />
  )
}

interface DisclosureProps {
  readonly item: SidebarView
  readonly siblings: string | undefined
  readonly children: ReactNode
}

function Disclosure({ item, siblings, children }: DisclosureProps): ReactElement {
  const { pagesOf } = useTranslations()
  const isLinked = item.href !== undefined
  const details = (
    <details className="menu__category" open={!item.collapsed} name={siblings}>
      <summary
        className={isLinked ? 'menu__caret' : 'menu__label'}
        aria-label={isLinked ? interpolate(pagesOf, { label: item.label }) : undefined}
      >
        {isLinked ? null : item.label}
      </summary>
      {children}
    </details>
  )
  if (!isLinked) return details
  return (
    <div className="menu__linked">
      <PageLink item={item} />
      {details}
    </div>
  )
}

/** The rest of a long list: on a page of its own, or here, once the script has fetched it. */
function More({ item }: { readonly item: SidebarView }): ReactElement {
  return (
    <a
      className="menu__link menu__more"
      href={item.href ?? ''}
      data-more={item.branch}
      data-from={item.from}
    >
      {item.label}
    </a>
  )
}
