/** The last change of a line. */
export interface LineCommit {
  readonly commit: string
  /** Seconds since 1970; Infinity for a line that is not committed. */
  readonly time: number
}

/**
 * The last change of each line, in their order, from the lines of `git blame --porcelain`.
 * https://git-scm.com/docs/git-blame#_the_porcelain_format
 */
export function parseBlame(lines: readonly string[]): readonly LineCommit[] {
  const times = new Map<string, number>()
  const found: LineCommit[] = []
  let commit = ''
  for (const line of lines) {
    const [, header] = /^([\da-f]{40,64}) \d+ \d+/.exec(line) ?? []
    const [, time] = /^committer-time (\d+)$/.exec(line) ?? []
    if (line.startsWith('\t')) {
      const isCommitted = !/^0+$/.test(commit)
      found.push(
        isCommitted ? { commit, time: times.get(commit) ?? 0 } : { commit: '', time: Infinity },
      )
    } else if (header !== undefined) commit = header
    else if (time !== undefined) times.set(commit, Number(time))
  }
  return found
}
