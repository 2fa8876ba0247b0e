import type { Element } from 'hast'
import { element } from '../nodes/figure-element.ts'
import type { PropValue } from '../nodes/component-element.ts'

/**
 * The `img` of a component, which is then checked, measured and copied like other images; undefined
 * without a URL.
 */
export function imageElement(
  src: PropValue | undefined,
  alt: PropValue | undefined,
  className: string,
): Element[] {
  if (typeof src !== 'string') return []
  return [
    element('img', { src, alt: typeof alt === 'string' ? alt : '', className: [className] }, []),
  ]
}
