// Comments with which an author accepts a diagnostic.
// Must not read files.
import type { Diagnostic } from '../model/diagnostic.ts'
import type { ContentPath } from '../model/paths.ts'
import { suppressionRules } from './suppression-rules.ts'

interface Suppression {
  readonly rules: readonly string[]
  /** The line that the comment is about; undefined for the whole file. */
  readonly line: number | undefined
  readonly reason: string
  /** The line of the comment itself. */
  readonly commentLine: number
}

const comment = /(?:<!--|\{\/\*|\/\/|#)\s*docs-ssg-ignore(-file)?\s([^]*?)(?:-->|\*\/\}|$)/
const rulesAndReason = /^([\w,/ -]*)(?::([^]*))?$/

/** The first line at or below `index` that is not blank, from 1. */
function nextLine(lines: readonly string[], index: number): number {
  const found = lines.findIndex((line, at) => at > index && line.trim() !== '')
  return (found === -1 ? index : found) + 1
}

/**
 * `<!-- docs-ssg-ignore rule: reason -->` is above the line it is about, or at its end; `-file`
 * applies to the whole file.
 */
function parseSuppressions(text: string): Suppression[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const found = line.includes('docs-ssg-ignore') ? comment.exec(line) : null
    if (!found) return []
    const [whole, file, written = ''] = found
    const parts = rulesAndReason.exec(written.trim())
    if (!parts) return []
    const [, rules = '', reason = ''] = parts
    const isAlone = line.trim() === whole.trim()
    const about = isAlone ? nextLine(lines, index) : index + 1
    return [
      {
        rules: rules.split(/[\s,]+/).filter(Boolean),
        line: file === undefined ? about : undefined,
        reason: reason.trim(),
        commentLine: index + 1,
      },
    ]
  })
}

function missingReason(path: ContentPath, { commentLine, rules }: Suppression): Diagnostic {
  return suppressionRules['suppression-without-reason'].report({
    message:
      rules.length === 0
        ? '`docs-ssg-ignore` names no rule, so the comment suppresses nothing.'
        : `\`${rules.join(', ')}\` is suppressed without a reason, so it is unclear when the comment can be removed.`,
    help: 'Write the reason after a colon: `docs-ssg-ignore rule: why`.',
    place: { path, line: commentLine, column: 1 },
  })
}

/**
 * Removes the diagnostics that comments of their file suppress, and reports comments without a
 * rule or a reason.
 */
export function applySuppressions(
  path: ContentPath,
  text: string,
  found: readonly Diagnostic[],
): Diagnostic[] {
  const suppressions = parseSuppressions(text)
  if (suppressions.length === 0) return [...found]
  const isSuppressed = ({ rule, place }: Diagnostic): boolean =>
    suppressions.some(
      ({ rules, line }) => rules.includes(rule) && (line === undefined || line === place?.line),
    )
  return [
    ...found.filter((diagnostic) => !isSuppressed(diagnostic)),
    ...suppressions
      .filter(({ rules, reason }) => rules.length === 0 || reason === '')
      .map((suppression) => missingReason(path, suppression)),
  ]
}
