import { createContext, useContext } from 'react'
import { english, type Translations } from './translations.ts'

/** The texts of the page's language; English where nobody says which. */
export const TranslationsContext = /* @__PURE__ */ createContext<Translations>(english)

/** What docs-ssg itself says on the page that is being rendered. */
export function useTranslations(): Translations {
  return useContext(TranslationsContext)
}
