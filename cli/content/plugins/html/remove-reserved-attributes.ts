import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { isReservedAttribute } from '../../../../runtime/shared/html/reserved-attributes.ts'
import { componentTag } from '../../nodes/component-element.ts'
import { report } from '../../reporting/report-message.ts'
import { visit } from '../../../primitives/visit.ts'
import { toAuthorTag } from '../../nodes/author-tag.ts'

/**
 * Remove from the HTML of authors the attributes that the site's scripts react to. Plugins of ours
 * that run earlier set them on placeholders of components only, apart from `data-meta` of code.
 *
 * `<div data-island="Counter" data-x="1">` -> `<div data-x="1">`
 */
export function removeReservedAttributes(tree: Root, file: VFile): void {
  visit(tree, 'element', (element) => {
    if (element.tagName === componentTag) return
    for (const property of Object.keys(element.properties)) {
      const attribute = property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      if (!isReservedAttribute(property)) continue
      delete element.properties[property]
      reportReserved(element, attribute, file)
    }
  })
}

function reportReserved(element: Element, attribute: string, file: VFile): void {
  report(file, element, {
    rule: 'reserved-attribute',
    reason: `\`${attribute}\` on \`<${toAuthorTag(element.tagName)}>\` was removed, because the site's own scripts react to it.`,
    help: 'Use another name for your attribute.',
  })
}
