import type { Diagnostic } from '../../model/diagnostic.ts'
import type { PageCheck } from '../check.ts'
import { htmlRules } from './html-rules.ts'

/** Every built page is valid HTML, by the validator that the site has installed. */
export const htmlCheck: PageCheck = {
  name: 'html',
  title: 'HTML',
  rules: htmlRules,
  phase: 'check',
  isEnabled: ({ checks }) => checks.html,
  visitPages: async ({ site, cache }) => {
    const { createPageValidator } = await import('./html-visitor.ts')
    const validate = createPageValidator(site, cache)
    const found: Diagnostic[] = []
    return {
      visit: (page, hash) => void found.push(...validate(page, hash)),
      finish: () => found,
    }
  },
}
