// Stands for `@theme/Layout` in pages of a site: the shell is around every page anyway.
import type { ReactElement, ReactNode } from 'react'

interface LayoutProps {
  /** Read from the source of the page, as its `description` is. */
  readonly title?: string
  readonly description?: string
  readonly children?: ReactNode
}

/** The page's content alone. */
export default function Layout({ children }: LayoutProps): ReactElement {
  return <>{children}</>
}
