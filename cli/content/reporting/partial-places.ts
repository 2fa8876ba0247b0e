// The file that a position in the tree of a page belongs to: the page, or a file that it includes.
import type { Nodes } from 'mdast'
import type { Point } from 'unist'
import type { VFile } from 'vfile'
import type { Place } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import { asContentPath } from '../nodes/content-path.ts'

declare module 'vfile' {
  interface DataMap {
    /** The files that a page includes; entry i owns the lines from `(i + 1) * partialLines` on. */
    partials: ContentPath[]
  }
}

/** No page has this many lines, so the line number also encodes the file. */
const partialLines = 10_000_000

/**
 * Renumber the lines of an included file, so that its nodes and messages keep the place that they
 * come from.
 */
export function claimLines(tree: Nodes, path: string, page: VFile): (point: Point) => Point {
  const partials = (page.data.partials ??= [])
  const own = asContentPath(path)
  const known = partials.indexOf(own)
  const number = known === -1 ? partials.push(own) : known + 1
  const move = (point: Point): Point => ({ ...point, line: point.line + number * partialLines })
  const claim = (node: Nodes): void => {
    if (node.position) {
      const { start, end } = node.position
      node.position = { start: move(start), end: move(end) }
    }
    if ('children' in node) for (const child of node.children) claim(child)
  }
  claim(tree)
  return move
}

/** A line of the page itself; 1 for lines of its partials. */
export function lineInPage(line = 1): number {
  return line < partialLines ? line : 1
}

/** The place of a point in the tree of the page at `path`. */
export function placeIn(
  page: VFile,
  point: { readonly line?: number | undefined; readonly column?: number | undefined },
  path: ContentPath,
): Place {
  const { line = 1, column = 1 } = point
  const partial = page.data.partials?.[Math.floor(line / partialLines) - 1]
  return partial === undefined
    ? { path, line, column }
    : { path: partial, line: line % partialLines, column }
}
