import { manualUrl } from '../model/paths/manual-url.ts'
import type { RuleOf } from './formats/report-format.ts'

/**
 * The page of the manual about a rule; undefined for ids that a plugin of the site reports, and
 * until the manual has an address: names that end with `.example` belong to no one (RFC 2606).
 */
export function ruleUrl(id: string, ruleOf: RuleOf, manual = manualUrl): string | undefined {
  if (ruleOf(id) === undefined || manual.endsWith('.example')) return undefined
  return `${manual}/reference/rules/${id}`
}

/** The end of a message: the command that explains its rule, and the URL of the rule. */
export function ruleReference(id: string, ruleOf: RuleOf): readonly string[] {
  if (ruleOf(id) === undefined) return []
  const url = ruleUrl(id, ruleOf)
  return [`docs-ssg explain ${id}`, ...(url === undefined ? [] : [url])]
}
