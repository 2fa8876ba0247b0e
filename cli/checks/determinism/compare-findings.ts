import type { Diagnostic } from '../../model/diagnostic.ts'
import { determinismRules } from './determinism-rules.ts'

/** Findings named for one comparison. */
const shownLimit = 5

/**
 * Report each finding that only one of two builds has. `how` says what differs between the builds,
 * as in `when it is built again`.
 */
export function compareFindings(
  first: readonly Diagnostic[],
  second: readonly Diagnostic[],
  how: string,
): readonly Diagnostic[] {
  const gone = missingFrom(second, first).map((found) => toReport(found, `except ${how}`))
  const added = missingFrom(first, second).map((found) => toReport(found, `only ${how}`))
  return [...gone, ...added].slice(0, shownLimit)
}

/** The findings of `wanted` that the others lack; each counts as often as it is reported. */
function missingFrom(
  others: readonly Diagnostic[],
  wanted: readonly Diagnostic[],
): readonly Diagnostic[] {
  const counts = new Map<string, number>()
  for (const one of others) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1)
  return wanted.filter((one) => {
    const left = counts.get(keyOf(one)) ?? 0
    counts.set(keyOf(one), left - 1)
    return left <= 0
  })
}

const keyOf = ({ severity, rule, message, help, place, fix }: Diagnostic): string =>
  JSON.stringify([severity, rule, message, help, place, fix])

function toReport({ rule, message, place }: Diagnostic, when: string): Diagnostic {
  return determinismRules['not-deterministic'].report({
    message: `The finding \`${rule}\` is reported ${when}: ${message}`,
    help: 'Remove what depends on the time, on random values or on the cache. If nothing does, this is a bug in docs-ssg.',
    ...(place && { place }),
    data: { actual: rule },
  })
}
