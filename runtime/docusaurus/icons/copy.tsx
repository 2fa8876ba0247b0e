// Replaces `@theme/Icon/Copy` in components of a site.
import type { ReactElement, SVGProps } from 'react'
import { ThemedIcon } from './themed-icon.tsx'

/** The icon; the meaning must be beside it as text. */
export default function IconCopy(props: SVGProps<SVGSVGElement>): ReactElement {
  return <ThemedIcon {...props} d="M8 8h12v12H8zM16 8V4H4v12h4" />
}
