// The only file of this room that knows an HTML parser.
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { EXIT, visit } from 'unist-util-visit'

/** The tree of a whole document. */
export const parseDocument = (html: string): Root => fromHtml(html)

/** The tree of an HTML fragment, parsed as the content of `body`. */
export const parseFragment = (html: string): Root => fromHtml(html, { fragment: true })

/** The first element, in document order, that passes the test. */
export function findElement(
  tree: Root | Element,
  test: (element: Element) => boolean,
): Element | undefined {
  let found: Element | undefined
  visit(tree, 'element', (element) => {
    if (!test(element)) return undefined
    found = element
    return EXIT
  })
  return found
}

/** True when the element has the class. */
export function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name)
}
