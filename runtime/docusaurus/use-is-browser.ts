// Stands for `@docusaurus/useIsBrowser` in components of a site.
import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => {}

/** False in the build and while an island is hydrated, true from then on. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
