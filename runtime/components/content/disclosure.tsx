import type { ReactElement } from 'react'
import { contentOf, type ContentProps } from './content-props.ts'

interface DetailsProps extends ContentProps {
  readonly summary?: unknown
  readonly title?: unknown
  readonly open?: unknown
}

/** A collapsible section. `summary` is optional when the content contains a `<summary>`. */
export function Details({
  summary,
  title,
  open,
  id,
  className,
  children,
}: DetailsProps): ReactElement {
  const label = contentOf(summary) ?? contentOf(title)
  return (
    <details
      className={['details', className].filter(Boolean).join(' ')}
      id={id}
      open={open === true}
    >
      {label !== undefined && <summary>{label}</summary>}
      {children}
    </details>
  )
}
