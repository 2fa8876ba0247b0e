import { defineRules } from '../../model/rule.ts'

/** The rules about where redirects go. */
export const redirectsRules = defineRules({
  'dead-redirect': {
    severity: 'error',
    description: 'A redirect points to a page or id that does not exist.',
    help: 'Point it to an existing page or id.',
  },
  'redirect-chain': {
    severity: 'error',
    description: 'A redirect points to another redirect, so readers wait for two responses.',
    help: 'Point it to the target of the other redirect.',
  },
  'redirect-source': {
    severity: 'error',
    description: 'A rule of a `_redirects` file has a source that no request can match.',
    help: 'Write the path of one old page, or a path that ends in `/*`.',
  },
  'redirect-loop': {
    severity: 'error',
    description: 'Redirects point to each other in a circle.',
    help: 'Point one of them to a page.',
  },
})
