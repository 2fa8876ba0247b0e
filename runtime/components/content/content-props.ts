import type { ComponentType, ReactNode } from 'react'

/** What every content component may be given besides its own attributes. */
export interface ContentProps {
  /** What stands between the tags, rendered. */
  readonly children?: ReactNode
  readonly className?: string | undefined
  readonly id?: string | undefined
}

/**
 * A component that Markdown may use. Its attributes are what authors wrote as literals; the table cannot know them, so a
 * component takes them as `unknown` and checks what it needs.
 */
export type ContentComponent = ComponentType<Readonly<Record<string, unknown>> & ContentProps>

/** An attribute as text; `undefined` when it is missing or has no text form. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : undefined
}
