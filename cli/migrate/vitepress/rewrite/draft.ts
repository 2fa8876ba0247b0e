import { coverRanges } from '../../../primitives/text/text-changes.ts'
import { applyChanges } from '../../../primitives/text/text-changes.ts'
import type { Change } from '../../rewrite/change.ts'
import { toMasks } from '../../rewrite/mask.ts'
import { type Fence, type Range, readCode } from './read-code.ts'

/** Something that was rewritten. */
export interface PageFinding {
  readonly what: string
  /** From 1. */
  readonly line: number
  /** What readers no longer get; undefined: nothing. */
  readonly lost?: string
  /** What all uses of the same thing have in common: `<Chart>`. */
  readonly subject?: string
}

/** A page while it is rewritten. */
export interface Draft {
  readonly source: string
  readonly newline: string
  readonly fences: readonly Fence[]
  /**
   * The source with the same offsets: spaces are in place of code blocks, comments and what was rewritten,
   * and masks in place of code within text.
   */
  readonly text: () => string
  /** Replace a part, which no later rule sees. */
  readonly replace: (start: number, end: number, text: string) => void
  readonly note: (at: number, finding: Omit<PageFinding, 'line'>) => void
  readonly finish: () => { readonly text: string; readonly findings: readonly PageFinding[] }
}

/** What a line of a paragraph can begin with: white space and marks of quotes and lists. */
const lineStart = /(?:^|\n)[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*$/

/**
 * A comment at the start of a line makes all of that line HTML, so an element in front of it keeps a
 * paragraph a paragraph.
 */
function keepParagraph(written: string, before: string, after: string): string {
  const [line = ''] = after.split('\n', 1)
  const hasText = line.replaceAll(/<[^<>]*>/g, '').trim() !== ''
  return written.startsWith('<!--') && hasText && lineStart.test(before)
    ? `<wbr>${written}`
    : written
}

const toSpaces = (text: string): string => text.replaceAll(/[^\r\n]/g, ' ')

/** Begin to rewrite the source of a page. */
export function createDraft(source: string): Draft {
  const { fences, opaque, inline } = readCode(source)
  const changes: Change[] = []
  const findings: PageFinding[] = []
  let text = coverRanges(coverRanges(source, inline, toMasks), opaque, toSpaces)
  text = text.replaceAll(/<!--[\s\S]*?-->/g, toSpaces)
  const replaced: Range[] = []
  return {
    source,
    newline: /\r\n/.test(source) ? '\r\n' : '\n',
    fences,
    text: () => {
      text = coverRanges(text, replaced.splice(0), toSpaces)
      return text
    },
    replace: (start, end, written) => {
      const kept = keepParagraph(written, source.slice(0, start), source.slice(end))
      changes.push({ start, end, text: kept })
      replaced.push([start, end])
    },
    note: (at, finding) => {
      const line = source.slice(0, at).split('\n').length
      findings.push({ ...finding, line })
    },
    finish: () => ({
      text: applyChanges(source, changes),
      findings: findings.toSorted((a, b) => a.line - b.line),
    }),
  }
}
