import type { PageWriter } from './rewrite-context.ts'

interface Range {
  readonly start: number
  readonly end: number
}

/** Remove whole lines, and keep one of the blank lines around each group of them. */
export function removeStatements({ page, changes }: PageWriter, ranges: readonly Range[]): void {
  const runs: Range[] = []
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = runs.at(-1)
    if (last?.end === range.start) runs[runs.length - 1] = { start: last.start, end: range.end }
    else runs.push(range)
  }
  for (const { start, end } of runs) {
    const before = page.source.slice(page.start, start)
    const isAlone = before.trim() === '' || /\n[ \t]*\r?\n$/.test(before)
    const blank = isAlone ? (/^[ \t]*\r?\n/.exec(page.source.slice(end))?.[0].length ?? 0) : 0
    changes.push({ start, end: end + blank, text: '' })
  }
}
