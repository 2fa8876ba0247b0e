import type { ReactElement } from 'react'
import type { LogoView } from '../shared/views/site-view.ts'

interface LogoProps {
  readonly logo: LogoView
  readonly className?: string
}

/** The image of the logo for each color mode; the style sheet shows one of them. */
export function Logo({ logo, className = 'logo' }: LogoProps): ReactElement {
  const { src, srcDark, alt, width, height } = logo
  // Not lazy: browsers fetch a lazy image after the layout, and the navbar, or the footer of a short
  // page, is on the first screen.
  const size = { width, height }
  if (srcDark === undefined) return <img className={className} src={src} alt={alt} {...size} />
  return (
    <>
      <img className={`${className} only-light`} src={src} alt={alt} {...size} />
      <img className={`${className} only-dark`} src={srcDark} alt={alt} {...size} />
    </>
  )
}

interface BrandProps {
  readonly href: string
  /** The title of the site, the text alternative of a logo without a title. */
  readonly site: string
  /** Empty when the logo has no title beside it. */
  readonly title: string
  readonly logo: LogoView | undefined
}

/**
 * Logo and title with a link to the home page, with the class names of Docusaurus, for style sheets
 * written for them.
 */
export function Brand({ href, site, title, logo }: BrandProps): ReactElement {
  const shown = logo === undefined ? title || site : title
  const alt = shown === '' ? logo?.alt || site : ''
  return (
    <a className="navbar__brand" href={href}>
      {logo === undefined ? null : <Logo logo={{ ...logo, alt }} className="navbar__logo" />}
      {shown === '' ? null : <span className="navbar__title">{shown}</span>}
    </a>
  )
}
