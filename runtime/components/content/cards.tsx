import type { ReactElement } from 'react'
import { type ContentProps, textOf } from './content-props.ts'

interface CardProps extends ContentProps {
  readonly title?: unknown
  readonly href?: unknown
  readonly to?: unknown
}

/** A grid of `Card`s. */
export function Cards({ className, children }: ContentProps): ReactElement {
  return <div className={['cards', className].filter(Boolean).join(' ')}>{children}</div>
}

/** A box with a title; the title is the link when there is an address, so that it is read once. */
export function Card({ title, href, to, className, children }: CardProps): ReactElement {
  const address = textOf(href) ?? textOf(to)
  const label = textOf(title)
  return (
    <div className={['card', className].filter(Boolean).join(' ')}>
      {label !== undefined && (
        <p className="card-title">
          {address === undefined ? label : <a href={address}>{label}</a>}
        </p>
      )}
      {children}
    </div>
  )
}
