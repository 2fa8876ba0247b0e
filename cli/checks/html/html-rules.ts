import { defineRules } from '../../model/rule.ts'

/** The rules about the HTML of built pages. */
export const htmlRules = defineRules({
  'html-missing': {
    severity: 'error',
    description:
      '`checks.html` is on, but html-validate is missing or fails, so built pages are not validated.',
    help: 'Install it in the site: `npm install --save-dev html-validate`.',
  },
  'invalid-html': {
    severity: 'error',
    description:
      'A built page breaks a rule of the HTML standard, so browsers may show it differently.',
    help: 'Fix the element that the message names.',
  },
})
