// Replaces `@theme/Admonition` in components of a site.
import type { ReactElement } from 'react'
import { admonition } from '../components/content/admonition.ts'
import type { ContentProps } from '../components/content/content-props.ts'
import { toReactComponent } from '../components/content/content-to-react.tsx'

const ContentAdmonition = toReactComponent(admonition)

interface AdmonitionProps extends ContentProps {
  readonly type?: string
  readonly title?: string
  /** Ignored, because admonitions have built-in icons. */
  readonly icon?: unknown
}

/** The admonition that `:::tip[Title]` creates. */
export default function Admonition({ icon, ...rest }: AdmonitionProps): ReactElement {
  void icon
  return <ContentAdmonition {...rest} />
}
