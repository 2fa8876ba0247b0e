import type { Diagnostic } from '../../model/diagnostic.ts'
import type { RuleOf } from '../../report/formats/report-format.ts'

/** A rule with more warnings than this is counted instead of listed. */
const maxListed = 5
/** A rule with up to this many distinct messages is counted by message. */
const maxMessages = 3

/**
 * Separate what deserves its own line (errors, and warnings of rare rules) from frequent
 * warnings.
 */
export function splitByFrequency(diagnostics: readonly Diagnostic[]): {
  readonly single: readonly Diagnostic[]
  /** One group for each frequent rule, the most frequent first. */
  readonly frequent: readonly (readonly Diagnostic[])[]
} {
  const groups = new Map<string, Diagnostic[]>()
  for (const one of diagnostics) {
    const group = groups.get(one.rule) ?? []
    if (one.severity !== 'error') groups.set(one.rule, [...group, one])
  }
  const frequent = [...groups.values()].filter((group) => group.length > maxListed)
  const counted = new Set(frequent.flat())
  return {
    single: diagnostics.filter((one) => !counted.has(one)),
    frequent: frequent.toSorted((a, b) => b.length - a.length),
  }
}

/**
 * For each group: how many warnings there are, where the first one is, and why the rule exists. A
 * rule with few distinct messages, for example one for each unknown language, gets an entry for
 * each message.
 */
export function formatFrequentWarnings(
  groups: readonly (readonly Diagnostic[])[],
  ruleOf: RuleOf,
): string {
  return groups
    .flatMap((group) => {
      const texts = [...new Set(group.map(({ message }) => message))]
      const why = ruleOf(group[0]?.rule ?? '')?.description
      if (texts.length > maxMessages) return formatGroup(group, why)
      return texts.flatMap((text) => formatGroup(group.filter(({ message }) => message === text)))
    })
    .join('\n')
}

function formatGroup([first, ...rest]: readonly Diagnostic[], why?: string): string[] {
  if (first === undefined) return []
  const { rule, place, message, help = '' } = first
  const where = place ? `, first at ${place.path}:${place.line}:${place.column}` : ''
  const texts = why === undefined ? [message, help] : [why]
  return [
    `  ${rest.length + 1} × ${rule}${where}`,
    ...texts.filter((text) => text !== '').map((text) => `    ${text}`),
  ]
}
