import type { VisibleText } from '../../dialect/visible-text.ts'
import { visit } from '../../../primitives/visit.ts'

/** Offsets where the links, images and footnotes of a text begin; all other brackets are plain text. */
export function startsOfReferences({ node }: VisibleText): ReadonlySet<number> {
  const start = node.position?.start.offset ?? 0
  const starts = new Set<number>()
  visit(node, ({ type, position }) => {
    if (/^(?:link|image|footnote)(?:Reference)?$/.test(type))
      starts.add((position?.start.offset ?? -1) - start)
  })
  return starts
}
