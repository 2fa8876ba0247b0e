import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import { toMarkupTrees } from '../../../runtime/components/content/markup-tree.ts'
import { ownValue } from '../../primitives/own-value.ts'
import { readComponentProperties } from '../../primitives/component-properties.ts'

/** The props of built-in components that readers see as text, by component. */
const shown: Readonly<Record<string, readonly string[]>> = {
  Admonition: ['title'],
  Card: ['title'],
  Details: ['summary', 'title'],
  Diagram: ['title'],
  Iframe: ['title'],
  LiteYouTubeEmbed: ['title'],
  YouTube: ['title'],
}

/** The texts in the props of a built-in component, between spaces; empty for all other elements. */
export function shownProps({ tagName, properties }: Element): string {
  const names = ownValue(shown, tagName)
  if (names === undefined) return ''
  const { data, markup } = readComponentProperties(properties)
  const texts = new Map<string, unknown>(Object.entries(data))
  for (const [name, tree] of toMarkupTrees(markup)) texts.set(name, toString(tree))
  const found = names.flatMap((name) => {
    const value = texts.get(name) ?? properties[name]
    return typeof value === 'string' ? [value] : []
  })
  return found.length === 0 ? '' : ` ${found.join(' ')} `
}
