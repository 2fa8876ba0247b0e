import { defineRules } from '../../model/rule.ts'

/** One rule for each kind of budget, so that each can have its own severity. */
export const budgetsRules = defineRules({
  'budget-css': {
    severity: 'error',
    description:
      'The style sheet of every page is larger than its budget, so pages load more slowly than planned.',
    help: 'Remove styles that are not used, or raise `checks.budgets.css`.',
  },
  'budget-html': {
    severity: 'error',
    description:
      'The HTML of a page is larger than its budget, so the page loads more slowly than planned.',
    help: 'Split the page, or raise `checks.budgets.html`.',
  },
  'budget-image': {
    severity: 'error',
    description:
      'An image is larger than its budget, so the pages that show it load more slowly than planned.',
    help: 'Compress the image or reduce its dimensions, or raise `checks.budgets.image`.',
  },
  'budget-javascript': {
    severity: 'error',
    description:
      'The script of every page is larger than its budget, so pages respond later than planned.',
    help: 'Load less code with the page, or raise `checks.budgets.javascript`.',
  },
  'budget-nodes': {
    severity: 'error',
    description:
      'A page has more elements than its budget allows, so browsers need longer to lay it out.',
    help: 'Split the page, or raise `checks.budgets.nodes`.',
  },
  'budget-search': {
    severity: 'error',
    description:
      'The search data is larger than its budget, so the first search of a reader takes longer than planned.',
    help: 'Exclude pages from the search, or raise `checks.budgets.search`.',
  },
})
