// Replaces `@theme/Icon/Success` in components of a site.
import type { ReactElement, SVGProps } from 'react'
import { ThemedIcon } from './themed-icon.tsx'

/** The icon; the meaning must be beside it as text. */
export default function IconSuccess(props: SVGProps<SVGSVGElement>): ReactElement {
  return <ThemedIcon {...props} d="M5 12l5 5L20 7" />
}
