import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { interpolate } from '../../../../runtime/i18n/interpolate.ts'
import { english, type Translations } from '../../../../runtime/i18n/translations.ts'
import { visit } from '../../../primitives/visit.ts'

/**
 * Translate the English texts of other plugins into the language of the page: the names of copy
 * buttons, the title of what a sample prints, the heading of footnotes and the links back from them. Position: after `rehypeCode`.
 *
 * `<button class="copy-button" aria-label="Copy code">` ->
 * `<button class="copy-button" aria-label="Code kopieren">`
 */
export function rehypeTranslations() {
  return (tree: Root, file: VFile): void => {
    const { words: translations = english } = file.data
    if (translations === english) return
    visit(tree, 'element', (element) => translate(element, translations))
  }
}

function translate(element: Element, translations: Translations): void {
  const { properties, data } = element
  if (properties.ariaLabel === english.copyCode) properties.ariaLabel = translations.copyCode
  if (data?.isOutputTitle === true)
    element.children = [{ type: 'text', value: translations.output }]
  if (properties.id === 'footnote-label')
    element.children = [{ type: 'text', value: translations.footnotes }]
  if ('dataFootnoteBackref' in properties) {
    const number = /[\d-]+$/.exec(String(properties.ariaLabel))?.[0] ?? ''
    properties.ariaLabel = interpolate(translations.backToReference, { number })
  }
}
