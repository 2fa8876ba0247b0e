import { createElement, type ReactElement } from 'react'
import type { ElementTree } from '../shared/html/element-tree.ts'

/** The React element that renders as the tree describes. */
export function toReact({ tag, attributes, children }: ElementTree): ReactElement {
  const props = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name === 'class' ? 'className' : name,
      // For `true` React would write `data-x="true"`.
      value === true && name.startsWith('data-') ? '' : value,
    ]),
  )
  return createElement(
    tag,
    props,
    ...children.map((child) => (typeof child === 'string' ? child : toReact(child))),
  )
}
