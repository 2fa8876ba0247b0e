import type { PageCheck } from '../check.ts'
import { originRules } from './third-party-rules.ts'
import { textOf } from '../../primitives/text/text-of.ts'

/** Pages load nothing from other hosts that their authors don't know of. */
export const thirdPartyCheck: PageCheck = {
  name: 'third-party',
  title: 'Files of other hosts',
  rules: originRules,
  phase: 'check',
  visitPages: async ({ site, rendered, readSource }) => {
    const { collectThirdParty } = await import('./check-third-party.ts')
    const routes = [...site.routes.values()].map(
      ({ output, page }) => [output, page.source] as const,
    )
    const statics = site.staticRoutes.flatMap(({ output, source }) =>
      source === undefined ? [] : [[output, source] as const],
    )
    const sources = new Map([...routes, ...statics])
    const collector = collectThirdParty({ config: site.config, sources, readSource })
    for (const file of rendered.files)
      if (file.kind === 'stylesheet') collector.addStylesheet(file.path, textOf(file.contents))
    return {
      visit: ({ path, contents }) => collector.addPage(path, textOf(contents)),
      finish: collector.finish,
    }
  },
}
