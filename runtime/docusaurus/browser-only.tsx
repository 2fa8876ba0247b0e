// Stands for `@docusaurus/BrowserOnly` in components of a site.
import type { ReactElement, ReactNode } from 'react'
import useIsBrowser from './use-is-browser.ts'

interface BrowserOnlyProps {
  readonly children?: () => ReactNode
  readonly fallback?: ReactNode
}

/** The fallback; in an island, what `children` makes once the browser has it. */
export default function BrowserOnly({ children, fallback }: BrowserOnlyProps): ReactElement {
  return <>{useIsBrowser() ? children?.() : fallback}</>
}
