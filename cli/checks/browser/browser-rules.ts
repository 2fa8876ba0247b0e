import { defineRules } from '../../model/rule.ts'

/** The rules about browser. */
export const browserRules = defineRules({
  'browser-accessibility': {
    severity: 'error',
    description:
      'axe-core found something that keeps people with a disability from using the page.',
    help: 'Do what the rule it names says.',
  },
  'browser-dead-control': {
    severity: 'error',
    description: 'A control of the built page does nothing when it is pressed.',
    help: 'Look at the page in a browser with its console open.',
  },
  'browser-error': {
    severity: 'error',
    description: 'The built page throws an error in the browser.',
    help: 'Mend the component or script that is named.',
  },
  'browser-missing': {
    severity: 'error',
    description: 'The site has no playwright-core or no Chromium, so nothing can be pressed.',
    help: 'Install them in the site: `npm i -D playwright-core && npx playwright-core install chromium`.',
  },
  'browser-policy': {
    severity: 'error',
    description:
      'The browser refused something because of the content security policy of the site.',
    help: 'Take it out, or allow it in the policy.',
  },
})
