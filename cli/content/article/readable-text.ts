import type { Element, ElementContent, Root } from 'hast'
import { onlyTags } from '../../../runtime/shared/html/only-tags.ts'
import { foldSpace } from '../../primitives/text/fold-space.ts'
import { mayHaveForeignMarks, withoutForeignMarks } from '../../primitives/text/foreign-marks.ts'
import { hideParts } from '../../primitives/text/hide-parts.ts'
import { linearMath } from './linear-math.ts'

/** What is beside the text of a page and not part of it. */
export type Aside = 'note' | 'badge'

/** The kind of an element that isn't part of the surrounding text: a footnote mark or a badge. */
export function asideOf({ tagName, properties, children }: Element): Aside | undefined {
  const { className, dataFootnoteRef, dataFootnoteBackref } = properties
  if (dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined) return 'note'
  const [only, ...others] = children
  if (tagName === 'sup' && only?.type === 'element' && others.length === 0) return asideOf(only)
  const isBadge = tagName === 'Badge' || (Array.isArray(className) && className.includes('badge'))
  return isBadge ? 'badge' : undefined
}

/** The formula as one line of text; undefined for other elements. */
export function formulaText({ properties, children }: Element): string | undefined {
  const { className } = properties
  if (!Array.isArray(className) || !/^katex(?:-display)?$/.test(String(className[0])))
    return undefined
  const [first] = children
  if (first?.type !== 'element') return ''
  // The MathML; what follows repeats it for eyes.
  return formulaText(first) ?? foldSpace(linearMath(first))
}

type Node = Root['children'][number] | ElementContent

/** A link around nothing but an image, as the badges of a project are. */
function isLinkedImage(node: Node): boolean {
  if (node.type !== 'element' || node.tagName !== 'a') return false
  const [only, ...others] = node.children
  return only?.type === 'element' && only.tagName === 'img' && others.length === 0
}

const isContent = (node: Node): boolean =>
  node.type === 'text' ? node.value.trim() !== '' : node.type === 'element'

/** The nodes without links around images, unless there is nothing else. */
export function withoutLinkedImages<T extends Node>(nodes: readonly T[]): readonly T[] {
  const others = nodes.filter((node) => !isLinkedImage(node))
  return others.length < nodes.length && others.some(isContent) ? others : nodes
}

/** True for content that only the Markdown of the page contains. */
export const isUnwritten = (node: Node): boolean =>
  node.type === 'element' && node.tagName === onlyTags.machines

/** All text of an element that readers of the page see. */
export function shownText({ children }: Element): string {
  const textIn = (node: ElementContent): string => {
    if (node.type === 'text') return node.value
    return node.type === 'element' && !isUnwritten(node) ? node.children.map(textIn).join('') : ''
  }
  return children.map(textIn).join('')
}

/**
 * The text of an element as titles, descriptions and the search show it: formulas in one line, and
 * the descriptions of images; without marks of footnotes, badges and other tools. `isEscaped`: the
 * author has escaped a sign, so that what looks like marks is meant as text.
 */
export function readableText(node: Element | Root, isEscaped = (): boolean => false): string {
  const text = foldSpace(textOf(node.children))
  if (!mayHaveForeignMarks(text) || isEscaped()) return text
  const { hide, show } = hideParts()
  return foldSpace(show(withoutForeignMarks(textOf(node.children, hide))))
}

const same = (code: string): string => code

function textOf(nodes: readonly Node[], toCode = same): string {
  return withoutLinkedImages(nodes)
    .map((node) => {
      if (node.type === 'text') return node.value
      if (node.type !== 'element' || isUnwritten(node) || asideOf(node) !== undefined) return ''
      if (node.tagName === 'br') return ' '
      if (node.tagName === 'img') return String(node.properties['alt'] ?? '')
      const formula = formulaText(node)
      if (formula !== undefined) return toCode(formula)
      const text = textOf(node.children, toCode)
      return node.tagName === 'code' ? toCode(text) : text
    })
    .join('')
}
