// Stands for the hooks of `@docusaurus/theme-common` that components of a site use.
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

/** The mode the page is shown in; the build, which can't know it, says `light`. */
export function useColorMode(): ColorMode {
  const isDarkTheme = useSyncExternalStore(
    onSwitch,
    () => document.documentElement.dataset['theme'] === 'dark',
    () => false,
  )
  return { colorMode: isDarkTheme ? 'dark' : 'light', isDarkTheme }
}
