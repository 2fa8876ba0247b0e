import type { SiteView } from '../shared/views/site-view.ts'
import type { Translations } from './translations.ts'

/** A site in one version and locale, with the interface texts of that locale. */
export interface LocalizedSite extends SiteView {
  readonly translations: Translations
}
