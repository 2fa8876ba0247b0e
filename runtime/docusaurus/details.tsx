// Replaces `@theme/Details` in components of a site.
import type { ReactElement, ReactNode } from 'react'
import type { ContentProps } from '../components/content/content-props.ts'
import { toReactComponent } from '../components/content/content-to-react.tsx'
import { details } from '../components/content/details.ts'

const Disclosure = toReactComponent(details)

interface DetailsProps extends ContentProps {
  /** Text, or a `summary` element. */
  readonly summary?: ReactNode
  readonly open?: boolean
}

/** A collapsible section with the props of Docusaurus. */
export default function Details({ summary, children, ...rest }: DetailsProps): ReactElement {
  const label = typeof summary === 'string' ? { summary } : {}
  return (
    <Disclosure {...rest} {...label}>
      {typeof summary === 'string' ? null : summary}
      {children}
    </Disclosure>
  )
}
