// Replaces `@docusaurus/BrowserOnly` in components of a site.
import type { ReactElement, ReactNode } from 'react'
import useIsBrowser from './use-is-browser.ts'

interface BrowserOnlyProps {
  readonly children?: () => ReactNode
  readonly fallback?: ReactNode
}

/**
 * Renders the fallback in the build, and in an island what `children` returns once it is hydrated.
 */
export default function BrowserOnly({ children, fallback }: BrowserOnlyProps): ReactElement {
  return <>{useIsBrowser() ? children?.() : fallback}</>
}
