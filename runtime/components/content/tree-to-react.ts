import type { ElementContent } from 'hast'
import { createElement, type ReactNode } from 'react'

/** What React renders as the node would be written; `rendered` holds what React puts in place of comments. */
export function toReactNode(
  node: ElementContent,
  rendered?: ReadonlyMap<ElementContent, ReactNode>,
): ReactNode {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return rendered?.get(node)
  return createElement(
    node.tagName,
    toReactProps(node.properties),
    ...node.children.map((child) => toReactNode(child, rendered)),
  )
}

function toReactProps(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      toReactName(name),
      Array.isArray(value) ? value.join(' ') : value,
    ]),
  )
}

/** `ariaLabel` -> `aria-label`, `dataTabsGroup` -> `data-tabs-group`; others are the same in hast and React. */
function toReactName(name: string): string {
  if (name.startsWith('aria')) return `aria-${name.slice('aria'.length).toLowerCase()}`
  return name.startsWith('data')
    ? name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : name
}
