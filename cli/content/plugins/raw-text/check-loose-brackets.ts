import type { Link } from 'mdast'
import { quoteSource } from '../../../primitives/text/quote-source.ts'
import { visit } from '../../../primitives/visit.ts'
import { reportTextAt, type VisibleText } from '../../dialect/visible-text.ts'

/**
 * Report a parenthesis directly after a link that closes nothing, and a bracket directly before it that nothing
 * closes: `[text](page.md))` and `[[text](page.md)`.
 */
export function checkLooseBrackets(found: VisibleText): void {
  const { node, source } = found
  if (!/\)\)|\[\[/.test(source)) return
  const start = node.position?.start.offset ?? 0
  const links: (readonly [from: number, to: number])[] = []
  visit(node, 'link', ({ position }: Link) => {
    if (position?.start.offset === undefined || position.end.offset === undefined) return
    links.push([position.start.offset - start, position.end.offset - start])
  })
  const text = withoutLinks(source, links)
  const lastClosing = Math.max(text.lastIndexOf(']'), text.lastIndexOf('］'))
  // A comment in a paragraph divides it, and its first half may open the parenthesis.
  const isDivided = /-->[ \t]*\n[ \t>]*$/.test(
    String(found.file).slice(Math.max(0, start - 40), start),
  )
  let opened = 0
  let counted = 0
  for (const [from, to] of links) {
    for (; counted < to; counted += 1) opened = Math.max(0, opened + depthOf(text[counted]))
    if (source[from] !== '[' || source[to - 1] !== ')') continue
    const link = quoteSource(source.slice(from, to))
    if (text[to] === ')' && opened === 0 && !isDivided)
      reportTextAt(found, { index: to }, inputOf(`\`)\` after ${link} closes nothing`))
    if (text[from - 1] === '[' && text[from - 2] !== '\\' && lastClosing < to)
      reportTextAt(found, { index: from - 1 }, inputOf(`\`[\` before ${link} is never closed`))
  }
}

/** Spaces in place of links. */
function withoutLinks(source: string, links: readonly (readonly [number, number])[]): string {
  let from = 0
  const pieces: string[] = []
  for (const [start, end] of links) {
    pieces.push(source.slice(from, start), ' '.repeat(end - start))
    from = end
  }
  return pieces.join('') + source.slice(from)
}

function depthOf(sign: string | undefined): number {
  if (sign === '(' || sign === '（') return 1
  return sign === ')' || sign === '）' ? -1 : 0
}

const inputOf = (what: string) =>
  ({
    rule: 'unparsed-link',
    reason: `${what}, so readers see it.`,
    help: 'Remove it. To show it, write a backslash before it.',
  }) as const
