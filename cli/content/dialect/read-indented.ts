import type { Code, Root, RootContent } from 'mdast'
import type { Point } from 'unist'
import { VFile } from 'vfile'
import { visit } from '../../primitives/visit.ts'

interface Page {
  readonly file: VFile
  /** Parses Markdown with the syntax of pages. */
  readonly parse: (file: VFile) => Root
}

/** Parse indented code again as text; nodes and messages keep their places in the page. */
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
  // The code itself was collected as a fence.
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
