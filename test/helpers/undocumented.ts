/** Exported functions: declarations, and constants that hold a function. */
const exported =
  /^export (?:default )?(?:(?:async )?function\*? ?(?<declared>\w+)|const (?<constant>\w+)(?:: [^=]+)? =\s*(?:async )?(?:<[^>\n]*>)?(?:\(.*=>|\($|function|\w+ =>))/

/** The beginning of a comment that only describes a parameter. */
const ofParameter = /^\/\*\*[\s*]*`\w+`(?::| (?:is|are|must|returns|gets|receives)\b)/

/**
 * The exported functions of a source without a doc comment, or with one that has less than four words or
 * begins with a parameter: it has to say first what the function does.
 */
export function undocumentedFunctions(source: string): readonly string[] {
  const lines = source.split('\n')
  const seen = new Set<string>()
  const found: string[] = []
  for (const [index, line] of lines.entries()) {
    const { declared, constant } = exported.exec(line)?.groups ?? {}
    const name = declared ?? constant
    // The first of several signatures has the comment.
    if (name === undefined || seen.has(name)) continue
    seen.add(name)
    if (wordsAbove(lines.slice(0, index)) < 4) found.push(name)
  }
  return found
}

/** The number of words in the doc comment that the lines end with. */
function wordsAbove(lines: readonly string[]): number {
  const end = lines.findLastIndex((line) => !/^\/\/ (?:oxlint|@ts)/.test(line))
  if (lines[end]?.endsWith('*/') !== true) return 0
  const start = lines.slice(0, end + 1).findLastIndex((line) => line.startsWith('/**'))
  const comment = lines.slice(Math.max(start, 0), end + 1).join(' ')
  if (ofParameter.test(comment)) return 0
  return start === -1 ? 0 : (comment.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).length
}
