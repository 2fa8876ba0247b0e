import { classNames, type ContentFunction, element, textOf, wordOf } from './content-function.ts'

/** One panel of `Tabs`. The build sets `tabId`, `selected`, and the `label` that paper shows in place of the tab. */
export const tabItem: ContentFunction = ({ props, children }) => {
  const { value, label, tabId, selected, className } = props
  const id = textOf(tabId)
  const properties = {
    className: classNames('tab-panel', className),
    role: 'tabpanel',
    id: id && `${id}-panel`,
    ariaLabelledBy: wordOf(tabId),
    dataValue: textOf(value),
    dataLabel: textOf(label),
    dataSelected: selected === true ? '' : undefined,
  }
  return [element('div', properties, children)]
}
