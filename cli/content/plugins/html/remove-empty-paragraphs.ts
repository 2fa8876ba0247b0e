import type { Element, ElementContent, Root, RootContent } from 'hast'
import { visit } from '../../../primitives/visit.ts'

/**
 * Remove the empty paragraphs that browsers make of `<p>` and `</p>` around blocks, which can't be in
 * a paragraph. The attributes of the first tag go to the paragraphs between the two.
 *
 * `<p align="center"></p><p>text</p><p></p>` -> `<p align="center">text</p>`
 */
export function removeEmptyParagraphs(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined || !isEmptyParagraph(element)) return undefined
    if (hasAttributes(element) && !moveAttributes(element, parent.children, index + 1))
      return undefined
    parent.children.splice(index, 1)
    return index
  })
}

/** Give the attributes to the paragraphs up to the empty one that the closing tag made. */
function moveAttributes(
  { properties }: Element,
  siblings: readonly (ElementContent | RootContent)[],
  from: number,
): boolean {
  const between: Element[] = []
  for (let at = from; at < siblings.length; at++) {
    const node = siblings[at]
    if (node === undefined) break
    if (node.type === 'text' && isBlank(node.value)) continue
    if (node.type !== 'element' || node.tagName !== 'p' || hasAttributes(node)) return false
    if (isEmptyParagraph(node)) {
      for (const one of between) one.properties = { ...properties }
      return between.length > 0
    }
    between.push(node)
  }
  return false
}

const hasAttributes = ({ properties }: Element): boolean => Object.keys(properties).length > 0

const isEmptyParagraph = ({ tagName, children }: Element): boolean =>
  tagName === 'p' && children.every((child) => child.type === 'text' && isBlank(child.value))

/** White space of HTML; a no-break space has a height. */
const isBlank = (text: string): boolean => /^[ \t\r\n\f]*$/.test(text)
