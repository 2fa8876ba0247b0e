// Findings a site had when it adopted the checks. Enters: findings and a baseline file's text. Leaves: the new ones.
// Must not read files.
import type { Diagnostic } from '../model/diagnostic.ts'

/** `baseline.json`: how often each finding was there; lines don't count, so that edits above don't matter. */
export interface Baseline {
  readonly version: 1
  readonly findings: Readonly<Record<string, number>>
}

const keyOf = ({ rule, place, data, message }: Diagnostic): string =>
  `${place?.path ?? ''} ${rule} ${data?.actual ?? message}`

/** Record findings as a file's text, sorted. */
export function formatBaseline(diagnostics: readonly Diagnostic[]): string {
  const counts = new Map<string, number>()
  for (const diagnostic of diagnostics) {
    const key = keyOf(diagnostic)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const findings = Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return `${JSON.stringify({ version: 1, findings } satisfies Baseline, undefined, 2)}\n`
}

/** Read a baseline's text; undefined when it is not one. */
export function parseBaseline(text: string): Baseline | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('findings' in value)) return undefined
    const { findings } = value
    if (typeof findings !== 'object' || findings === null) return undefined
    const entries = Object.entries(findings).filter(([, count]) => typeof count === 'number')
    return { version: 1, findings: Object.fromEntries(entries) }
  } catch {
    return undefined
  }
}

/** What the baseline does not know; of three equal findings of which it knows two, one is new. */
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
