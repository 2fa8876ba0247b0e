import type { ReactElement } from 'react'
import { type ContentProps, textOf } from './content-props.ts'

interface LinkProps extends ContentProps {
  readonly to?: unknown
  readonly href?: unknown
  readonly title?: unknown
}

/** The `Link` of Docusaurus: an anchor whose URL the build checks. */
export function Link({ to, href, title, id, className, children }: LinkProps): ReactElement {
  return (
    <a href={textOf(to) ?? textOf(href)} title={textOf(title)} id={id} className={className}>
      {children}
    </a>
  )
}
