import type { CompileContext, Token } from 'mdast-util-from-markdown'
import { toPageLine } from '../nodes/page-lines.ts'
import type { JsxPage } from './jsx-page.ts'

interface IndentContext {
  readonly page: JsxPage
  readonly context: CompileContext
}

/**
 * Restore the indentation of a token's lines, which the parser removes within paragraphs: a
 * template literal in braces may be code. The indentation counts from the list item or quote around
 * the token.
 */
export function restoreIndent(raw: string, token: Token, { page, context }: IndentContext): string {
  if (!raw.includes('\n')) return raw
  return indentLines(raw, {
    lines: page.lines.slice(toPageLine(token.start.line) - 1),
    margin: marginOf(context),
  })
}

interface WrittenLines {
  /** The lines of the page from that on which the tag begins. */
  readonly lines: readonly string[]
  /** The column, counted from 0, from which indentation counts. */
  readonly margin: number
}

/** Give each line of a tag the indentation that it has in the page beyond the margin. */
export function indentLines(raw: string, { lines, margin }: WrittenLines): string {
  return raw
    .split('\n')
    .map((line, index) => {
      const written = lines[index] ?? ''
      const text = line.trimStart()
      if (index === 0 || text === '' || !written.trimEnd().endsWith(text.trimEnd())) return line
      const before = written.slice(0, written.length - written.replace(/^[\s>]*/, '').length)
      return before.slice(margin).replaceAll('>', '') + text
    })
    .join('\n')
}

/** The column, counted from 0, where text starts in the innermost list item or quote. */
function marginOf({ stack }: CompileContext): number {
  const at = stack.findLastIndex(({ type }) => type === 'listItem' || type === 'blockquote')
  const container = stack[at]
  if (container === undefined) return 0
  const [first = stack[at + 1]] = 'children' in container ? container.children : []
  return (first?.position?.start.column ?? 1) - 1
}
