/** Sections with more pairs of lines are listed as a whole, because comparing them would fill the memory. */
const mostCells = 4_000_000

/** Lines of a section that differ, in their order: `- old`, `+ new`; unchanged lines are left out. */
export function describeDifference(before: string, after: string): readonly string[] {
  const [old, now] = [toLines(before), toLines(after)]
  if (old.length * now.length > mostCells)
    return [...old.map((line) => `- ${line}`), ...now.map((line) => `+ ${line}`)]
  const lengths = commonLengths(old, now)
  const found: string[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const isSame = i < old.length && j < now.length && old[i] === now[j]
    const isRemoved = (lengths[i + 1]?.[j] ?? -1) >= (lengths[i]?.[j + 1] ?? -1)
    if (isSame) [i, j] = [i + 1, j + 1]
    else if (i < old.length && (j === now.length || isRemoved)) found.push(`- ${old[i++]}`)
    else found.push(`+ ${now[j++]}`)
  }
  return found
}

const toLines = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line.trim() !== '')

/** The length of the longest common subsequence of what follows each pair of lines. */
function commonLengths(a: readonly string[], b: readonly string[]): readonly number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () =>
    Array.from({ length: b.length + 1 }, () => 0),
  )
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i]
      const skipped = Math.max(lengths[i + 1]?.[j] ?? 0, row?.[j + 1] ?? 0)
      if (row) row[j] = a[i] === b[j] ? (lengths[i + 1]?.[j + 1] ?? 0) + 1 : skipped
    }
  return lengths
}
