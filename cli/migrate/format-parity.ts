import type { Parity } from './compare-sites.ts'

/** More than these of one kind are counted, not listed. */
const listed = 50

/** The report for people: a table of what was kept, then everything that was lost. */
export function formatParity({ counts, lost }: Parity, from: 'build' | 'sources'): string {
  const source = from === 'build' ? 'its build folder' : 'its sources; it has no build folder'
  const width = Math.max(...counts.map(({ kind }) => kind.length))
  const rows = counts.map(({ kind, total, kept }) => {
    const gone = total === kept ? '' : `, ${String(total - kept)} lost`
    return `  ${kind.padEnd(width)}  ${String(kept)} of ${String(total)}${gone}`
  })
  const losses = counts.flatMap(({ kind }) => {
    const own = lost.filter((loss) => loss.kind === kind)
    const lines = own
      .slice(0, listed)
      .map(({ url, text }) => `  ${[url, text].filter(Boolean).join('  ')}`)
    const more = own.length > listed ? [`  and ${String(own.length - listed)} more`] : []
    return own.length === 0 ? [] : ['', `Lost ${kind}:`, ...lines, ...more]
  })
  return [`Parity with the old site, as read from ${source}:`, ...rows, ...losses].join('\n')
}
