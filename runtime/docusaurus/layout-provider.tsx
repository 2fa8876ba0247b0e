// Stands for `@theme/Layout/Provider`, which pages use that bring a layout of their own.
import type { ReactElement, ReactNode } from 'react'

/** The page's content; a style sheet leaves out what of the shell such a page does not ask for. */
export default function LayoutProvider({
  children,
}: {
  readonly children?: ReactNode
}): ReactElement {
  return <div data-own-layout="">{children}</div>
}
