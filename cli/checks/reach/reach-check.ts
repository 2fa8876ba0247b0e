import type { SiteCheck } from '../check.ts'
import { siteTexts } from '../../links/site-texts.ts'
import { checkReach } from './check-reach.ts'
import { reachRules } from './reach-rules.ts'

/** Every page can be reached by a link or a sidebar, and every file beside docs is used. */
export const reachCheck: SiteCheck = {
  name: 'reach',
  title: 'Reach',
  rules: reachRules,
  phase: 'always',
  needsEveryPage: true,
  run: (context) => {
    const { site, links, rendered, readSource } = context
    const urls = new Set(rendered.statics.map(({ route }) => route.url))
    return checkReach({
      site,
      references: links.hrefs,
      statics: rendered.statics,
      usedAssets: links.usedAssets,
      isWhole: site.staticRoutes.every(({ url }) => urls.has(url)),
      texts: siteTexts(context),
      staticTexts: [...site.assets.values()]
        .filter(({ output }) => /\.(?:html?|css)$/i.test(output))
        .flatMap(({ source }) => readSource(source) ?? []),
    })
  },
}
