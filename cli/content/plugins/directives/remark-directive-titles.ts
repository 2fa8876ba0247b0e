import type { Root } from 'mdast'
import type { Plugin, Processor } from 'unified'
import { readLines } from '../../nodes/source-lines.ts'
import { visit } from '../../../primitives/visit.ts'
import { lineEndsOf } from '../../../primitives/text/lines.ts'

const opener = /^((?:[\s>]|[-*+]\s|\d+[.)]\s)*:{3,})([ \t]*)([A-Za-z][\w-]*)(.*)$/

/**
 * Accept a title after a space, which remark-directive does not support. It rewrites the text
 * before parsing; lines, columns and offsets in the tree are still those of the source. Position:
 * directly after remarkParse, whose parser it wraps.
 *
 * `:::tip Use it {.wide}` and `::: tip Use it {.wide}` -> as if it were `:::tip[Use it]{.wide}`
 */
export const remarkDirectiveTitles: Plugin = function () {
  const { parser } = this
  if (parser === undefined) return
  this.parser = (document, file) => {
    const rewritten = rewriteTitles(document)
    const tree = parser(rewritten.text, file)
    if (rewritten.added.length > 0) restoreOffsets(tree, rewritten.added)
    return tree
  }
}

interface Rewritten {
  readonly text: string
  /** Offsets in `text` of characters that the source does not have, ascending. */
  readonly added: readonly number[]
}

function rewriteTitles(source: string): Rewritten {
  if (!source.includes(':::')) return { text: source, added: [] }
  const breaks = lineEndsOf(source)
  const added: number[] = []
  let text = ''
  readLines(source).forEach((line, index) => {
    const rewritten = line.isCode ? line.text : rewriteLine(line.text)
    text += rewritten
    for (let extra = line.text.length; extra < rewritten.length; extra++)
      added.push(text.length - 1)
    text += breaks[index] ?? ''
  })
  return { text, added }
}

function rewriteLine(line: string): string {
  const match = opener.exec(line)
  if (!match) return line
  const [, start = '', gap = '', name = '', rest = ''] = match
  const { blank, title, space, attributes } = splitRest(rest)
  if (title === '' || title.startsWith('[')) {
    return gap === '' && space === ''
      ? line
      : `${start}${name}${title}${attributes}`.padEnd(line.length)
  }
  // Punctuation directly after the name: text, not a directive.
  if (blank === '') return line
  return `${start}${name}[${isBalanced(title) ? title : title.replace(/[[\]]/g, String.raw`\$&`)}]${attributes}`.padEnd(
    line.length,
  )
}

/** What follows a name: a title with spaces around it, and attributes at the end. */
function splitRest(rest: string) {
  const [blank = ''] = /^[ \t]*/.exec(rest) ?? []
  const [found = '', attributes = ''] = /(\{[^{}]*\})[ \t]*$/.exec(rest) ?? []
  const before = rest.slice(blank.length, rest.length - found.length)
  const title = before.replace(/(?<![ \t])[ \t]+$/, '')
  return { blank, title, space: before.slice(title.length), attributes }
}

function isBalanced(title: string): boolean {
  let depth = 0
  for (const character of title) {
    if (character === '[') depth++
    else if (character === ']') depth--
    if (depth < 0) return false
  }
  return depth === 0
}

function restoreOffsets(
  tree: Root | ReturnType<NonNullable<Processor['parser']>>,
  added: readonly number[],
): void {
  const restore = (point: { offset?: number | undefined }): void => {
    const { offset } = point
    if (offset !== undefined) point.offset = offset - added.filter((at) => at < offset).length
  }
  visit(tree, (node) => {
    if (node.position === undefined) return
    restore(node.position.start)
    restore(node.position.end)
  })
}
