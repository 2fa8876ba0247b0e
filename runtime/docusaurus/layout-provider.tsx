// Replaces `@theme/Layout/Provider`, which pages with their own layout use.
import type { ReactElement, ReactNode } from 'react'

/**
 * The content of the page. The style sheet hides the parts of the shell that such a page does not
 * use.
 */
export default function LayoutProvider({
  children,
}: {
  readonly children?: ReactNode
}): ReactElement {
  return <div data-own-layout="">{children}</div>
}
