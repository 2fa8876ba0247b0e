import type { SiteCheck } from '../check.ts'
import { browserRules } from './browser-rules.ts'

/** Every control of the built pages works in a real browser, without errors and without barriers. */
export const browserCheck: SiteCheck = {
  name: 'browser',
  title: 'Browser',
  rules: browserRules,
  phase: 'asked',
  run: async (context) => {
    const { checkBrowser } = await import('./check-browser.ts')
    return checkBrowser(context.site, context)
  },
}
