import { createColors } from 'picocolors'
import { countDiagnostics, formatCount, formatCounts } from '../../report/count-diagnostics.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { IslandSizes } from '../../model/output.ts'
import { formatBytes, formatIslands } from './format-islands.ts'

/** The summary of a finished build. */
export interface BuildFigures {
  readonly pageCount: number
  /** All files of the site together. */
  readonly bytes: number
  /** The size of interactive components; undefined when there are none. */
  readonly islands?: IslandSizes | undefined
  /** Milliseconds by stage, in the order they ran. */
  readonly timings: Readonly<Record<string, number>>
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * The last lines of a build: `Built 70 pages in 1.40 s: 3.2 MB in build. 1 warning.`, after a line
 * about interactive components if the site has some.
 */
export function formatBuildSummary(
  { pageCount, bytes, diagnostics, islands }: BuildFigures,
  { outDir, milliseconds, colors }: { outDir: string; milliseconds: number; colors: boolean },
): string {
  const { green } = createColors(colors)
  const pages = formatCount(pageCount, 'page')
  const seconds = (milliseconds / 1000).toFixed(2)
  const counts = countDiagnostics(diagnostics)
  const warnings = diagnostics.length > 0 ? formatCounts(counts) : 'No warnings'
  const about = islands ? `${formatIslands(islands)}\n` : ''
  return `${about}${green('Built')} ${pages} in ${seconds} s: ${formatBytes(bytes)} in ${outDir}. ${warnings}.`
}

/** One line a stage: its name, its milliseconds, its share of the sum. */
export function formatTimings(timings: Readonly<Record<string, number>>): string {
  const entries = Object.entries(timings)
  const total = entries.reduce((sum, [, milliseconds]) => sum + milliseconds, 0)
  const width = Math.max(5, ...entries.map(([stage]) => stage.length))
  return [...entries, ['total', total] as const]
    .map(([stage, milliseconds]) => {
      const share = total === 0 ? 0 : (100 * milliseconds) / total
      return `  ${stage.padEnd(width)} ${milliseconds.toFixed(0).padStart(7)} ms ${share.toFixed(0).padStart(4)} %`
    })
    .join('\n')
}
