import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import type { ComponentContext, ComponentHandler } from '../nodes/component.ts'
import { componentElement, componentTag } from '../nodes/component-element.ts'
import { prepareTabs } from './tabs.ts'

/** Every code block inside `<CodeGroup>` becomes a tab. */
export const codeGroup: ComponentHandler = {
  prepare: (component, context: ComponentContext) =>
    prepareTabs({ ...component, children: component.children.map(toTabItem) }, context),
}

function toTabItem(child: ElementContent): ElementContent {
  const label = child.type === 'element' ? codeLabel(child) : undefined
  return label === undefined ? child : componentElement('TabItem', { value: label, label }, [child])
}

/** The label of a code block in a group: its `[label]`, its title or its language. */
function codeLabel(element: Element): string | undefined {
  const figure = findFigure(element)
  if (figure === undefined) return undefined
  const { dataTab, dataLanguage } = figure.properties
  const caption = figure.children.find(
    (child) => child.type === 'element' && child.tagName === 'figcaption',
  )
  if (typeof dataTab === 'string') return dataTab
  if (caption?.type === 'element') return titleOf(caption)
  return typeof dataLanguage === 'string' ? dataLanguage : 'text'
}

/** A title that changes with the language of the code names the file that the author wrote. */
function titleOf({ children }: Element): string {
  const [first] = children
  return first?.type === 'element' ? toString(first) : toString({ type: 'root', children })
}

function findFigure(element: Element): Element | undefined {
  if (element.tagName === 'figure') return element
  if (element.tagName !== componentTag) return undefined
  for (const child of element.children) {
    const found = child.type === 'element' ? findFigure(child) : undefined
    if (found) return found
  }
  return undefined
}
