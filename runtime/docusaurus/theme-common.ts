// Replaces the hooks of `@docusaurus/theme-common` in components of a site.
import { useSyncExternalStore } from 'react'

interface ColorMode {
  readonly colorMode: 'light' | 'dark'
  readonly isDarkTheme: boolean
}

const onSwitch = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** The color mode of the page; `light` in the build, which cannot know it. */
export function useColorMode(): ColorMode {
  const isDarkTheme = useSyncExternalStore(
    onSwitch,
    () => document.documentElement.dataset['theme'] === 'dark',
    () => false,
  )
  return { colorMode: isDarkTheme ? 'dark' : 'light', isDarkTheme }
}
