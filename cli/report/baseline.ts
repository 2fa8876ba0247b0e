// The problems that a site had when it adopted the checks, so that a check reports only new ones.
// Must not read files: it is given the text of the baseline file.
import type { Diagnostic } from '../model/diagnostic.ts'
import { parseJsonObject } from '../primitives/formats/try-parse-json.ts'
import { isMapping } from '../primitives/is-record.ts'

/**
 * `baseline.json`: how many times each problem was found. Lines don't count, so edits above a
 * problem don't matter.
 */
export interface Baseline {
  readonly version: 1
  readonly findings: Readonly<Record<string, number>>
}

const keyOf = ({ rule, place, data, message }: Diagnostic): string =>
  `${place?.path ?? ''} ${rule} ${data?.actual ?? message}`

/** The text of a baseline file, sorted. */
export function formatBaseline(diagnostics: readonly Diagnostic[]): string {
  const counts = new Map<string, number>()
  for (const diagnostic of diagnostics) {
    const key = keyOf(diagnostic)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const findings = Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return `${JSON.stringify({ version: 1, findings } satisfies Baseline, undefined, 2)}\n`
}

/** Undefined when the text is not a baseline. */
export function parseBaseline(text: string): Baseline | undefined {
  const { findings } = parseJsonObject(text)
  if (!isMapping(findings)) return undefined
  const entries = Object.entries(findings).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  )
  return { version: 1, findings: Object.fromEntries(entries) }
}

/**
 * The diagnostics that the baseline does not list; if it lists two of three equal ones, the third
 * is new.
 */
export function subtractBaseline(
  diagnostics: readonly Diagnostic[],
  baseline: Baseline,
): Diagnostic[] {
  const left = new Map(Object.entries(baseline.findings))
  return diagnostics.filter((diagnostic) => {
    const key = keyOf(diagnostic)
    const count = left.get(key) ?? 0
    left.set(key, count - 1)
    return count <= 0
  })
}
