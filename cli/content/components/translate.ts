import { toString } from 'hast-util-to-string'
import type { VFile } from 'vfile'
import { interpolate } from '../../../runtime/i18n/interpolate.ts'
import { ownValue } from '../../primitives/own-value.ts'
import { report } from '../reporting/report-message.ts'
import type { Component, ComponentHandler } from '../nodes/component.ts'
import { isPropObject, type PropValue } from '../nodes/component-element.ts'

/**
 * `Translate` of `@docusaurus/Translate` becomes the text that the language of the page has for its
 * id. Without an id, the text between the tags is the id.
 *
 * In: `<Translate id="x">Text</Translate>`
 * Out: the text with the id `x`, or `Text`
 */
export const translate: ComponentHandler = {
  toContent: (component, file) => ({ type: 'text', value: textOf(component, file) }),
}

function textOf({ props, element }: Component, file: VFile): string {
  const { id, values } = props
  const written = toString(element).trim()
  const name = typeof id === 'string' ? id : written
  const { own, language } = file.data.texts ?? { own: {} }
  const found = ownValue(own, name)
  if (found === undefined && language !== undefined) {
    report(file, element, {
      rule: 'untranslated-text',
      reason: `\`${name}\` has no translation in \`${language}\`, so the page shows the text that is written here.`,
      help: 'Add it to the file that `messages` of the locale names.',
    })
  }
  return interpolate(found ?? (written || name), toValues(values))
}

function toValues(values: PropValue | undefined): Readonly<Record<string, string | number>> {
  if (!isPropObject(values)) return {}
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]): [string, string | number][] =>
      typeof value === 'string' || typeof value === 'number' ? [[key, value]] : [],
    ),
  )
}
