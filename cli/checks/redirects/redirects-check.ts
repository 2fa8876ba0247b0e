import type { SiteCheck } from '../check.ts'
import { checkRedirects } from './check-redirects.ts'
import { redirectsRules } from './redirects-rules.ts'

/** Every redirect ends at a page, a file or another site, in one step. */
export const redirectsCheck: SiteCheck = {
  name: 'redirects',
  title: 'Redirects',
  rules: redirectsRules,
  phase: 'always',
  run: ({ site }) => checkRedirects(site),
}
