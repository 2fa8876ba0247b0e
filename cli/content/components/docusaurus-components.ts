import type { Element, ElementContent } from 'hast'
import { componentElement, componentTag, parseProps, type PropValue } from './component-element.ts'
import type { LoweredComponent } from '../plugins/rehype-components.ts'

/** Cards that an author lists become `Card`s, so that their addresses are checked as all others are. */
export function lowerCards({ name, props, ...component }: LoweredComponent): ElementContent[] {
  const { items } = props
  if (name !== 'DocCardList' || !Array.isArray(items)) return component.children
  delete props.items
  return items.filter(isRecord).map(({ label = '', href = '', description }) => {
    const text: ElementContent[] =
      typeof description === 'string'
        ? [
            {
              type: 'element',
              tagName: 'p',
              properties: {},
              children: [{ type: 'text', value: description }],
            },
          ]
        : []
    return componentElement('Card', { title: label, href }, text)
  })
}

/** `<Heading as="h3" id="x">` is a heading like any other. */
export function lowerHeading(element: Element): void {
  if (element.tagName !== componentTag || element.properties.dataName !== 'Heading') return
  const { as, id, className } = parseProps(element.properties.dataProps)
  element.tagName = typeof as === 'string' && /^h[1-6]$/.test(as) ? as : 'h2'
  element.properties = {
    ...(typeof id === 'string' ? { id } : {}),
    ...(typeof className === 'string' ? { className: className.split(' ') } : {}),
  }
}

function isRecord(value: PropValue): value is { readonly [key: string]: PropValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
