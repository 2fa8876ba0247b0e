import type { ComponentHandler } from '../nodes/component.ts'
import { imageElement } from './image-element.ts'

/**
 * `<Diagram src="flow.svg" alt="…">` holds an image; a diagram without `src` is drawn from its
 * text.
 */
export const diagram: ComponentHandler = {
  prepare({ props, children }) {
    const { src, alt, ...rest } = props
    if (typeof src !== 'string') return { props, children }
    return { props: rest, children: imageElement(src, alt, 'diagram-image') }
  },
}
