import type { ComponentType, ReactNode } from 'react'

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
