import { withoutOwnDomain } from '../../links/fix-link.ts'
import type { SiteCheck } from '../check.ts'
import { checkWriting } from './check-writing.ts'
import { targetNames } from './target-names.ts'
import { writingRules } from './writing-rules.ts'
import { trimEndSlashes } from '../../primitives/urls/trim-slashes.ts'

/** Headings in order, links that say where they go and point to public URLs. */
export const writingCheck: SiteCheck = {
  name: 'writing',
  title: 'Writing',
  rules: writingRules,
  phase: 'always',
  run: ({ site, links }) => {
    const { url: domain, baseUrl } = site.config
    const siteUrl = trimEndSlashes(trimEndSlashes(domain) + baseUrl)
    const withoutDomain = (href: string): string | undefined => withoutOwnDomain(href, site)
    return [...site.routes.values()].flatMap(({ url, page }) => {
      const references = links.hrefs.get(url) ?? []
      return checkWriting(page, {
        siteUrl,
        references,
        withoutDomain,
        isGenerated: site.generated?.texts.has(page.source) === true,
        namesOf: (index) => targetNames(references[index]?.href, site),
      })
    })
  },
}
