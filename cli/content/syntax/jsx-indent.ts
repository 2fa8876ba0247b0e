// Blanks at the start of lines, which the parser drops within paragraphs. Enters: a token's text. Leaves: it as written.
import type { CompileContext, Token } from 'mdast-util-from-markdown'
import type { JsxPage } from './jsx-page.ts'

interface IndentContext {
  readonly page: JsxPage
  readonly context: CompileContext
}

/**
 * The text of a token over several lines with the indentation of its lines, counted from the list item or quote around it:
 * a template literal in braces may be a sample of code.
 */
export function restoreIndent(raw: string, token: Token, { page, context }: IndentContext): string {
  if (!raw.includes('\n')) return raw
  const margin = marginOf(context)
  return raw
    .split('\n')
    .map((line, index) => {
      const written = page.lines[token.start.line - 1 + index] ?? ''
      const text = line.trimStart()
      if (index === 0 || text === '' || !written.trimEnd().endsWith(text.trimEnd())) return line
      const before = written.slice(0, written.length - written.replace(/^[\s>]*/, '').length)
      return before.slice(margin).replaceAll('>', '') + text
    })
    .join('\n')
}

/** Where text begins within the innermost list item or quote. */
function marginOf({ stack }: CompileContext): number {
  const at = stack.findLastIndex(({ type }) => type === 'listItem' || type === 'blockquote')
  const container = stack[at]
  if (container === undefined) return 0
  const [first = stack[at + 1]] = 'children' in container ? container.children : []
  return (first?.position?.start.column ?? 1) - 1
}
