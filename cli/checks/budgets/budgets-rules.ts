import { defineRules } from '../../model/rule.ts'

/** One rule for each kind of budget, so that each can have a severity of its own. */
export const budgetsRules = defineRules({
  'budget-css': {
    severity: 'error',
    description: 'The style sheets of a page are larger than their budget.',
    help: 'Make it smaller, or raise the budget in `checks.budgets.css`.',
  },
  'budget-html': {
    severity: 'error',
    description: 'The HTML of a page is larger than its budget.',
    help: 'Make it smaller, or raise the budget in `checks.budgets.html`.',
  },
  'budget-image': {
    severity: 'error',
    description: 'An image is larger than its budget.',
    help: 'Make it smaller, or raise the budget in `checks.budgets.image`.',
  },
  'budget-javascript': {
    severity: 'error',
    description: 'The scripts loaded with a page are larger than their budget.',
    help: 'Make it smaller, or raise the budget in `checks.budgets.javascript`.',
  },
  'budget-nodes': {
    severity: 'error',
    description: 'A page has more elements than its budget allows.',
    help: 'Make it smaller, or raise the budget in `checks.budgets.nodes`.',
  },
  'budget-search': {
    severity: 'error',
    description: 'The search data is larger than its budget.',
    help: 'Make it smaller, or raise the budget in `checks.budgets.search`.',
  },
})
