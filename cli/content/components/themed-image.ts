import type { ComponentHandler } from '../nodes/component.ts'
import { isPropObject } from '../nodes/component-element.ts'
import { imageElement } from './image-element.ts'

/** `<ThemedImage sources={{ light, dark }} alt="…">` becomes an image for each color mode. */
export const themedImage: ComponentHandler = {
  prepare({ props }) {
    const { sources, light, dark, alt, ...rest } = props
    const pair = isPropObject(sources) ? sources : { light, dark }
    const children = [
      ...imageElement(pair.light, alt, 'only-light'),
      ...imageElement(pair.dark, alt, 'only-dark'),
    ]
    return { props: rest, children }
  },
}
