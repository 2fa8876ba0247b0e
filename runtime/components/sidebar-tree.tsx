import type { ReactElement, ReactNode } from 'react'
import type { SidebarView } from '../shared/site-view.ts'
import { SiteLink } from './site-link.tsx'

interface SidebarTreeProps {
  readonly items: readonly SidebarView[]
  /** Opening a category closes its siblings: the browser does that for `details` of one name. */
  readonly group?: string | undefined
}

/** The sidebar's links. Categories are `details`, so they open without JavaScript; carets of pruned branches need it. */
export function SidebarTree({ items, group }: SidebarTreeProps): ReactElement {
  return (
    <ul className="menu__list">
      {items.map((item, index) => (
        <li key={`${index} ${item.label}`}>
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
  if (item.kind !== 'category') return <PageLink item={item} />
  if (item.branch !== undefined) return <PrunedBranch item={item} branch={item.branch} />
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
  const isLinked = item.href !== undefined
  const details = (
    <details className="menu__category" open={!item.collapsed} name={siblings}>
      <summary
        className={isLinked ? 'menu__caret' : 'menu__label'}
        aria-label={isLinked ? `Pages of ${item.label}` : undefined}
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

function PrunedBranch(props: {
  readonly item: SidebarView
  readonly branch: string
}): ReactElement {
  const { item, branch } = props
  const id = `docs-ssg-branch-${branch}`
  return (
    <div className="menu__linked">
      <PageLink item={item} />
      <button
        type="button"
        className="menu__caret"
        aria-label={`Pages of ${item.label}`}
        aria-expanded="false"
        aria-controls={id}
        data-toggle=""
        data-branch={branch}
        data-requires-js=""
      ></button>
      <ul className="menu__list" id={id} hidden />
    </div>
  )
}
