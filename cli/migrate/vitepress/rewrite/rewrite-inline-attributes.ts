import { rewriteAttributes } from '../../rewrite/rewrite-attributes.ts'
import type { Draft } from './draft.ts'
import type { RewriteContext } from './rewrite-context.ts'
import { escapePattern } from '../../../primitives/text/escape-pattern.ts'

const one = String.raw`(?:\.[\w:-]+|#[^\s"'{}%=]+|[\w:@-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'{}]+))`

/**
 * Rewrite attributes in braces: `{target="_self"}` after a link, `{width=100}` after an image,
 * `{.class}` after a block.
 */
export function rewriteInlineAttributes(
  draft: Draft,
  { delimiters: [left, right] }: Pick<RewriteContext, 'delimiters'>,
): void {
  const pattern = new RegExp(
    `(?<![\\\\{])${escapePattern(left)}[ \\t]*(${one}(?:[ \\t]+(?:${one}|[\\w-]+))*)[ \\t]*${escapePattern(right)}`,
    'g',
  )
  for (const { 0: written, 1: inner = '', index: at } of draft.text().matchAll(pattern)) {
    const lineStart = draft.source.lastIndexOf('\n', at - 1) + 1
    // The text has white space in place of comments, which stay.
    const line = draft.source.slice(lineStart, at).trimEnd()
    const index = lineStart + line.length
    const isHeading = /^[ \t>]*#{1,6}[ \t]/.test(line)
    if (left === '{' && isHeading && /^#[^\s]+$/.test(inner)) continue
    const end = at + written.length
    const after = /^[^\r\n]*/.exec(draft.source.slice(end))?.[0] ?? ''
    const changed = rewriteAttributes(`{${inner}}`, { line, after }, end - index)
    if (changed === undefined) continue
    for (const { from, to, text } of changed.pieces) draft.replace(index + from, index + to, text)
    draft.note(index, {
      what: 'attributes',
      ...(changed.lost !== undefined && { lost: changed.lost, subject: 'attributes in braces' }),
    })
  }
}
