import type { Code, Root, RootContent } from 'mdast'
import type { Point } from 'unist'
import { VFile } from 'vfile'
import { visit } from '../visit.ts'

interface Page {
  readonly file: VFile
  /** Reads Markdown as a page does, up to its syntax. */
  readonly parse: (file: VFile) => Root
}

/** What was read as indented code, read again as text; its nodes and findings stand where they stand in the page. */
export function readIndented(code: Code, { file, parse }: Page): RootContent[] {
  const { line = 1, column = 1 } = code.position?.start ?? {}
  const indent = column - 1 + 4
  const { path, data } = file
  const { words, format } = data
  const inner = new VFile({
    value: '\n'.repeat(line - 1) + code.value,
    path,
    data: { ...(words && { words }), ...(format && { format }) },
  })
  const tree = parse(inner)
  visit(tree, ({ position }) => {
    if (position) for (const point of [position.start, position.end]) shift(point, indent)
  })
  for (const message of inner.messages) {
    if (message.column !== undefined) message.column += indent
    file.messages.push(message)
  }
  data.styles = { ...data.styles, ...inner.data.styles }
  // The code itself was taken for one of them.
  const others = (data.fences ?? []).filter((fence) => fence.line !== line)
  const own = (inner.data.fences ?? []).map((fence) => ({
    ...fence,
    indent: fence.indent + indent,
  }))
  data.fences = [...others, ...own].toSorted((a, b) => a.line - b.line)
  return tree.children
}

function shift(point: Point, indent: number): void {
  point.column += indent
}
