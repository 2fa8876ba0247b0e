import type { ReactElement } from 'react'
import { contentOf, type ContentProps, textOf } from './content-props.ts'

interface CardProps extends ContentProps {
  readonly title?: unknown
  readonly href?: unknown
  readonly to?: unknown
}

/** A grid of `Card`s. */
export function Cards({ className, children }: ContentProps): ReactElement {
  return <div className={['cards', className].filter(Boolean).join(' ')}>{children}</div>
}

/**
 * A card with a title. Only the title is the link, so that screen readers do not read the whole
 * card as its text.
 */
export function Card({ title, href, to, className, children }: CardProps): ReactElement {
  const url = textOf(href) ?? textOf(to)
  const label = contentOf(title)
  return (
    <div className={['card', className].filter(Boolean).join(' ')}>
      {label !== undefined && (
        <p className="card-title">{url === undefined ? label : <a href={url}>{label}</a>}</p>
      )}
      {children}
    </div>
  )
}
