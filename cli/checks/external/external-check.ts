import type { SiteCheck } from '../check.ts'
import { externalRules } from './external-rules.ts'

/** Links to other sites still work; needs the network, so a flag asks for it. */
export const externalCheck: SiteCheck = {
  name: 'external',
  title: 'External links',
  rules: externalRules,
  phase: 'asked',
  run: async ({ site, rendered, externalTtl, signal, onProgress }) => {
    const { checkExternalLinks } = await import('./check-external-links.ts')
    return checkExternalLinks(site, rendered, {
      ttl: externalTtl,
      ...(signal ? { signal } : {}),
      ...(onProgress ? { onProgress } : {}),
    })
  },
}
