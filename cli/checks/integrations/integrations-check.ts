import { integrationRules } from '../../report/integration-rules.ts'
import type { SiteCheck } from '../check.ts'

/** Runs the checks of the site's integrations. */
export const integrationsCheck: SiteCheck = {
  name: 'integrations',
  title: 'Integrations',
  rules: integrationRules,
  phase: 'publish',
  isEnabled: ({ integrations }) => integrations.some(({ hooks }) => hooks.check !== undefined),
  run: async (context) => {
    const { runHooks } = await import('./run-hooks.ts')
    return runHooks(context)
  },
}
