/** What `docs-ssg migrate` printed, as figures: what was kept, and findings by rule. */
export function readFigures({ exitCode, stdout, stderr }) {
  const kept = [...stdout.matchAll(/^ {2}(pages|heading ids|links) +(\d+) of (\d+)/gm)]
  const figures = Object.fromEntries(
    kept.map(([, kind, count, total]) => [kind, [Number(count), Number(total)]]),
  )
  return {
    exitCode,
    pages: figures.pages ?? [0, 0],
    ids: figures['heading ids'] ?? [0, 0],
    links: figures.links ?? [0, 0],
    findings: countFindings(stderr),
  }
}

/** Findings are listed one by one, in groups (`12 × rule`), or as the rest of a rule. */
function countFindings(stderr) {
  const counts = new Map()
  const add = (rule, count) => counts.set(rule, (counts.get(rule) ?? 0) + count)
  for (const line of stderr.split('\n')) {
    const [, more, of] =
      /^(?:error|warning|info) {2}([\w/-]+) {2}([\d,]+) more findings/.exec(line) ?? []
    const [, one] = /:\d+:\d+ {2}(?:error|warning) {2}([\w/-]+)$/.exec(line) ?? []
    const [, times, frequent] = /^ {2}([\d,]+) × ([\w/-]+),/.exec(line) ?? []
    if (more !== undefined) add(more, toNumber(of))
    else if (one !== undefined) add(one, 1)
    else if (frequent !== undefined) add(frequent, toNumber(times))
  }
  return Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const toNumber = (text) => Number(text.replaceAll(',', ''))

/** A site may take this many times as long as it did when its figures were recorded. */
const MOST_TIMES = 4

/** What is worse than expected, as sentences; empty if nothing is. */
export function compareFigures(expected, found) {
  const missing = ([kept, total]) => total - kept
  const faults = ['pages', 'ids', 'links'].flatMap((kind) => {
    if (found[kind][1] < expected[kind][1])
      return [`${kind}: ${found[kind][1]} were found, ${expected[kind][1]} before`]
    return missing(found[kind]) > missing(expected[kind])
      ? [`${kind}: ${missing(found[kind])} are missing, ${missing(expected[kind])} before`]
      : []
  })
  const more = (counts, countsBefore, unit) =>
    Object.entries(counts).flatMap(([name, count]) => {
      const before = countsBefore[name] ?? 0
      return count > before ? [`${name}: ${count} ${unit}, ${before} before`] : []
    })
  if (found.exitCode !== expected.exitCode && found.exitCode !== 0)
    faults.push(`exit code ${found.exitCode}, ${expected.exitCode} before`)
  if (found.seconds > expected.seconds * MOST_TIMES)
    faults.push(`${found.seconds} s, ${expected.seconds} s before`)
  return [
    ...faults,
    ...more(found.findings, expected.findings, 'findings'),
    // Texts of large sites are not always read when their figures are recorded.
    ...(expected.raw ? more(found.raw, expected.raw, 'times as raw text') : []),
  ]
}
