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
    const { sections, rest } = own.length > listed ? bySection(own) : { sections: [], rest: own }
    const lines = rest.slice(0, listed).map((loss) => `  ${describe(loss)}`)
    const more = rest.length > listed ? [`  and ${String(rest.length - listed)} more`] : []
    return own.length === 0 ? [] : ['', `Lost ${kind}:`, ...sections, ...lines, ...more]
  })
  return [`Parity with the old site, as read from ${source}:`, ...rows, ...losses].join('\n')
}

type Loss = Parity['lost'][number]

const describe = ({ url, text }: Loss): string => [url, text].filter(Boolean).join('  ')

/** Losses below one folder, as of a plugin that made pages, are one line; the others stay by themselves. */
function bySection(lost: readonly Loss[]): {
  readonly sections: readonly string[]
  readonly rest: readonly Loss[]
} {
  const groups = new Map<string, Loss[]>()
  for (const loss of lost) {
    const section = sectionOf(loss)
    const group = groups.get(section)
    if (group) group.push(loss)
    else groups.set(section, [loss])
  }
  const large = [...groups].filter(([name, group]) => name !== '' && group.length > listed)
  const counted = new Set(large.flatMap(([, group]) => group))
  return {
    sections: large.map(
      ([name, group]) =>
        `  ${name}…  ${String(group.length)} of them; the first: ${group[0] ? describe(group[0]) : ''}`,
    ),
    rest: lost.filter((loss) => !counted.has(loss)),
  }
}

/** `/api/` of `/api/class/a` and of `A → /api/class/a`. */
function sectionOf({ url, text }: Loss): string {
  const address = url === '' ? text.replace(/^.* → /, '') : url
  return /^\/[^/]+\//.exec(address)?.[0] ?? ''
}
