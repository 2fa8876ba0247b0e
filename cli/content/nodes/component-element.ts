// Room: the nodes that other rooms make and read: placeholders of components, figures of code, paths
import type { Element, ElementContent } from 'hast'

/** The placeholder of a content component until React renders it. The sanitizer must allow it. */
export const componentTag = 'docs-component'
/** How a placeholder ends in HTML. */
export const componentEnd = `</${componentTag}>`

/** A value that a component accepts as a prop: it survives JSON. */
export type PropValue =
  string | number | boolean | null | readonly PropValue[] | { readonly [key: string]: PropValue }

/**
 * `<docs-component data-name="Tabs" data-props='{"groupId":"lang"}'>`; `toComponent` reads it back.
 */
export function componentElement(
  name: string,
  props: Readonly<Record<string, PropValue>>,
  children: ElementContent[],
): Element {
  const dataProps = JSON.stringify(props)
  const properties = { dataName: name, ...(dataProps !== '{}' && { dataProps }) }
  return { type: 'element', tagName: componentTag, properties, children }
}

/**
 * NUL and the code points that mark places in the HTML of an article, which the literals of a page can spell. As in
 * Markdown, such a character is shown as U+FFFD.
 */
// oxlint-disable-next-line no-control-regex
const marks = /[\0\uFDD0-\uFDEF]/g

function withoutMarks(_key: string, value: unknown): unknown {
  if (typeof value === 'string') return value.replace(marks, '\uFFFD')
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key.replace(marks, '\uFFFD'), item]),
  )
}

/** Read the props of a placeholder; empty when the JSON is not an object. */
export function parseProps(json: unknown): Record<string, PropValue> {
  if (typeof json !== 'string' || json === '') return {}
  try {
    const hasMarks = /\\u0000|[\uFDD0-\uFDEF]/.test(json)
    const parsed: PropValue = hasMarks ? JSON.parse(json, withoutMarks) : JSON.parse(json)
    return isPropObject(parsed) ? { ...parsed } : {}
  } catch {
    return {}
  }
}

/** True for a prop that holds named values, `sources={{ light: 'a.png' }}`; false for a list. */
export function isPropObject(
  value: PropValue | undefined,
): value is { readonly [key: string]: PropValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
