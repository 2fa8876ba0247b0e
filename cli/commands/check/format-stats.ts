// Figures for those who follow trends. Enters: what a check found and weighed. Leaves: `stats.json`; stats.schema.json describes it.
import type { FileSize } from '../../checks/budgets/check-budgets.ts'
import type { CheckResult } from './check.ts'

type StatsInput = Pick<CheckResult, 'pageCount' | 'diagnostics' | 'samples'> & {
  readonly weights: readonly FileSize[]
}

const kinds = ['html', 'css', 'javascript', 'search', 'image'] as const

/** How often each key occurs, by key. */
function countBy(keys: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>()
  for (const key of keys.toSorted()) counts.set(key, (counts.get(key) ?? 0) + 1)
  return Object.fromEntries(counts)
}

const sum = (weights: readonly FileSize[]): number =>
  weights.reduce((total, { bytes }) => total + bytes, 0)

/** `bytes` are those of the gzipped files, of pictures the files themselves; pages stand by path. */
export function formatStats({ pageCount, diagnostics, samples, weights }: StatsInput): string {
  const pages = weights
    .filter(({ kind }) => kind === 'html')
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, bytes, nodes }) => ({ path, bytes, nodes: nodes ?? 0 }))
  const stats = {
    version: 1,
    site: {
      pages: pageCount,
      bytes: Object.fromEntries(
        kinds.map((kind) => [kind, sum(weights.filter((weight) => weight.kind === kind))]),
      ),
    },
    samples: samples
      ? { checked: samples.checked, run: samples.run, optedOut: samples.optedOut }
      : null,
    findings: countBy(diagnostics.map(({ rule }) => rule)),
    pages,
  }
  return `${JSON.stringify(stats, undefined, 2)}\n`
}
