import type { ReactElement, ReactNode } from 'react'
import { iconPaths } from './icon-paths.ts'

interface IconProps {
  readonly name: keyof typeof iconPaths
  /** In CSS pixels. */
  readonly size?: number
  readonly className?: string
}

/** A line drawing in the text colour, silent for screen readers: what it means stands beside it as text. */
export function Icon({ name, size = 20, className }: IconProps): ReactElement {
  const box = name === 'menu' ? 30 : 24
  return (
    <svg
      className={className === undefined ? 'icon' : `icon ${className}`}
      width={size}
      height={size}
      viewBox={`0 0 ${box} ${box}`}
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}

/** Text for screen readers alone. */
export function HiddenText({ children }: { readonly children: ReactNode }): ReactElement {
  return <span className="visually-hidden">{children}</span>
}
