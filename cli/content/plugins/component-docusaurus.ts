import type { ElementContent } from 'hast'
import { componentElement, type PropValue } from './component-element.ts'
import type { LoweredComponent } from './rehype-components.ts'

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

/** `<Heading as="h3">` is a heading like any other; the name of its element. */
export function headingTag({ name, props }: LoweredComponent): string | undefined {
  if (name !== 'Heading') return undefined
  const { as } = props
  delete props.as
  return typeof as === 'string' && /^h[1-6]$/.test(as) ? as : 'h2'
}

function isRecord(value: PropValue): value is { readonly [key: string]: PropValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
