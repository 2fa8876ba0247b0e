import { closest, distance } from 'fastest-levenshtein'
import type { VFile } from 'vfile'
import type { Node, Point } from 'unist'

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
  /** Told, but never counted as a failure. */
  readonly isAdvice?: boolean
  /** Lines below the start of the node; 0 when left out. */
  readonly lineOffset?: number
  /** What to point to in that line; the node's start, or the line's, when left out or not found there. */
  readonly word?: string
}

/** Put a finding on the file: `ruleId` is the rule, `note` the hint, `fatal` tells an error from a warning. */
export function report(file: VFile, node: Node | undefined, finding: Finding): void {
  const start = node?.position?.start
  const message = file.message(finding.reason, {
    ...(start && { place: placeOf(file, start, finding) }),
    ruleId: finding.rule,
    source: 'docs-ssg',
  })
  // https://github.com/vfile/vfile-message: `null` is for information.
  message.fatal = finding.isAdvice === true ? null : finding.fatal === true
  if (finding.hint !== undefined) message.note = finding.hint
}

function placeOf(file: VFile, start: Point, { lineOffset = 0, word }: Finding): Point {
  const line = start.line + lineOffset
  const text = word === undefined ? undefined : String(file).split(/\r\n|\n|\r/)[line - 1]
  const at = text?.indexOf(word ?? '', lineOffset === 0 ? start.column - 1 : 0) ?? -1
  if (at !== -1) return { line, column: at + 1 }
  return lineOffset === 0 ? start : { line, column: 1 }
}

/** `Did you mean …?` when one of the known words is near enough, otherwise the whole list. */
export function suggest(word: string, known: readonly string[]): string {
  if (known.length === 0) return ''
  const nearest = closest(word.toLowerCase(), known)
  const near = distance(word.toLowerCase(), nearest.toLowerCase()) <= Math.max(2, word.length / 3)
  if (near) return `Did you mean \`${nearest}\`?`
  return known.length > 40 ? '' : `Known are ${known.map((name) => `\`${name}\``).join(', ')}.`
}
