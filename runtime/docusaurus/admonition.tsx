// Stands for `@theme/Admonition` in components of a site.
import type { ReactElement } from 'react'
import { Admonition as Box } from '../components/content/small-parts.tsx'
import type { ContentProps } from '../components/content/content-props.ts'

interface AdmonitionProps extends ContentProps {
  readonly type?: string
  readonly title?: string
  /** The box has icons of its own. */
  readonly icon?: unknown
}

/** The box that `:::tip[Title]` makes. */
export default function Admonition({ icon, ...rest }: AdmonitionProps): ReactElement {
  void icon
  return <Box {...rest} />
}
