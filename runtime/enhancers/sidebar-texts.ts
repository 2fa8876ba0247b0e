import { sidebarTranslations } from '../i18n/sidebar.ts'
import { t } from '../i18n/t.ts'

/** The interface texts of sidebars in the page's language, placeholders included. */
export function sidebarTexts(): Readonly<Record<keyof typeof sidebarTranslations, string>> {
  return {
    pagesOf: t(sidebarTranslations, 'pagesOf'),
    leavesSite: t(sidebarTranslations, 'leavesSite'),
  }
}
