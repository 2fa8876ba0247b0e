import type { Diagnostic } from '../model.ts'
import { ruleOf } from '../report/rules.ts'

/** Warnings of a rule that stand more often than this are counted, not listed. */
const listed = 5

/** What is to be told one by one: errors, and warnings of a rule with few of them. And the rest, by rule. */
export function splitFindings(found: readonly Diagnostic[]): {
  readonly single: readonly Diagnostic[]
  readonly many: readonly (readonly Diagnostic[])[]
} {
  const groups = new Map<string, Diagnostic[]>()
  for (const one of found) {
    const group = groups.get(one.rule) ?? []
    if (one.severity === 'warning') groups.set(one.rule, [...group, one])
  }
  const many = [...groups.values()].filter((group) => group.length > listed)
  const counted = new Set(many.flat())
  return {
    single: found.filter((one) => !counted.has(one)),
    many: many.toSorted((a, b) => b.length - a.length),
  }
}

/** A line for each rule with many warnings, the most frequent first: how many, why it is a fault, and where the first stands. */
export function formatWarnings(groups: readonly (readonly Diagnostic[])[]): string {
  return groups
    .flatMap(([first, ...rest]) => {
      if (first === undefined) return []
      const { rule, place, message } = first
      const where = place ? `, first at ${place.path}:${place.line}:${place.column}` : ''
      return [`  ${rest.length + 1} × ${rule}${where}`, `    ${ruleOf(rule)?.why ?? message}`]
    })
    .join('\n')
}
