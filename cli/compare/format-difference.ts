import type { PageChange, SiteDifference } from './compare-sites.ts'

const code = (text: string): string => `\`${text.replaceAll('`', "'")}\``
const list = (items: readonly string[]): string => {
  const shown = items.slice(0, 5).map((item) => code(`#${item}`))
  return items.length > 5 ? `${shown.join(', ')} and ${items.length - 5} more` : shown.join(', ')
}
const size = (bytes: number): string =>
  `${bytes > 0 ? '+' : '−'}${(Math.abs(bytes) / 1000).toFixed(1)} kB`

function describeChange({ title, lostAnchors, newAnchors, bytes }: PageChange): string {
  return [
    ...(title ? [`title ${code(title.before)} → ${code(title.after)}`] : []),
    ...(lostAnchors.length > 0 ? [`lost ${list(lostAnchors)}`] : []),
    ...(newAnchors.length > 0 ? [`new ${list(newAnchors)}`] : []),
    ...(bytes === 0 ? [] : [size(bytes)]),
  ].join('; ')
}

const section = (title: string, rows: readonly string[]): string[] =>
  rows.length === 0 ? [] : [`### ${title}`, '', ...rows.map((row) => `- ${row}`), '']

/** The Markdown of a pull request comment; problems come last. */
export function formatDifference(
  difference: SiteDifference,
  problems: { readonly title: string; readonly lines: readonly string[] },
): string {
  const { added, removed, moved, changed } = difference
  const body = [
    ...section('Pages added', added.map(code)),
    ...section('Pages removed', removed.map(code)),
    ...section(
      'Pages moved',
      moved.map(({ from, to }) => `${code(from)} → ${code(to)}`),
    ),
    ...section(
      'Pages changed',
      changed.map((change) => `${code(change.path)}: ${describeChange(change)}`),
    ),
    ...section(problems.title, problems.lines),
  ]
  const text = body.length === 0 ? ['Nothing changes for readers.', ''] : body
  return ['## What this changes for readers', '', ...text].join('\n')
}
