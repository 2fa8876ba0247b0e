// Replaces `@theme/Details` in components of a site.
import type { ReactElement, ReactNode } from 'react'
import { Details as Disclosure } from '../components/content/disclosure.tsx'
import type { ContentProps } from '../components/content/content-props.ts'

interface DetailsProps extends ContentProps {
  /** Text, or a `summary` element. */
  readonly summary?: ReactNode
  readonly open?: boolean
}

/** A collapsible section. */
export default function Details({ summary, children, ...rest }: DetailsProps): ReactElement {
  const label = typeof summary === 'string' ? { summary } : {}
  return (
    <Disclosure {...rest} {...label}>
      {typeof summary === 'string' ? null : summary}
      {children}
    </Disclosure>
  )
}
