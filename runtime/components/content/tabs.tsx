import type { ReactElement } from 'react'
import { type ContentProps, textOf } from './content-props.ts'

interface TabsProps extends ContentProps {
  /**
   * Sets of tabs with the same id switch together. The choice is stored as
   * `docusaurus.tab.<groupId>`.
   */
  readonly groupId?: unknown
  /**
   * `true` or a name: the choice is in the URL, as `?<name>=<value>`. `true` uses `groupId` as the
   * name.
   */
  readonly queryString?: unknown
  /** Set by the build: one entry for each panel, in order. */
  readonly items?: unknown
  /** All tabs share one panel and show different parts of it, such as code in two languages. */
  readonly shared?: unknown
  /** Set by the build: the panels hold code alone, whose bar has the tabs. */
  readonly code?: unknown
}

interface TabItemProps extends ContentProps {
  readonly value?: unknown
  /** Set by the build. */
  readonly tabId?: unknown
  readonly selected?: unknown
}

interface Tab {
  readonly id: string
  readonly value: string
  readonly label: string
  readonly selected: boolean
  /** The id of a shared panel. */
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

/**
 * Panels of which readers see one at a time; without JavaScript all of them, one below the other.
 */
export function Tabs({
  groupId,
  queryString,
  items,
  shared,
  code,
  className,
  children,
}: TabsProps): ReactElement {
  const group = textOf(groupId)
  const query = queryString === true ? group : textOf(queryString)
  return (
    <div
      className={['tabs', code === true && 'code-tabs', className].filter(Boolean).join(' ')}
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
            // The script adds that of a shared panel, because a page may have a hundred of them.
            aria-controls={tab.panel === undefined ? `${tab.id}-panel` : undefined}
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

/** One panel of `Tabs`. */
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
