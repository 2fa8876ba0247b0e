import { closest, distance } from 'fastest-levenshtein'
import type { VFile } from 'vfile'
import type { Node } from 'unist'

/** What a plugin has to say about a piece of the source. */
export interface Finding {
  /** Stable and searchable: `unknown-admonition`. */
  readonly rule: string
  /** What was found (in backticks) and why that is a fault. */
  readonly reason: string
  /** What to do about it. */
  readonly hint?: string
  /** Content is lost or shown as text; otherwise the page is whole and this is a warning. */
  readonly fatal?: boolean
  /** Lines below the start of the node; 0 when left out. */
  readonly lineOffset?: number
}

/** Put a finding on the file: `ruleId` is the rule, `note` the hint, `fatal` tells an error from a warning. */
export function report(file: VFile, node: Node | undefined, finding: Finding): void {
  const start = node?.position?.start
  const offset = finding.lineOffset ?? 0
  const place = start && (offset === 0 ? start : { line: start.line + offset, column: 1 })
  const message = file.message(finding.reason, {
    ...(place && { place }),
    ruleId: finding.rule,
    source: 'docs-ssg',
  })
  message.fatal = finding.fatal === true
  if (finding.hint !== undefined) message.note = finding.hint
}

/** `Did you mean …?` when one of the known words is near enough, otherwise the whole list. */
export function suggest(word: string, known: readonly string[]): string {
  if (known.length === 0) return ''
  const nearest = closest(word.toLowerCase(), known)
  const near = distance(word.toLowerCase(), nearest.toLowerCase()) <= Math.max(2, word.length / 3)
  if (near) return `Did you mean \`${nearest}\`?`
  return known.length > 40 ? '' : `Known are ${known.map((name) => `\`${name}\``).join(', ')}.`
}
