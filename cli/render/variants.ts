import type { SiteView } from '../../runtime/shared/site-view.ts'
import type { Site } from '../model/site.ts'
import { createLinks, type Links } from './create-links.ts'
import { createSiteView } from './create-site-view.ts'

/** What all pages of one version and locale share. */
export interface EditionView {
  readonly site: SiteView
  readonly links: Links
}

/** One view for each version in each locale, made when first asked for. */
export interface Editions {
  readonly get: (version: string, locale: string) => EditionView
}

/** Make the editions of a site. */
export function createEditions(site: Site): Editions {
  const made = new Map<string, EditionView>()
  return {
    get: (version, locale) => {
      const key = `${version}\n${locale}`
      const known = made.get(key)
      if (known !== undefined) return known
      const edition = { version, locale }
      const view = { site: createSiteView(site, edition), links: createLinks(site, edition) }
      made.set(key, view)
      return view
    },
  }
}
