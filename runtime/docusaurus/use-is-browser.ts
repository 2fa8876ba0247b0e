// Replaces `@docusaurus/useIsBrowser` in components of a site.
import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => {}

/** False in the build and during hydration, true afterwards. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
