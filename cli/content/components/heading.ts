import { element } from '../nodes/figure-element.ts'
import type { ComponentHandler } from '../nodes/component.ts'

/**
 * `<Heading as="h3" id="x">` becomes `<h3 id="x">`, so that it is listed like every other heading.
 */
export const heading: ComponentHandler = {
  toContent({ props: { as, id, className }, children }) {
    const tagName = typeof as === 'string' && /^h[1-6]$/.test(as) ? as : 'h2'
    const properties = {
      ...(typeof id === 'string' ? { id } : {}),
      ...(typeof className === 'string' ? { className: className.split(' ') } : {}),
    }
    return element(tagName, properties, [...children])
  },
}
