import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { interpolate } from '../../../runtime/i18n/interpolate.ts'
import { english, type Translations } from '../../../runtime/i18n/translations.ts'
import { visit } from '../visit.ts'

/**
 * Say in the language of the page what other plugins say in English: names of copy buttons, the heading of footnotes and
 * the links back from them. Position: after `rehypeCode`.
 *
 * `<button class="copy-button" aria-label="Copy code">` -> `<button class="copy-button" aria-label="Code kopieren">`
 */
export function rehypeTranslations() {
  return (tree: Root, file: VFile): void => {
    const { words = english } = file.data
    if (words !== english) visit(tree, 'element', (element) => translate(element, words))
  }
}

function translate(element: Element, words: Translations): void {
  const { properties } = element
  if (properties.ariaLabel === english.copyCode) properties.ariaLabel = words.copyCode
  if (properties.id === 'footnote-label')
    element.children = [{ type: 'text', value: words.footnotes }]
  if ('dataFootnoteBackref' in properties) {
    const number = /[\d-]+$/.exec(String(properties.ariaLabel))?.[0] ?? ''
    properties.ariaLabel = interpolate(words.backToReference, { number })
  }
}
