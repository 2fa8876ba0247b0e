// Replaces `@theme/Layout` in pages of a site, because the shell surrounds every page.
import type { ReactElement, ReactNode } from 'react'

interface LayoutProps {
  /** The build reads `title` and `description` from the source of the page. */
  readonly title?: string
  readonly description?: string
  readonly children?: ReactNode
}

/** The content of the page only. */
export default function Layout({ children }: LayoutProps): ReactElement {
  return <>{children}</>
}
