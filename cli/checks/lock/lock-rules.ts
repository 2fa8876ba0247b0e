import { defineRules } from '../../model/rule.ts'

/** The rules about lock. */
export const lockRules = defineRules({
  'lost-anchor': {
    severity: 'error',
    description: 'An id that was published is gone, so old links land at the top of the page.',
    help: 'Add an alias, or record the loss with `--update-lock`.',
  },
  'lost-page': {
    severity: 'error',
    description: 'An address that was published is gone.',
    help: 'Add a redirect, or record the loss with `--update-lock`.',
  },
  'unreadable-lock': {
    severity: 'error',
    description: 'The lock file cannot be read, so no published address is checked.',
    help: 'Restore it from git.',
  },
})
