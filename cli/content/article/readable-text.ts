import type { Element, ElementContent, Root } from 'hast'
import { foldSpace } from '../../primitives/fold-space.ts'
import { linearMath } from './linear-math.ts'

/** What is beside the text of a page and not part of it. */
export type Aside = 'note' | 'badge'

/** The kind of an element that is not part of the text around it: the mark of a footnote or a badge. */
export function asideOf({ tagName, properties, children }: Element): Aside | undefined {
  const { className, dataFootnoteRef, dataFootnoteBackref } = properties
  if (dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined) return 'note'
  const [only, ...others] = children
  if (tagName === 'sup' && only?.type === 'element' && others.length === 0) return asideOf(only)
  const isBadge = tagName === 'Badge' || (Array.isArray(className) && className.includes('badge'))
  return isBadge ? 'badge' : undefined
}

/** The formula in one line of text; undefined for every element but a formula. */
export function formulaText({ properties, children }: Element): string | undefined {
  const { className } = properties
  if (!Array.isArray(className) || !/^katex(?:-display)?$/.test(String(className[0])))
    return undefined
  const [first] = children
  if (first?.type !== 'element') return ''
  // The MathML; what follows repeats it for eyes.
  return formulaText(first) ?? foldSpace(linearMath(first))
}

/**
 * The text of an element as titles, descriptions and the search show it: formulas in one line, and
 * the descriptions of images; without marks of footnotes and badges.
 */
export function readableText(node: Element | Root): string {
  return foldSpace(textOf(node.children))
}

function textOf(nodes: Root['children'] | ElementContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      if (node.type !== 'element' || asideOf(node) !== undefined) return ''
      if (node.tagName === 'img') return String(node.properties['alt'] ?? '')
      return formulaText(node) ?? textOf(node.children)
    })
    .join('')
}
