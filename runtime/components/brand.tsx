import type { ReactElement } from 'react'
import type { LogoView } from '../shared/site-view.ts'

interface LogoProps {
  readonly logo: LogoView
  readonly className?: string
}

/** The logo in the picture for each colour mode; style sheets show one. */
export function Logo({ logo, className = 'logo' }: LogoProps): ReactElement {
  const { src, srcDark, alt, width, height } = logo
  const size = { width, height }
  // A lazy picture that a style sheet hides, or that is far below the screen, is not fetched.
  if (srcDark === undefined) {
    return <img className={className} src={src} alt={alt} loading="lazy" {...size} />
  }
  return (
    <>
      <img className={`${className} only-light`} src={src} alt={alt} loading="lazy" {...size} />
      <img className={`${className} only-dark`} src={srcDark} alt={alt} loading="lazy" {...size} />
    </>
  )
}

interface BrandProps {
  readonly href: string
  /** Of the site, for those who do not see the logo that stands alone. */
  readonly site: string
  /** Empty: the logo stands alone. */
  readonly title: string
  readonly logo: LogoView | undefined
}

/** Logo and name, leading home; also by the names that style sheets for Docusaurus know. */
export function Brand({ href, site, title, logo }: BrandProps): ReactElement {
  const shown = logo === undefined ? title || site : title
  const alt = shown === '' ? logo?.alt || site : ''
  return (
    <a className="brand navbar__brand" href={href}>
      {logo === undefined ? null : (
        <Logo logo={{ ...logo, alt }} className="brand__logo navbar__logo" />
      )}
      {shown === '' ? null : <span className="brand__title navbar__title">{shown}</span>}
    </a>
  )
}
