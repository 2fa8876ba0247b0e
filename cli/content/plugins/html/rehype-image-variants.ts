import type { Element, Root } from 'hast'
import { visit } from '../../../primitives/visit.ts'

/** `chart.light.png`, below the site. */
const light = /^(?![a-z][a-z\d+.-]*:|\/\/)(.+)\.light(\.[a-z\d]+)$/i

/**
 * Show the dark variant of an image in dark mode. Position: before images get captions.
 *
 * In: `<img src="chart.light.png" alt="A chart">`
 * Out: the same with the class `only-light`, and `<img class="only-dark" src="chart.dark.png" alt="A chart">`
 */
export function rehypeImageVariants() {
  return (tree: Root): void => {
    visit(tree, 'element', (element, index, parent) => {
      const { src } = element.properties
      if (element.tagName !== 'img' || typeof src !== 'string' || !parent) return undefined
      const [, name, ending] = light.exec(src) ?? []
      if (name === undefined || ending === undefined || index === undefined) return undefined
      parent.children.splice(
        index,
        1,
        withClass(element, 'only-light', src),
        withClass(element, 'only-dark', `${name}.dark${ending}`),
      )
      return index + 2
    })
  }
}

function withClass(image: Element, name: string, src: string): Element {
  const { className } = image.properties
  const names = Array.isArray(className) ? className : []
  return { ...image, properties: { ...image.properties, src, className: [...names, name] } }
}
