import type { PageCheck } from '../check.ts'
import { budgetsRules } from './budgets-rules.ts'
import { checkBudgets } from './check-budgets.ts'

/** Pages, style sheets, scripts, search data and images stay below the sizes that the site allows. */
export const budgetsCheck: PageCheck = {
  name: 'budgets',
  title: 'Budgets',
  rules: budgetsRules,
  phase: 'check',
  isEnabled: ({ checks }) => Object.keys(checks.budgets).length > 0,
  visitPages: async ({ site, rendered, cache }) => {
    const { createFileSizes } = await import('./file-sizes.ts')
    const sizes = createFileSizes(rendered, cache)
    return {
      visit: (page, hash) => sizes.add(page, hash),
      finish: () => checkBudgets(sizes.all(), site.config.checks.budgets),
    }
  },
}
