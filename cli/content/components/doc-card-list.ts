import { element } from '../nodes/figure-element.ts'
import type { Component, ComponentHandler, PreparedComponent } from '../nodes/component.ts'
import { componentElement, isPropObject } from '../nodes/component-element.ts'

/**
 * What Docusaurus pages pass to show the pages around them, which is what the component does
 * without `items`.
 */
const around = /^items=\{\s*useCurrentSidebar(?:Category|Siblings)\(\)(?:\.items)?\s*\}$/

/** Listed items become `Card`s, so that their URLs are checked like all others. */
export const docCardList: ComponentHandler = {
  prepare: toCards,
  readExpression: (expression) => (around.test(expression) ? 'omit' : undefined),
}

function toCards({ props, children }: Component): PreparedComponent {
  const { items, ...rest } = props
  if (!Array.isArray(items)) return { props, children }
  const cards = items.filter(isPropObject).map(({ label = '', href = '', description }) => {
    const text =
      typeof description === 'string'
        ? [element('p', {}, [{ type: 'text', value: description }])]
        : []
    return componentElement('Card', { title: label, href }, text)
  })
  return { props: rest, children: cards }
}
