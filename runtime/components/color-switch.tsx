import type { ReactElement } from 'react'
import { ModeIcon } from './icons.tsx'
import { useTranslations } from '../i18n/use-translations.ts'

/** The color mode button. `data-theme-choice` on the root element selects what the icon shows. */
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
      <ModeIcon />
    </button>
  )
}
