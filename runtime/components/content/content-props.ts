import { type ComponentType, isValidElement, type ReactNode } from 'react'

/** The props of every content component besides its own. */
export interface ContentProps {
  /** The rendered content between the tags. */
  readonly children?: ReactNode
  readonly className?: string | undefined
  readonly id?: string | undefined
}

/**
 * A component for Markdown. Authors may write any literal as an attribute, so a component declares
 * its own props as `unknown` and checks them.
 */
export type ContentComponent = ComponentType<Readonly<Record<string, unknown>> & ContentProps>

/** A string or number as text; undefined for any other value. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : undefined
}

/** A text, or markup that a page passes as the value of an attribute; undefined for any other value. */
export function contentOf(value: unknown): ReactNode | undefined {
  return isValidElement(value) ? value : textOf(value)
}
