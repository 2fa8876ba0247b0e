import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import type { VFile } from 'vfile'
import { interpolate } from '../../../runtime/i18n/interpolate.ts'
import { visit } from '../visit.ts'
import { componentTag, parseProps, type PropValue } from '../components/component-element.ts'
import { report } from './report-message.ts'

/**
 * `Translate` of `@docusaurus/Translate` in a page is the text that the page's language has for its id; the text between
 * the tags is one, too. Position: after `rehypeRawHtml`, before `rehypeComponents`.
 *
 * In: `<docs-component data-name="Translate" data-props='{"id":"x"}'>Text`
 * Out: the text with the id `x`, or `Text`
 */
export function rehypeTranslate() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (element, index, parent) => {
      if (element.tagName !== componentTag || element.properties.dataName !== 'Translate')
        return undefined
      if (!parent || index === undefined) return undefined
      parent.children[index] = { type: 'text', value: textOf(element, file) }
      return index + 1
    })
  }
}

function textOf(element: Element, file: VFile): string {
  const { id, values } = parseProps(element.properties.dataProps)
  const written = toString(element).trim()
  const name = typeof id === 'string' ? id : written
  const { own, language } = file.data.texts ?? { own: {} }
  const found = Object.hasOwn(own, name) ? own[name] : undefined
  if (found === undefined && language !== undefined) {
    report(file, element, {
      rule: 'untranslated-text',
      reason: `\`${name}\` has no text in \`${language}\`, so the page shows the one that is written here.`,
      help: 'Add it to the file that `messages` of the locale names.',
    })
  }
  return interpolate(found ?? (written || name), toFilling(values))
}

function toFilling(values: PropValue | undefined): Readonly<Record<string, string | number>> {
  if (typeof values !== 'object' || values === null) return {}
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]): [string, string | number][] =>
      typeof value === 'string' || typeof value === 'number' ? [[key, value]] : [],
    ),
  )
}
