import type { ElementTree } from '../shared/html/element-tree.ts'

/** Create an element with a class, in this document. */
export function createElement(
  tag: 'div' | 'p' | 'ul' | 'li' | 'a' | 'button' | 'span' | 'code',
  className: string,
): HTMLElement {
  const element = Document.prototype.createElement.call(document, tag)
  element.className = className
  return element
}

const svgTags = ['svg', 'path']

/**
 * Create the element that a tree describes, in this document. Strings become text, never markup.
 */
export function createFromTree({ tag, attributes, children }: ElementTree): Element {
  const element: Element = svgTags.includes(tag)
    ? Document.prototype.createElementNS.call(document, 'http://www.w3.org/2000/svg', tag)
    : Document.prototype.createElement.call(document, tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(name, value === true ? '' : value)
  }
  element.append(
    ...children.map((child) => (typeof child === 'string' ? child : createFromTree(child))),
  )
  return element
}
