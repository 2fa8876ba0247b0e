import type { CheckContext, SiteCheck } from '../check.ts'
import { checkReach } from './check-reach.ts'
import { reachRules } from './reach-rules.ts'
import { textOf } from '../../primitives/text/text-of.ts'

/** Every page can be reached by a link or a sidebar, and every file beside docs is used. */
export const reachCheck: SiteCheck = {
  name: 'reach',
  title: 'Reach',
  rules: reachRules,
  phase: 'always',
  needsEveryPage: true,
  run: (context) => {
    const { site, links, rendered } = context
    const urls = new Set(rendered.statics.map(({ route }) => route.url))
    return checkReach({
      site,
      references: links.hrefs,
      statics: rendered.statics,
      usedAssets: links.usedAssets,
      isWhole: site.staticRoutes.every(({ url }) => urls.has(url)),
      texts: textsOf(context),
    })
  },
}

/** Texts other than pages that may refer to a file: scripts and style sheets, code of the site, the config. */
function textsOf({ rendered, site, inputs }: CheckContext): string[] {
  const files = rendered.files.filter(({ kind }) => kind === 'stylesheet' || kind === 'script')
  const texts = files.map(({ contents }) => textOf(contents))
  return [...texts, inputs.join('\n'), JSON.stringify(site.config)]
}
