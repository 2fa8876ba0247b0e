// Every rule once: those of the stages, then those of the table of checks.
import { bundleRules } from '../bundle/bundle-rules.ts'
import { cardRules } from '../cards/card-rules.ts'
import { cacheRules } from '../cache/cache-rules.ts'
import { configRules } from '../config/config-rules.ts'
import { contentRules } from '../content/reporting/content-rules.ts'
import type { Rule, RuleTable } from '../model/rule.ts'
import { outputRules } from '../output/output-rules.ts'
import { ownValue } from '../primitives/own-value.ts'
import type { RuleGroup } from '../report/formats/format-rules.ts'
import { frozenRules } from '../parts/frozen-rules.ts'
import { partRules } from '../parts/part-rules.ts'
import { suppressionRules } from '../report/suppression-rules.ts'
import { systemRules } from '../report/system-rules.ts'
import { blogRules } from '../routes/blog/blog-rules.ts'
import { routeRules } from '../routes/route-rules.ts'
import { allChecks } from './all-checks.ts'

/** Rules under the name of the stage or check that reports them. */
export const ruleGroups: readonly RuleGroup[] = [
  { title: 'Config', rules: configRules },
  { title: 'Pages', rules: contentRules },
  { title: 'URLs and sidebars', rules: routeRules },
  { title: 'Blogs', rules: blogRules },
  { title: 'Code of the site', rules: bundleRules },
  { title: 'Social cards', rules: cardRules },
  { title: 'Output', rules: outputRules },
  { title: 'Machine', rules: systemRules },
  { title: 'Shared cache', rules: cacheRules },
  { title: 'Parts of a site', rules: partRules },
  { title: 'Frozen versions', rules: frozenRules },
  { title: 'Suppressions', rules: suppressionRules },
  ...allChecks,
]

/** All rules by id, sorted. */
export const allRules: RuleTable = Object.fromEntries(
  ruleGroups.flatMap(({ rules }) => Object.entries(rules)).toSorted(([a], [b]) => (a < b ? -1 : 1)),
)

/** The rule of a diagnostic; undefined if a plugin of the site reports it under its own id. */
export const ruleOf = (id: string): Rule | undefined => ownValue(allRules, id)

/** Every id that options, comments and baselines may contain. */
export const ruleIds: ReadonlySet<string> = new Set(Object.keys(allRules))
