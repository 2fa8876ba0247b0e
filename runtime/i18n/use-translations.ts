import { createContext, useContext } from 'react'
import { english, type Translations } from './translations.ts'

/** The interface texts of the page being rendered; English by default. */
export const TranslationsContext = /* @__PURE__ */ createContext<Translations>(english)

/** The interface texts of the page being rendered. */
export function useTranslations(): Translations {
  return useContext(TranslationsContext)
}
