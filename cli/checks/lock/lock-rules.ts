import { defineRules } from '../../model/rule.ts'

/** The rules about published URLs and ids. */
export const lockRules = defineRules({
  'lost-anchor': {
    severity: 'error',
    description: 'A published id no longer exists, so links to it arrive at the top of the page.',
    help: 'Add an alias in the front matter, or accept the loss with `docs-ssg check --update-lock`.',
  },
  'lost-page': {
    severity: 'error',
    description: 'A published URL no longer exists, so links to it reach an error page.',
    help: 'Add a redirect, or accept the loss with `docs-ssg check --update-lock`.',
  },
  'unreadable-lock': {
    severity: 'error',
    description:
      'The lock file cannot be read, so the check cannot tell whether published URLs still exist.',
    help: 'Restore the file from git, or create it again with `docs-ssg check --update-lock`.',
  },
})
