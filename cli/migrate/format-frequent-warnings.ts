import type { Diagnostic } from '../model/diagnostic.ts'
import { ruleOf } from '../report/rules.ts'

/** Warnings of a rule that stand more often than this are counted, not listed. */
const listed = 5
/** A rule whose warnings say no more different things than this is told by what they say. */
const kinds = 3

/** What is to be told one by one: errors, and warnings of a rule with few of them. And the rest, by rule. */
export function splitByFrequency(found: readonly Diagnostic[]): {
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

/**
 * For each rule with many warnings, the most frequent first: how many, why it is a fault, and where the first stands. Where
 * they say one of few things, such as the name of a language, each of these.
 */
export function formatFrequentWarnings(groups: readonly (readonly Diagnostic[])[]): string {
  return groups
    .flatMap((group) => {
      const texts = [...new Set(group.map(({ message }) => message))]
      const why = ruleOf(group[0]?.rule ?? '')?.why
      if (texts.length > kinds) return formatGroup(group, why)
      return texts.flatMap((text) => formatGroup(group.filter(({ message }) => message === text)))
    })
    .join('\n')
}

function formatGroup([first, ...rest]: readonly Diagnostic[], why?: string): string[] {
  if (first === undefined) return []
  const { rule, place, message, hint = '' } = first
  const where = place ? `, first at ${place.path}:${place.line}:${place.column}` : ''
  const texts = why === undefined ? [message, hint] : [why]
  return [
    `  ${rest.length + 1} × ${rule}${where}`,
    ...texts.filter((text) => text !== '').map((text) => `    ${text}`),
  ]
}
