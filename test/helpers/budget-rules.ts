/** The code makes these of the names of `checks.budgets`. */
export const budgetRules: readonly string[] = [
  'budget-css',
  'budget-html',
  'budget-image',
  'budget-javascript',
  'budget-nodes',
  'budget-search',
]
