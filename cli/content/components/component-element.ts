import type { Element, ElementContent } from 'hast'

/** The placeholder of a content component until React renders it. The sanitizer must allow it. */
export const componentTag = 'docs-component'

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

/** Read the props of a placeholder; empty when the JSON is not an object. */
export function parseProps(json: unknown): Record<string, PropValue> {
  if (typeof json !== 'string' || json === '') return {}
  try {
    const parsed: PropValue = JSON.parse(json)
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
