// Replaces `@theme/Layout` in pages of a site: the layout is around every page anyway.
import { type ReactElement, type ReactNode, useContext } from 'react'
import { LayoutContext, type LayoutProps } from './layout-context.ts'

/**
 * The page's content alone; title and description go to the build, which writes them into the head.
 */
export default function Layout({
  title,
  description,
  children,
}: LayoutProps & { readonly children?: ReactNode }): ReactElement {
  useContext(LayoutContext)?.({ title, description })
  return <>{children}</>
}
