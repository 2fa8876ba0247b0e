// Stands for `@docusaurus/router` in components of a site: every page is a document of its own, and the browser goes there.
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

/** Where the reader is; in the build, and while an island is hydrated, the start of the site without query and hash. */
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

/** The history of the browser. */
export function useHistory(): RouterHistory {
  return {
    location: useLocation(),
    push: (to) => globalThis.location.assign(to),
    replace: (to) => globalThis.location.replace(to),
    goBack: () => globalThis.history.back(),
  }
}

/** Leads on; where nothing can, a link stands. */
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
