// Comments by which an author accepts a diagnostic. Enters: a text and diagnostics about it. Leaves: the rest.
// Must not read files.
import type { Diagnostic } from '../model/diagnostic.ts'
import type { ContentPath } from '../model/paths.ts'
import { suppressionRules } from './suppression-rules.ts'

interface Suppression {
  readonly rules: readonly string[]
  /** Undefined: the whole file. */
  readonly line: number | undefined
  readonly reason: string
  readonly at: number
}

const comment =
  /(?:<!--|\{\/\*|\/\/|#)\s*docs-ssg-ignore(-file)?\s+([\w, -]*?)(?::\s*(.*?))?\s*(?:-->|\*\/\}|$)/

/** The first line at or below `index` that is not blank, from 1. */
function nextLine(lines: readonly string[], index: number): number {
  const found = lines.findIndex((line, at) => at > index && line.trim() !== '')
  return (found === -1 ? index : found) + 1
}

/** `<!-- docs-ssg-ignore rule: reason -->` stands above the line it is about, or at its end; `-file` counts everywhere. */
function parseSuppressions(text: string): Suppression[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const found = line.includes('docs-ssg-ignore') ? comment.exec(line) : null
    if (!found) return []
    const [whole, file, rules = '', reason = ''] = found
    const isAlone = line.trim() === whole.trim()
    const about = isAlone ? nextLine(lines, index) : index + 1
    return [
      {
        rules: rules.split(/[\s,]+/).filter(Boolean),
        line: file === undefined ? about : undefined,
        reason,
        at: index + 1,
      },
    ]
  })
}

function unexplained(path: ContentPath, { at, rules }: Suppression): Diagnostic {
  return suppressionRules['suppression-without-reason'].report({
    message: `\`${rules.join(', ')}\` is suppressed here without a reason, so readers of the source can't tell when the comment may be removed.`,
    help: 'Write `docs-ssg-ignore rule: why`.',
    place: { path, line: at, column: 1 },
  })
}

/** Drop the diagnostics that comments of their file suppress; a comment without a reason is itself reported. */
export function applySuppressions(
  path: ContentPath,
  text: string,
  findings: readonly Diagnostic[],
): Diagnostic[] {
  const suppressions = parseSuppressions(text)
  if (suppressions.length === 0) return [...findings]
  const isSuppressed = ({ rule, formerly = rule, place }: Diagnostic): boolean =>
    suppressions.some(
      ({ rules, line }) =>
        (rules.includes(rule) || rules.includes(formerly)) &&
        (line === undefined || line === place?.line),
    )
  return [
    ...findings.filter((finding) => !isSuppressed(finding)),
    ...suppressions
      .filter(({ reason }) => reason === '')
      .map((suppression) => unexplained(path, suppression)),
  ]
}
