import type { ReactElement } from 'react'
import { Icon } from './icons.tsx'
import { useTranslations } from '../i18n/use-translations.ts'

/** The color mode button. `data-theme-choice` on the root element selects the icon. */
export function ColorSwitch(): ReactElement {
  const { colorMode } = useTranslations()
  return (
    <button
      type="button"
      className="icon-button color-switch"
      aria-label={colorMode}
      title={colorMode}
      data-color-switch=""
      data-requires-js=""
    >
      <Icon name="sun" className="color-switch__light" />
      <Icon name="moon" className="color-switch__dark" />
      <Icon name="system" className="color-switch__system" />
    </button>
  )
}
