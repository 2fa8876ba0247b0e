import { createElement, isValidElement, type ReactNode } from 'react'
import { markupKey, markupTags } from '../../shared/markup-value.ts'

/**
 * Replace the markup among the attributes of a component, as described in markup-value.ts, with
 * React elements.
 */
export function toElements(props: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(props).map(([key, value]: [string, unknown]) => [
      key,
      toElement(value) ?? value,
    ]),
  )
}

/** The reverse of `toElements`; what it returns survives JSON. */
export function toValues(props: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(props).map(([key, value]: [string, unknown]) => [key, toValue(value)]),
  )
}

function toElement(value: unknown): ReactNode {
  if (!isRecord(value) || typeof value[markupKey] !== 'string') return undefined
  const tag = value[markupKey]
  const children = Array.isArray(value['children']) ? value['children'] : []
  if (!markupTags.has(tag)) return undefined
  const parts = children.map((child: unknown) =>
    typeof child === 'string' || typeof child === 'number' ? child : toElement(child),
  )
  return createElement(tag, isRecord(value['props']) ? value['props'] : null, ...parts)
}

function toValue(value: unknown): unknown {
  if (!isValidElement<{ children?: unknown }>(value)) return value
  const { children, ...props } = value.props
  const list = children === undefined ? [] : [children].flat()
  return { [markupKey]: value.type, props, children: list.map(toValue) }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
