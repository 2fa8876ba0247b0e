// Stands for `@docusaurus/Link` in components of a site. The build checks what it writes as it checks every link.
import type { AnchorHTMLAttributes, ReactElement } from 'react'
import { siteValues } from './site.ts'
import withBaseUrl from './use-base-url.ts'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to?: string
  /** What the other tool's router is told; a link of a page needs none of it. */
  readonly isNavLink?: boolean
  readonly exact?: boolean
  readonly autoAddBaseUrl?: boolean
  readonly activeClassName?: string
}

/** As the site writes addresses, for what is rendered where no build looks at links again. */
function toFinal(address: string | undefined): string | undefined {
  if (address === undefined || !/^\/(?!\/)/.test(address)) return address
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/.exec(address) ?? []
  const isPage = !/\.\w+$|\/$/.test(path)
  return withBaseUrl(`${path}${isPage && siteValues.trailingSlash === true ? '/' : ''}${suffix}`)
}

/** An anchor; `to` is its address. */
export default function Link(props: LinkProps): ReactElement {
  const { to, href, children, isNavLink, exact, autoAddBaseUrl, activeClassName, ...rest } = props
  void [isNavLink, exact, autoAddBaseUrl, activeClassName]
  return (
    <a {...rest} href={toFinal(to ?? href)}>
      {children}
    </a>
  )
}
