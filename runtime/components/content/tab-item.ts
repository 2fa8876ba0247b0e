import { classNames, type ContentFunction, element, textOf, wordOf } from './content-function.ts'

/** One panel of `Tabs`. The build sets `tabId` and `selected`. */
export const tabItem: ContentFunction = ({ props, children }) => {
  const { value, tabId, selected, className } = props
  const id = textOf(tabId)
  const properties = {
    className: classNames('tab-panel', className),
    role: 'tabpanel',
    id: id && `${id}-panel`,
    ariaLabelledBy: wordOf(tabId),
    dataValue: textOf(value),
    dataSelected: selected === true ? '' : undefined,
  }
  return [element('div', properties, children)]
}
