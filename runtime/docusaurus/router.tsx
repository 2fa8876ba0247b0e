// Replaces `@docusaurus/router` in components of a site. Every page is a separate document, which
// the browser loads.
import { type ReactElement, useSyncExternalStore } from 'react'
import Link from './link.tsx'
import { siteValues } from './site.ts'

interface RouterLocation {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

const onMove = (listener: () => void): (() => void) => {
  const events = ['popstate', 'hashchange']
  events.forEach((name) => globalThis.addEventListener(name, listener))
  return () => events.forEach((name) => globalThis.removeEventListener(name, listener))
}

/**
 * The location of the page; in the build and during hydration, the home page without query and
 * hash.
 */
export function useLocation(): RouterLocation {
  const href = useSyncExternalStore(
    onMove,
    () => globalThis.location.href,
    () => '',
  )
  if (href === '') return { pathname: siteValues.baseUrl, search: '', hash: '' }
  const { pathname, search, hash } = new URL(href)
  return { pathname, search, hash }
}

interface RouterHistory {
  readonly location: RouterLocation
  readonly push: (to: string) => void
  readonly replace: (to: string) => void
  readonly goBack: () => void
}

/** Navigation through the browser's location and history. */
export function useHistory(): RouterHistory {
  return {
    location: useLocation(),
    push: (to) => globalThis.location.assign(to),
    replace: (to) => globalThis.location.replace(to),
    goBack: () => globalThis.history.back(),
  }
}

/** Redirects to another page; shows a link where that is not possible. */
export function Redirect({ to }: { readonly to: string }): ReactElement {
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${to}`} />
      <p>
        <Link to={to}>{to}</Link>
      </p>
    </>
  )
}
