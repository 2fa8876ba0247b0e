import { isValidElement } from 'react'
import { type MarkupValue, toMarkupProps } from '../../shared/html/markup-value.ts'
import { isText, toMarkupTrees } from './markup-tree.ts'
import { toReactNode } from './tree-to-react.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Replace the markup of a component, by the names of its props, with React elements. Only allowed
 * elements and attributes are created, whatever the value contains.
 */
export function toElements(markup: unknown): Values {
  return Object.fromEntries(toMarkupTrees(markup).map(([name, tree]) => [name, toReactNode(tree)]))
}

/** The reverse of `toElements`: separate props into data and markup, both of which survive JSON. */
export function toValues(props: object): { readonly data: Values; readonly markup: Values } {
  const entries = Object.entries(props).map(
    ([name, value]: [string, unknown]) => [name, value, toValue(value)] as const,
  )
  const data = entries.flatMap(([name, value]) => (isValidElement(value) ? [] : [[name, value]]))
  const markup = entries.flatMap(([name, , value]) => (value === undefined ? [] : [[name, value]]))
  return { data: Object.fromEntries(data), markup: Object.fromEntries(markup) }
}

function toValue(value: unknown): MarkupValue | undefined {
  if (!isValidElement<{ children?: unknown }>(value) || typeof value.type !== 'string')
    return undefined
  const { children, ...props } = value.props
  const list: readonly unknown[] = Array.isArray(children) ? children : [children]
  const parts = list.flatMap((part): MarkupValue['children'] => {
    const markup = isText(part) ? part : toValue(part)
    return markup === undefined ? [] : [markup]
  })
  return { tag: value.type, props: toMarkupProps(Object.entries(props)), children: parts }
}
