import { defineRules } from '../../model/rule.ts'

/** The rules about pages that are opened in a browser. */
export const browserRules = defineRules({
  'browser-accessibility': {
    severity: 'error',
    description:
      'axe-core found a barrier that keeps people with a disability from using the page.',
    help: 'Follow the advice of the rule that the message names.',
  },
  'browser-dead-control': {
    severity: 'error',
    description: 'A control of the built page does nothing when it is pressed.',
    help: 'Open the page in a browser and look at its console.',
  },
  'browser-diagram': {
    severity: 'error',
    description: 'Mermaid can’t draw a diagram, so readers see its source.',
    help: 'Fix the line that the message names.',
  },
  'browser-error': {
    severity: 'error',
    description: 'The built page throws an error in the browser, so parts of it may not work.',
    help: 'Fix the component or script that the message names.',
  },
  'browser-missing': {
    severity: 'error',
    description: '`--browser` needs playwright-core and Chromium, and the site does not have both.',
    help: 'Install them in the site: `npm install --save-dev playwright-core && npx playwright-core install chromium`.',
  },
  'browser-policy': {
    severity: 'error',
    description:
      'The content security policy of the site blocks something that the page uses, so that part does not work.',
    help: 'Remove what is blocked, or allow it in `contentSecurityPolicy`.',
  },
})
