import type { Element } from 'hast'
import { componentElement } from '../nodes/component-element.ts'

/** A tab and what its panel shows. */
export interface CodeTab {
  readonly value: string
  readonly label: string
  readonly children: Element[]
}

/** Create tabs; all tabs of a page with the same `groupId` switch together. */
export function createCodeTabs(groupId: string, tabs: readonly CodeTab[]): Element {
  const panels = tabs.map(({ value, label, children }) =>
    componentElement('TabItem', { value, label }, children),
  )
  return componentElement('Tabs', { groupId }, panels)
}
