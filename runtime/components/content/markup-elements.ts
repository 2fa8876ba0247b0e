import { createElement, isValidElement, type ReactNode } from 'react'
import { type MarkupValue, markupTags, toMarkupProps } from '../../shared/markup-value.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Replace the markup of a component, by the names of its props, with React elements. Only allowed
 * elements and attributes are created, whatever the value contains.
 */
export function toElements(markup: unknown): Values {
  if (!isRecord(markup)) return {}
  return Object.fromEntries(
    Object.entries(markup).flatMap(([name, value]) => {
      const element = toElement(value)
      return element === undefined ? [] : [[name, element]]
    }),
  )
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

function toElement(value: unknown): ReactNode {
  if (!isRecord(value)) return undefined
  const { tag, props, children } = value
  if (typeof tag !== 'string' || !markupTags.has(tag)) return undefined
  const parts: readonly unknown[] = Array.isArray(children) ? children : []
  return createElement(
    tag,
    isRecord(props) ? toMarkupProps(Object.entries(props)) : null,
    ...parts.map((part) => (isText(part) ? part : toElement(part))),
  )
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

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
