// Replaces `@theme/Icon/ExternalLink` in components of a site.
import type { ReactElement, SVGProps } from 'react'
import { ThemedIcon } from './themed-icon.tsx'

/** The icon; the meaning must be beside it as text. */
export default function IconExternalLink(props: SVGProps<SVGSVGElement>): ReactElement {
  return <ThemedIcon {...props} d="M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9" />
}
