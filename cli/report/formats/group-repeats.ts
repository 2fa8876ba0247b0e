import type { Diagnostic } from '../../model/diagnostic.ts'
import { groupBy } from '../../primitives/group-by.ts'

/** How many diagnostics of a rule are shown in full. */
const shownOfRule = 5

/** The first diagnostics of every rule, and the others by rule. A single one more is shown too. */
export function groupRepeats(diagnostics: readonly Diagnostic[]): {
  readonly shown: readonly Diagnostic[]
  readonly repeats: readonly (readonly Diagnostic[])[]
} {
  const byRule = groupBy(diagnostics, ({ severity, rule }) => `${severity} ${rule}`)
  const groups = [...byRule.values()].map((all) => ({
    shown: all.length > shownOfRule + 1 ? all.slice(0, shownOfRule) : all,
    rest: all.length > shownOfRule + 1 ? all.slice(shownOfRule) : [],
  }))
  const hidden = new Set(groups.flatMap(({ rest }) => rest))
  return {
    shown: diagnostics.filter((one) => !hidden.has(one)),
    repeats: groups.map(({ rest }) => rest).filter((rest) => rest.length > 0),
  }
}
