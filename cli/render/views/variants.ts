import type { LocalizedSite } from '../../../runtime/i18n/localized-site.ts'
import type { Site } from '../../model/site.ts'
import { type BrowserTexts, createBrowserTexts } from './browser-texts.ts'
import { createLinks, type Links } from './create-links.ts'
import { createSiteView } from './create-site-view.ts'
import { faviconOf } from '../head/favicon.ts'

/** The data that all pages of one version and locale share. */
export interface VariantView {
  readonly site: LocalizedSite
  readonly links: Links
  /** The URL of the icon. */
  readonly favicon: string
  /** Those that the browser receives. */
  readonly texts: BrowserTexts
}

/** The views of all variants, each created when it is first needed. */
export interface VariantViews {
  readonly get: (version: string, locale: string) => VariantView
}

/** Make the views of a site's variants. */
export function createVariantViews(site: Site): VariantViews {
  const made = new Map<string, VariantView>()
  return {
    get: (version, locale) => {
      const key = `${version}\n${locale}`
      const known = made.get(key)
      if (known !== undefined) return known
      const variant = { version, locale }
      const links = createLinks(site, variant)
      const favicon = faviconOf(site, links)
      const own = createSiteView(site, variant)
      const view = { site: own, links, favicon, texts: createBrowserTexts(own) }
      made.set(key, view)
      return view
    },
  }
}
