// Replaces `@docusaurus/Link` in components of a site. The build checks its links like all others.
import type { AnchorHTMLAttributes, ReactElement } from 'react'
import { siteValues } from './site.ts'
import withBaseUrl from './use-base-url.ts'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to?: string
  /** Options for the router of Docusaurus, which are ignored. */
  readonly isNavLink?: boolean
  readonly exact?: boolean
  readonly autoAddBaseUrl?: boolean
  readonly activeClassName?: string
}

/**
 * The final URL, for links that are rendered in the browser, where the build cannot rewrite them.
 */
function toFinal(href: string | undefined): string | undefined {
  if (href === undefined || !/^\/(?!\/)/.test(href)) return href
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/.exec(href) ?? []
  const isPage = !/\.\w+$|\/$/.test(path)
  return withBaseUrl(`${path}${isPage && siteValues.trailingSlash === true ? '/' : ''}${suffix}`)
}

/** An anchor to the URL in `to`. */
export default function Link(props: LinkProps): ReactElement {
  const { to, href, children, isNavLink, exact, autoAddBaseUrl, activeClassName, ...rest } = props
  void [isNavLink, exact, autoAddBaseUrl, activeClassName]
  return (
    <a {...rest} href={toFinal(to ?? href)}>
      {children}
    </a>
  )
}
