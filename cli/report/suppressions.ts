// Comments by which an author takes a finding upon herself. Enters: a text and findings about it. Leaves: the rest.
// Must not read files.
import type { Diagnostic } from '../model/diagnostic.ts'
import type { ContentPath } from '../model/paths.ts'

interface OptOut {
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
function parseOptOuts(text: string): OptOut[] {
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

function unexplained(path: ContentPath, { at, rules }: OptOut): Diagnostic {
  return {
    severity: 'warning',
    rule: 'opt-out-no-reason',
    message: `\`${rules.join(', ')}\` is switched off here without a reason, so nobody can tell when it may go.`,
    hint: 'Write `docs-ssg-ignore rule: why`.',
    place: { path, line: at, column: 1 },
  }
}

/** Drop the findings about one file that its comments take back; a comment without a reason is itself a finding. */
export function applySuppressions(
  path: ContentPath,
  text: string,
  findings: readonly Diagnostic[],
): Diagnostic[] {
  const optOuts = parseOptOuts(text)
  if (optOuts.length === 0) return [...findings]
  const isTakenBack = ({ rule, place }: Diagnostic): boolean =>
    optOuts.some(
      ({ rules, line }) => rules.includes(rule) && (line === undefined || line === place?.line),
    )
  return [
    ...findings.filter((finding) => !isTakenBack(finding)),
    ...optOuts.filter(({ reason }) => reason === '').map((optOut) => unexplained(path, optOut)),
  ]
}
