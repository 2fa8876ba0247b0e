import type { Element } from 'hast'
import { isolateMixed } from '../../shared/text/isolate-names.ts'
import { classNames, type ContentFunction, element, text, textOf } from './content-function.ts'

interface Tab {
  readonly id: string
  readonly value: string
  readonly label: string
  readonly selected: boolean
  /** The id of a shared panel. */
  readonly panel?: string
}

function isTab(item: unknown): item is Tab {
  return (
    typeof item === 'object' && item !== null && 'id' in item && 'label' in item && 'value' in item
  )
}

/**
 * Panels that readers see one at a time; without JavaScript, all are visible in a column.
 *
 * - `groupId`: sets of tabs with the same id switch together. The choice is stored as
 *   `docusaurus.tab.<groupId>`.
 * - `queryString`: `true` or a name: the choice is in the URL, as `?<name>=<value>`. `true` uses
 *   `groupId` as the name.
 * - `items`, set by the build: one entry for each panel, in order.
 * - `shared`: all tabs share one panel and show different parts of it, such as code in two languages.
 * - `code`, set by the build: the panels hold code alone, whose bar has the tabs.
 */
export const tabs: ContentFunction = ({ props, children }) => {
  const { groupId, queryString, items, shared, code, className } = props
  const group = textOf(groupId)
  const properties = {
    className: classNames('tabs', code === true && 'code-tabs', className),
    dataTabs: '',
    dataTabsGroup: group,
    dataTabsQuery: queryString === true ? group : textOf(queryString),
    dataShared: shared === true ? '' : undefined,
  }
  const list = Array.isArray(items) ? items.filter(isTab) : []
  return [
    element('div', properties, [
      element('div', { className: ['tab-list'], role: 'tablist' }, list.map(toButton)),
      ...children,
    ]),
  ]
}

function toButton(tab: Tab): Element {
  const properties = {
    type: 'button',
    role: 'tab',
    id: tab.id,
    dataValue: tab.value,
    // The script adds that of a shared panel, because a page may have a hundred of them.
    ariaControls: tab.panel === undefined ? [`${tab.id}-panel`] : undefined,
    ariaSelected: String(tab.selected),
    tabIndex: tab.selected ? undefined : -1,
  }
  return element('button', properties, [text(isolateMixed(tab.label))])
}
