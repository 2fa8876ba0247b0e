import { defineRules } from '../../model/rule.ts'

/** The rules about external. */
export const externalRules = defineRules({
  'dead-external-link': {
    severity: 'error',
    description: 'A page of another site was gone (404, 410 or no such host) in two runs in a row.',
    help: 'Link to where it went, or take the link out.',
  },
  'external-offline': {
    severity: 'info',
    description: 'No host was found, so nothing is known about links to other sites.',
    help: 'Run the check again with a network.',
  },
  'missing-external-link': {
    severity: 'info',
    description: 'A page of another site was gone (404, 410 or no such host) in one run.',
    help: 'Wait for the next run: it becomes a `dead-external-link` when the page is still gone.',
    formerly: 'dead-external-link',
  },
  'moved-external-link': {
    severity: 'info',
    description: 'A page of another site has moved for good.',
    help: 'Link to its new address.',
  },
  'unreachable-external-link': {
    severity: 'info',
    description:
      'A page of another site has not answered for several runs, which may be its manners towards machines.',
    help: 'Open it by hand, or add it to `checks.externalIgnore`.',
  },
})
