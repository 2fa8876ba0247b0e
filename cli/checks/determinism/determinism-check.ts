import type { SiteCheck } from '../check.ts'
import { determinismRules } from './determinism-rules.ts'

/** The same sources give the same bytes: from the cache, in any order, on any thread, and in another folder. */
export const determinismCheck: SiteCheck = {
  name: 'determinism',
  title: 'Determinism',
  rules: determinismRules,
  phase: 'asked',
  run: async ({ site, build, reload }) => {
    const { checkDeterminism } = await import('./check-determinism.ts')
    return checkDeterminism(site.config, { build, reload })
  },
}
