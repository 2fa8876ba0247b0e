import type { SiteView } from '../../runtime/shared/site-view.ts'
import type { Site } from '../model/site.ts'
import { createLinks, type Links } from './create-links.ts'
import { createSiteView } from './create-site-view.ts'

/** What all pages of one version and locale share. */
export interface VariantView {
  readonly site: SiteView
  readonly links: Links
}

/** One view for each version in each locale, made when first asked for. */
export interface VariantViews {
  readonly get: (version: string, locale: string) => VariantView
}

/** Make the editions of a site. */
export function createVariantViews(site: Site): VariantViews {
  const made = new Map<string, VariantView>()
  return {
    get: (version, locale) => {
      const key = `${version}\n${locale}`
      const known = made.get(key)
      if (known !== undefined) return known
      const variant = { version, locale }
      const view = { site: createSiteView(site, variant), links: createLinks(site, variant) }
      made.set(key, view)
      return view
    },
  }
}
