import { isBlankText } from '../../../primitives/text/is-blank-text.ts'
import type { Element, ElementContent, Root } from 'hast'
import type { VFile } from 'vfile'
import { visit } from '../../../primitives/visit.ts'
import { element } from '../../nodes/figure-element.ts'
import { FEATURES_CLASS } from '../../features/create-home.ts'
import { createSvgIcon } from '../../features/svg-icon.ts'
import { report } from '../../reporting/report-message.ts'

/**
 * Draw the icons of a landing page and put its own text into a column below the features. Position:
 * after `rehypeRawHtml`, which would remove the icons.
 *
 * `<span class="feature__icon" data-icon="M4 4h16">` -> the same with `<svg class="icon">`
 */
export function rehypeHome() {
  return (tree: Root, page: VFile): void => {
    if (page.data.home === undefined) return
    visit(tree, 'element', (node) => drawIcon(node, page))
    const isText = (node: Root['children'][number]): boolean =>
      node.type !== 'element' || !isPart(node)
    const text = tree.children.filter(isText).filter(isContent)
    const parts = tree.children.filter((node) => !isText(node))
    const isEmpty = text.every(isBlankText)
    tree.children = isEmpty
      ? parts
      : [...parts, element('div', { className: ['band'] }, [markdownColumn(text)])]
  }
}

const isContent = (node: Root['children'][number]): node is ElementContent =>
  node.type === 'element' || node.type === 'text' || node.type === 'comment'

function markdownColumn(children: ElementContent[]): Element {
  return element('div', { className: ['markdown', 'home-column'] }, children)
}

function isPart({ properties: { className } }: Element): boolean {
  if (!Array.isArray(className)) return false
  return className.includes('home-hero') || className.includes(FEATURES_CLASS)
}

function drawIcon(node: Element, page: VFile): void {
  const { dataIcon } = node.properties
  if (typeof dataIcon !== 'string') return
  delete node.properties.dataIcon
  const icon = createSvgIcon(dataIcon)
  if (icon) node.children = [icon]
  else
    report(page, node, {
      rule: 'front-matter',
      reason: 'The icon contains no shape that can be drawn, so it is left out.',
      help: 'Write an `<svg>` element with paths, an emoji or the path of an image.',
    })
}
