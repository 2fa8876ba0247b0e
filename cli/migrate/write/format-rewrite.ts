import { groupBy } from '../../primitives/group-by.ts'
import type { RewrittenPage } from '../rewritten-page.ts'

type ToName = (path: string) => string

/** Above this number, losses are counted instead of listed. */
const maxListed = 50

/** How often each construct was rewritten, and what is lost where. */
export function formatRewriteSummary(pages: readonly RewrittenPage[], toName: ToName): string {
  const findings = pages.flatMap(({ path, findings: found }) =>
    found.map((finding) => ({ ...finding, path })),
  )
  const kinds = [...groupBy(findings, ({ what }) => what)]
  const width = Math.max(0, ...kinds.map(([what]) => what.length))
  const rows = kinds
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([what, found]) => `  ${what.padEnd(width)}  ${String(found.length)}`)
  const losses = findings.filter(({ lost }) => lost !== undefined)
  const lines = losses
    .slice(0, maxListed)
    .map(({ path, line, lost }) => `  ${toName(path)}:${String(line)}  ${lost ?? ''}`)
  const more = losses.length > maxListed ? [`  and ${String(losses.length - maxListed)} more`] : []
  const changed = pages.filter(({ source, text }) => source !== text).length
  return [
    `Constructs to rewrite, in ${String(changed)} of ${String(pages.length)} pages:`,
    ...rows,
    ...(losses.length === 0
      ? []
      : ['', 'Left out, because docs-ssg has no counterpart:', ...lines, ...more]),
  ].join('\n')
}
