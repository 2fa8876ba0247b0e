import type { ReactElement } from 'react'
import { type ContentProps, textOf } from './content-props.ts'

interface TabsProps extends ContentProps {
  /** Groups with one id switch together; the choice is stored under `docusaurus.tab.<groupId>`. */
  readonly groupId?: unknown
  /** True or a name: the choice stands in the address as `?<name>=<value>`. */
  readonly queryString?: unknown
  /** Filled by the build from the panels: one entry each, in order. */
  readonly items?: unknown
  /** All tabs show the one panel, each a version of it: code in two languages. */
  readonly shared?: unknown
}

interface TabItemProps extends ContentProps {
  readonly value?: unknown
  /** Filled by the build. */
  readonly tabId?: unknown
  readonly selected?: unknown
}

interface Tab {
  readonly id: string
  readonly value: string
  readonly label: string
  readonly selected: boolean
  /** Id of the panel when it is not the tab's own. */
  readonly panel?: string
}

function toTabs(items: unknown): readonly Tab[] {
  return Array.isArray(items) ? items.filter(isTab) : []
}

function isTab(item: unknown): item is Tab {
  return (
    typeof item === 'object' && item !== null && 'id' in item && 'label' in item && 'value' in item
  )
}

/** Alternatives of which a reader sees one; without JavaScript all of them, one below the other. */
export function Tabs({
  groupId,
  queryString,
  items,
  shared,
  className,
  children,
}: TabsProps): ReactElement {
  const group = textOf(groupId)
  const query = queryString === true ? group : textOf(queryString)
  return (
    <div
      className={['tabs', className].filter(Boolean).join(' ')}
      data-tabs=""
      data-tabs-group={group}
      data-tabs-query={query}
      data-shared={shared === true ? '' : undefined}
    >
      <div className="tab-list" role="tablist">
        {toTabs(items).map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={tab.id}
            data-value={tab.value}
            aria-controls={tab.panel ?? `${tab.id}-panel`}
            aria-selected={tab.selected}
            tabIndex={tab.selected ? undefined : -1}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {children}
    </div>
  )
}

/** One alternative of `Tabs`. */
export function TabItem({
  value,
  tabId,
  selected,
  className,
  children,
}: TabItemProps): ReactElement {
  const id = textOf(tabId)
  return (
    <div
      className={['tab-panel', className].filter(Boolean).join(' ')}
      role="tabpanel"
      id={id && `${id}-panel`}
      aria-labelledby={id}
      data-value={textOf(value)}
      data-selected={selected === true ? '' : undefined}
    >
      {children}
    </div>
  )
}
