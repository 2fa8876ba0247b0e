import type { Parity } from './compare-sites.ts'

/** Above this number, entries of one kind are counted instead of listed. */
const maxListed = 50

type MissingFact = Parity['missing'][number]

/** The report for people: a table of what was kept, then everything that is missing. */
export function formatParity(
  { counts, missing, unread }: Parity,
  from: 'build' | 'sources',
): string {
  const source =
    from === 'build' ? 'its build folder' : 'its sources because it has no build folder'
  const width = Math.max(...counts.map(({ kind }) => kind.length))
  const rows = counts.map(({ kind, total, kept }) => {
    const rest = total === kept ? '' : `, ${String(total - kept)} missing`
    return `  ${kind.padEnd(width)}  ${String(kept)} of ${String(total)}${rest}`
  })
  const lists = counts.flatMap(({ kind }) =>
    formatKind(
      kind,
      missing.filter((fact) => fact.kind === kind),
    ),
  )
  const skipped =
    unread.length === 0
      ? []
      : [
          '',
          'Pages that are not compared, because reading them took too long:',
          ...unread.map((url) => `  ${url}`),
        ]
  return [`Parity with the old site, read from ${source}:`, ...rows, ...lists, ...skipped].join(
    '\n',
  )
}

function formatKind(kind: string, facts: readonly MissingFact[]): string[] {
  if (facts.length === 0) return []
  const { sections, rest } =
    facts.length > maxListed ? groupBySection(facts) : { sections: [], rest: facts }
  const lines = rest.slice(0, maxListed).map((fact) => `  ${formatFact(fact)}`)
  const more = rest.length > maxListed ? [`  and ${String(rest.length - maxListed)} more`] : []
  return ['', `Missing ${kind}:`, ...sections, ...lines, ...more]
}

const formatFact = ({ url, text }: MissingFact): string => [url, text].filter(Boolean).join('  ')

/**
 * A folder with many missing entries, for example the pages a plugin generated, becomes one line.
 */
function groupBySection(facts: readonly MissingFact[]): {
  readonly sections: readonly string[]
  readonly rest: readonly MissingFact[]
} {
  const groups = new Map<string, MissingFact[]>()
  for (const fact of facts) {
    const section = sectionOf(fact)
    const group = groups.get(section)
    if (group) group.push(fact)
    else groups.set(section, [fact])
  }
  const large = [...groups].filter(([name, group]) => name !== '' && group.length > maxListed)
  const grouped = new Set(large.flatMap(([, group]) => group))
  return {
    sections: large.map(([name, group]) => {
      const example = group[0] ? formatFact(group[0]) : ''
      return `  ${name}…  ${String(group.length)} of them, for example ${example}`
    }),
    rest: facts.filter((fact) => !grouped.has(fact)),
  }
}

/** `/api/` for `/api/class/a` and for `A → /api/class/a`. */
function sectionOf({ url, text }: MissingFact): string {
  const target = url === '' ? text.replace(/^.* → /, '') : url
  return /^\/[^/]+\//.exec(target)?.[0] ?? ''
}
