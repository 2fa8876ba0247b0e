// Every rule once. Enters: nothing. Leaves: what each is about; RULES.md, SARIF and the tests are made from it.
import type { Rule, RuleTable } from '../model/rule.ts'
import { linkRules } from './rules-links.ts'
import { proofRules } from './rules-proof.ts'
import { siteRules } from './rules-site.ts'
import { writingRules } from './rules-writing.ts'

/** All rules by id, sorted. */
export const rules: RuleTable = Object.fromEntries(
  Object.entries({ ...linkRules, ...proofRules, ...siteRules, ...writingRules }).toSorted(
    ([a], [b]) => (a < b ? -1 : 1),
  ),
)

/** The rule of a finding; undefined for what a plugin of the site reports under a name of its own. */
export const ruleOf = (id: string): Rule | undefined =>
  Object.hasOwn(rules, id) ? rules[id] : undefined
