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
