// Every rule once: those of the stages and those of the checks.
import { bundleRules } from '../bundle/bundle-rules.ts'
import { configRules } from '../config/config-rules.ts'
import { contentRules } from '../content/content-rules.ts'
import { linkRules } from '../links/link-rules.ts'
import type { Rule, RuleTable } from '../model/rule.ts'
import type { RuleGroup } from '../report/format-rules.ts'
import { outputRules } from '../output/output-rules.ts'
import { suppressionRules } from '../report/suppression-rules.ts'
import { routeRules } from '../routes/route-rules.ts'
import { apiRules } from './api/api-rules.ts'
import { browserRules } from './browser/browser-rules.ts'
import { budgetsRules } from './budgets/budgets-rules.ts'
import { contrastRules } from './contrast/contrast-rules.ts'
import { determinismRules } from './determinism/determinism-rules.ts'
import { externalRules } from './external/external-rules.ts'
import { htmlRules } from './html/html-rules.ts'
import { imagesRules } from './images/images-rules.ts'
import { inboundRules } from './inbound/inbound-rules.ts'
import { lockRules } from './lock/lock-rules.ts'
import { reachRules } from './reach/reach-rules.ts'
import { samplesRules } from './samples/samples-rules.ts'
import { searchRules } from './search/search-rules.ts'
import { writingRules } from './writing/writing-rules.ts'

/** The rules of the stages first, then those of the checks, each group under the name of its owner. */
export const ruleGroups: readonly RuleGroup[] = [
  { title: 'Config', rules: configRules },
  { title: 'Pages', rules: contentRules },
  { title: 'URLs, sidebars and redirects', rules: routeRules },
  { title: 'Code of the site', rules: bundleRules },
  { title: 'Output', rules: outputRules },
  { title: 'Suppressions', rules: suppressionRules },
  { title: 'Links', rules: linkRules },
  { title: 'Images', rules: imagesRules },
  { title: 'Writing', rules: writingRules },
  { title: 'Reach', rules: reachRules },
  { title: 'Lock', rules: lockRules },
  { title: 'Inbound links', rules: inboundRules },
  { title: 'Samples', rules: samplesRules },
  { title: 'API', rules: apiRules },
  { title: 'Search', rules: searchRules },
  { title: 'HTML', rules: htmlRules },
  { title: 'Contrast', rules: contrastRules },
  { title: 'Budgets', rules: budgetsRules },
  { title: 'External links', rules: externalRules },
  { title: 'Browser', rules: browserRules },
  { title: 'Determinism', rules: determinismRules },
]

/** All rules by id, sorted. */
export const allRules: RuleTable = Object.fromEntries(
  ruleGroups.flatMap(({ rules }) => Object.entries(rules)).toSorted(([a], [b]) => (a < b ? -1 : 1)),
)

/** The rule of a diagnostic; undefined for what a plugin of the site reports under an id of its own. */
export const ruleOf = (id: string): Rule | undefined =>
  Object.hasOwn(allRules, id) ? allRules[id] : undefined
