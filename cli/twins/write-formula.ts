import type { Element } from 'hast'
import { attributeOf, findElement, hasClass, plainText } from './writer.ts'
import { collapseSpace } from '../primitives/text/fold-space.ts'

/** The TeX of a formula between dollar signs; undefined for any other element. */
export function toFormula(element: Element): string | undefined {
  const { tagName } = element
  if (tagName !== 'span' && tagName !== 'math') return undefined
  const isKatex = hasClass(element, 'katex') || hasClass(element, 'katex-display')
  if (!isKatex && tagName !== 'math') return undefined
  const source = texOf(element)
  if (source === undefined) return undefined
  return isDisplayed(element) ? `$$\n${source}\n$$` : `$${collapseSpace(source)}$`
}

/** True for a formula on a separate line. */
export function isDisplayed(element: Element): boolean {
  return hasClass(element, 'katex-display') || attributeOf(element, 'display') === 'block'
}

function texOf(element: Element): string | undefined {
  const found = findElement(
    element.children,
    (one) => one.tagName === 'annotation' && attributeOf(one, 'encoding') === 'application/x-tex',
  )
  return found && plainText(found).trim()
}
