// Figures to follow over time: `stats.json`, described by stats.schema.json.
import type { FileSize } from '../../checks/budgets/check-budgets.ts'
import type { CheckResult } from './check-result.ts'

type StatsInput = Pick<CheckResult, 'pageCount' | 'diagnostics' | 'figures'> & {
  readonly sizes: readonly FileSize[]
}

const kinds = ['html', 'css', 'javascript', 'search', 'image'] as const

/** How often each key occurs, by key. */
function countBy(keys: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>()
  for (const key of keys.toSorted()) counts.set(key, (counts.get(key) ?? 0) + 1)
  return Object.fromEntries(counts)
}

const sum = (sizes: readonly FileSize[]): number =>
  sizes.reduce((total, { bytes }) => total + bytes, 0)

/**
 * The figures of a site as JSON for `check --stats`. `bytes` are those of the gzipped files, of images the
 * files themselves; pages are sorted by path.
 */
export function formatStats({ pageCount, diagnostics, figures, sizes }: StatsInput): string {
  const pages = sizes
    .filter(({ kind }) => kind === 'html')
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, bytes, nodes }) => ({ path, bytes, nodes: nodes ?? 0 }))
  const stats = {
    version: 1,
    site: {
      pages: pageCount,
      bytes: Object.fromEntries(
        kinds.map((kind) => [kind, sum(sizes.filter((size) => size.kind === kind))]),
      ),
    },
    samples: figures.find(({ check }) => check === 'samples')?.counts ?? null,
    findings: countBy(diagnostics.map(({ rule }) => rule)),
    pages,
  }
  return `${JSON.stringify(stats, undefined, 2)}\n`
}
