import type { Element, ElementContent } from 'hast'

/** The element that stands for a content component until React renders it. The sanitizer must let it through. */
export const componentTag = 'docs-component'

/** Values a component may be given: they survive JSON. */
export type PropValue =
  string | number | boolean | null | readonly PropValue[] | { readonly [key: string]: PropValue }

/** `<docs-component data-name="Tabs" data-props='{"groupId":"lang"}'>`; `render-article` looks the name up in the table. */
export function componentElement(
  name: string,
  props: Readonly<Record<string, PropValue>>,
  children: ElementContent[],
): Element {
  const dataProps = JSON.stringify(props)
  const properties = { dataName: name, ...(dataProps !== '{}' && { dataProps }) }
  return { type: 'element', tagName: componentTag, properties, children }
}

/** The JSON comes from `componentElement`, or from an author who writes such an element in raw HTML. */
export function parseProps(json: unknown): Record<string, PropValue> {
  if (typeof json !== 'string' || json === '') return {}
  try {
    const parsed: unknown = JSON.parse(json)
    return isRecord(parsed) ? parsed : {}
  } catch {
    return {}
  }
}

function isRecord(value: unknown): value is Record<string, PropValue> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
