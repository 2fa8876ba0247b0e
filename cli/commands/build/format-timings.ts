import { formatCount } from '../../report/count-diagnostics.ts'
import type { PageCosts, ReadCharacters } from '../../model/compiling/page-costs.ts'
import type { Spent } from '../../pipeline/stage-timer.ts'

type Row = readonly [name: string, milliseconds: number]

/** A line for each name: its milliseconds and its share of the sum. */
function formatRows(rows: readonly Row[], sumName: string): string {
  const sum = rows.reduce((total, [, milliseconds]) => total + milliseconds, 0)
  const width = Math.max(sumName.length, ...rows.map(([name]) => name.length))
  return [...rows, [sumName, sum] as const]
    .map(([name, milliseconds]) => {
      const share = sum === 0 ? 0 : (100 * milliseconds) / sum
      return `  ${name.padEnd(width)} ${milliseconds.toFixed(0).padStart(7)} ms ${share.toFixed(0).padStart(4)} %`
    })
    .join('\n')
}

/** `2.5 %`: the part of the text that remark-parse had to read. */
function remarkShare({ native, remark }: ReadCharacters): string {
  const all = native + remark
  return `${(all === 0 ? 0 : (100 * remark) / all).toFixed(1)} %`
}

/** The three most expensive parts of a page. */
function describeParts({ parts }: PageCosts): string {
  return Object.entries(parts)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([part, milliseconds]) => `${part} ${milliseconds.toFixed(0)} ms`)
    .join(', ')
}

/**
 * Stages with their milliseconds and shares of the sum; then what the parts of compiling cost on all threads together, how
 * much of the text each parser read, and the slowest pages.
 */
export function formatTimings({ timings, costs: compile }: Spent): string {
  const all = formatRows(Object.entries(timings), 'total')
  if (compile.pages === 0) return all
  const { read } = compile
  const slowest = compile.slowest.map(
    (page) =>
      `  ${page.path}: ${page.milliseconds.toFixed(0)} ms (${describeParts(page)}); remark-parse read ${remarkShare(page.read)}`,
  )
  return [
    all,
    `\nCompiling ${formatCount(compile.pages, 'page')}, all threads together:`,
    formatRows(Object.entries(compile.parts), 'total'),
    `\nThe native parser read ${read.native} characters, and remark-parse, which is slower, ${read.remark} (${remarkShare(read)}).`,
    'Slowest pages:',
    ...slowest,
  ].join('\n')
}
