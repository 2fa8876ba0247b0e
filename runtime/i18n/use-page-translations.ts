// Stands for `i18n/use-translations.ts` in the browser, where the page itself says its language. Enters: the page's data.
// Leaves: what the build wrote into the island.
import { readPageData } from '../dom/page-data.ts'
import { english, type Translations } from './translations.ts'

/** What docs-ssg itself says on this page. */
export function useTranslations(): Translations {
  return { ...english, ...readPageData(globalThis.document)?.translations }
}
