import { defineRules } from '../../model/rule.ts'

/** The rules about reach. */
export const reachRules = defineRules({
  'orphan-page': {
    severity: 'warning',
    description: 'No page, sidebar or menu leads to the page.',
    help: 'Link to it, or take it out.',
  },
  'unused-asset': {
    severity: 'warning',
    description: 'No page shows or links to the file.',
    help: 'Use it, or delete it.',
  },
})
