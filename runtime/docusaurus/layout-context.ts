import { createContext } from 'react'

/** The props of `Layout` that describe a page. */
export interface LayoutProps {
  readonly title?: unknown
  readonly description?: unknown
}

/** Receives the props of each `Layout` that is rendered; undefined outside the build. */
export const LayoutContext = createContext<((props: LayoutProps) => void) | undefined>(undefined)
