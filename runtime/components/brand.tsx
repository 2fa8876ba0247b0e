import type { ReactElement } from 'react'
import type { LogoView } from '../shared/site-view.ts'

interface LogoProps {
  readonly logo: LogoView
  readonly className?: string
}

/** The logo in the picture for each colour mode; style sheets show one. */
export function Logo({ logo, className = 'logo' }: LogoProps): ReactElement {
  const size = { alt: logo.alt, width: logo.width, height: logo.height }
  // Low priority keeps React from asking for a preload of it.
  if (logo.srcDark === undefined) {
    return <img className={className} src={logo.src} fetchPriority="low" {...size} />
  }
  return (
    <>
      <img className={`${className} only-light`} src={logo.src} fetchPriority="low" {...size} />
      <img className={`${className} only-dark`} src={logo.srcDark} fetchPriority="low" {...size} />
    </>
  )
}

interface BrandProps {
  readonly href: string
  readonly title: string
  readonly logo: LogoView | undefined
}

/** Logo and name, leading home. */
export function Brand({ href, title, logo }: BrandProps): ReactElement {
  return (
    <a className="brand" href={href}>
      {logo === undefined ? null : <Logo logo={{ ...logo, alt: '' }} className="brand__logo" />}
      <span className="brand__title">{title}</span>
    </a>
  )
}
