import { collectExternalLinks } from '../../links/collect-external-links.ts'
import type { SiteCheck } from '../check.ts'
import { checkSiteLinks } from './check-site-links.ts'
import { loadSites } from './load-sites.ts'
import { requestSite } from './request-site.ts'
import { sitesRules } from './sites-rules.ts'

/** Links to other sites that publish their URLs and ids have a target there. */
export const sitesCheck: SiteCheck = {
  name: 'sites',
  title: 'Links to listed sites',
  rules: sitesRules,
  phase: 'check',
  isEnabled: ({ checks }) => Object.keys(checks.sites).length > 0,
  run: async ({ site, rendered, cache, externalTtl, signal }) => {
    const options = { cache, ttl: externalTtl, now: Date.now(), signal }
    const { sites, diagnostics } = await loadSites(site.config, async (url) =>
      requestSite(url, options),
    )
    return [...diagnostics, ...checkSiteLinks(collectExternalLinks(site, rendered), sites)]
  },
}
