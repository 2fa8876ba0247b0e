import type { Node } from 'mdast'
import type { VFile } from 'vfile'
import { report } from '../../reporting/report-message.ts'

/** A definition whose first line begins a block of Markdown. */
const block = /^[ \t>]*:[ \t]+(?<mark>[-+*](?= )|\d{1,9}[.)](?= )|`{3,}|~{3,}|#{1,6}(?= )|>)/

/**
 * Report definitions that begin with the mark of a list, a fence, a heading or a quote, which is text there.
 * `lines` are those of the source, and `list` has a position.
 */
export function reportBlocksInDefinitions(
  { position }: Node,
  lines: readonly string[],
  file: VFile,
): void {
  if (position === undefined) return
  const { start, end } = position
  lines.slice(start.line - 1, end.line).forEach((line, index) => {
    const mark = block.exec(line)?.groups?.['mark']
    if (mark === undefined) return
    const at = { line: start.line + index, column: line.indexOf(mark) + 1 }
    report(
      file,
      { type: 'text', position: { start: at, end: at } },
      {
        rule: 'unparsed-block',
        reason: `\`${mark.replaceAll('`', "'")}\` at the start of a definition begins no block, so readers see it as plain text.`,
        help: 'Write a text after the colon, and the block below a blank line, indented by four spaces.',
      },
    )
  })
}
