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
