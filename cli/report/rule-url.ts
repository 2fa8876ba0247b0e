import { manualUrl } from '../model/manual-url.ts'
import type { RuleOf } from './report-format.ts'

/** The page of the manual about a rule; undefined for ids that a plugin of the site reports. */
export function ruleUrl(id: string, ruleOf: RuleOf): string | undefined {
  return ruleOf(id) === undefined ? undefined : `${manualUrl}/reference/rules/${id}`
}
