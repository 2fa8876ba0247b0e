import type { Element } from 'hast'
import { ownValue } from '../../primitives/own-value.ts'
import { builtInComponents } from '../nodes/built-in-components.ts'
import { readComponentProperties } from '../../primitives/modules/component-properties.ts'

/** The texts in the props of a built-in component, between spaces; empty for all other elements. */
export function shownProps({ tagName, properties }: Element): string {
  const props = ownValue(builtInComponents, tagName)?.props
  if (props === undefined) return ''
  const names = Object.entries(props).flatMap(([name, { isShown }]) => (isShown ? [name] : []))
  const { data, markup } = readComponentProperties(properties)
  const texts = new Map(
    Object.entries({ ...data, ...markup }).map(([name, value]) => [name, toText(value)]),
  )
  const found = names.flatMap((name) => {
    const text = texts.get(name) ?? toText(properties[name])
    return text === '' ? [] : [text]
  })
  return found.length === 0 ? '' : ` ${found.join(' ')} `
}

/** The text of a prop: of text itself, or of markup as `{ tag, props, children }`. */
function toText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(toText).join('')
  return isMarkup(value) ? toText(value.children) : ''
}

const isMarkup = (value: unknown): value is { readonly children: unknown } =>
  typeof value === 'object' && value !== null && 'tag' in value && 'children' in value
