import { defineRules } from '../../model/rule.ts'

/** The rules about where redirects go. */
export const redirectsRules = defineRules({
  'dead-redirect': {
    severity: 'error',
    description: 'An old address leads to a page or id that does not exist.',
    help: 'Let it lead to an existing one.',
  },
  'redirect-chain': {
    severity: 'warning',
    description: 'A redirect leads to a redirect, so readers wait twice.',
    help: 'Let it lead to where the other one ends.',
  },
  'redirect-loop': {
    severity: 'error',
    description: 'The redirects lead in a circle.',
    help: 'Let one of them lead to a page.',
  },
})
