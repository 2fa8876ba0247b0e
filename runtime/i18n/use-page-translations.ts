// Replaces `i18n/use-translations.ts` in the browser, where the page contains its translations.
import { readPageData } from '../dom/page-data.ts'
import { english, type Translations } from './translations.ts'

/** The interface texts of this page. */
export function useTranslations(): Translations {
  return { ...english, ...readPageData(globalThis.document)?.translations }
}
