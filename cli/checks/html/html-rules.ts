import { defineRules } from '../../model/rule.ts'

/** The rules about html. */
export const htmlRules = defineRules({
  'html-missing': {
    severity: 'error',
    description:
      'The site has no html-validate, so the built pages are not held against the standard.',
    help: 'Install it in the site: `npm i -D html-validate`.',
  },
  'invalid-html': {
    severity: 'error',
    description: 'A built page breaks a rule of HTML, and browsers may show it differently.',
    help: 'Mend the element that is named.',
  },
})
