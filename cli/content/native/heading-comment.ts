// Comments of MDX at the end of headings, which set ids in some documentations: `## Title {/*id*/}`. The native parser
// takes the asterisks for emphasis.
import type { Heading, PhrasingContent, RootContent, Text } from 'mdast'

const comment = /(?<!\\)\{\/\*[\w-][\w -]*\*\/\}$/

/** The comment at the end of a heading whose source is `source`, as it is written; undefined if there is none. */
export function headingComment(block: RootContent, source: string): string | undefined {
  if (block.type !== 'heading' || !source.startsWith('#')) return undefined
  const written = comment.exec(source)?.[0]
  return written !== undefined && partsOf(block) !== undefined ? written : undefined
}

/** The last three parts of a heading, if the native parser makes a comment of the second. */
function partsOf({ children }: Heading): readonly [Text, Text] | undefined {
  const [open, inner, close] = children.slice(-3)
  const isComment =
    open?.type === 'text' &&
    open.value.endsWith('{/') &&
    inner?.type === 'emphasis' &&
    inner.children.every(({ type }) => type === 'text') &&
    close?.type === 'text' &&
    close.value === '/}'
  return isComment ? [open, close] : undefined
}

/** The heading as the parser of JSX reads it: with an expression that shows nothing instead of its comment. */
export function readHeadingComment(heading: Heading): Heading {
  const [open, close] = partsOf(heading) ?? []
  if (open?.position === undefined || close?.position === undefined) return heading
  const { start, end } = open.position
  const offset = end.offset === undefined ? {} : { offset: end.offset - 2 }
  const middle = { line: end.line, column: end.column - 2, ...offset }
  const value = open.value.slice(0, -2)
  const before: PhrasingContent[] =
    value === '' ? [] : [{ ...open, value, position: { start, end: middle } }]
  const expression: Text = {
    type: 'text',
    value: '',
    data: { isExpression: true },
    position: { start: middle, end: close.position.end },
  }
  return { ...heading, children: [...heading.children.slice(0, -3), ...before, expression] }
}
