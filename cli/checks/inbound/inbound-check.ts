import type { SiteCheck } from '../check.ts'
import { collectTargets } from '../../links/collect-targets.ts'
import { checkInbound } from './check-inbound.ts'
import { inboundRules } from './inbound-rules.ts'
import { readTexts } from './read-texts.ts'

/** URLs of the site in shipped files, such as types and error messages, still work. */
export const inboundCheck: SiteCheck = {
  name: 'inbound',
  title: 'Inbound links',
  rules: inboundRules,
  phase: 'check',
  needsEveryPage: true,
  isEnabled: ({ checks }) => checks.inbound.length > 0,
  run: ({ site, rendered }) => {
    const { url, baseUrl } = site.config
    const { files, diagnostics } = readTexts(site.config)
    const broken = checkInbound({
      files,
      origin: url,
      baseUrl,
      anchors: collectTargets(site, rendered.staticAnchors),
      assets: new Set(rendered.copies.map(({ output }) => output)),
    })
    return [...diagnostics, ...broken]
  },
}
