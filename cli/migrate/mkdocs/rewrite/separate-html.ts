// In Python-Markdown, HTML ends with its last tag, and a fence in it is code. In CommonMark, both are
// only so after a blank line, which is inserted here.
import type { Change, Finding } from '../../rewrite/change.ts'
import { bodyOf, type SourceLine } from '../../rewrite/source-line.ts'
import type { Blocks } from './block.ts'

interface HtmlWriter {
  readonly blocks: Blocks
  readonly changes: Change[]
  readonly findings: Finding[]
  readonly newline: string
}

const blockNames =
  'address|article|aside|blockquote|center|details|dialog|div|dl|fieldset|figcaption|figure|footer|form|header|main|nav|ol|p|section|summary|table|tbody|td|th|thead|tr|ul'
const blockTag = new RegExp(String.raw`<(/?)(?:${blockNames})\b[^>]*>`, 'gi')
/** HTML that begins where no paragraph is open. */
const htmlStart = new RegExp(String.raw`^</?(?:${blockNames})\b`, 'i')
/** The only element without contents that also begins HTML within a paragraph. */
const rule = /^<hr\b[^>]*>$/i
const emptyElement = /^<(?:br|hr|img)\b[^>]*>$/i
/** Its contents are separated with the attribute. */
const hasMarkdown = /^<[a-z][\w-]*\b[^>]*\smarkdown(?=[\s>=])/i

/** Separate HTML from the Markdown after it, and fences from the HTML around them. */
export function separateHtml({ blocks, changes, findings, newline }: HtmlWriter): void {
  let depth = 0
  let isHtml = false
  for (const [index, line] of blocks.lines.entries()) {
    const kind = blocks.kinds[index]
    const body = bodyOf(line).trim()
    const before = blocks.lines[index - 1]
    if (kind === 'fence') {
      const isFirst = blocks.fences.some(({ first }) => first === index)
      if (isFirst && isHtml && !hasMarkdown.test(textOf(before))) insert(index, line)
      isHtml = false
      continue
    }
    if (kind !== 'prose') {
      isHtml = false
      if (kind !== 'blank') depth = 0
      continue
    }
    // The HTML before this line is complete.
    if (isHtml && depth <= 0 && !body.startsWith('<')) {
      insert(index, line)
      isHtml = false
    }
    const isOpen = isHtml || depth > 0
    const begins =
      htmlStart.test(body) ||
      rule.test(body) ||
      (emptyElement.test(body) && before?.isBlank !== false)
    if (!isOpen && !begins) continue
    isHtml = isHtml || begins
    for (const [, close] of body.matchAll(blockTag)) depth += close === '' ? 1 : -1
    depth = Math.max(depth, 0)
  }

  function insert(index: number, { start }: SourceLine): void {
    changes.push({ start, end: start, text: newline })
    findings.push({ what: 'Markdown right after HTML', line: index + 1 })
  }
}

const textOf = (line: SourceLine | undefined): string => (line === undefined ? '' : bodyOf(line))
