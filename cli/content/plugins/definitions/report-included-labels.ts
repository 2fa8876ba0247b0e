import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { foldSpace } from '../../../primitives/text/fold-space.ts'
import { reportTextAt, visitTexts } from '../../dialect/visible-text.ts'
import { startsOfReferences } from './starts-of-references.ts'

/** A reference by its label alone; those with a text are reported anyway. */
const label = /(?<![\\\w\]])!?\[((?:\\.|[^[\]\\])+)\](?![[(:])/g

/**
 * Report labels in brackets that only an included file defines, because its definitions don't apply
 * to the page. Other brackets are plain text.
 */
export function reportIncludedLabels(
  tree: Root,
  page: VFile,
  labels: ReadonlyMap<string, string>,
): void {
  if (labels.size === 0) return
  visitTexts(tree, page, (found) => {
    const matches = [...found.text.matchAll(label)]
    if (matches.length === 0) return
    const known = startsOfReferences(found)
    for (const { 0: written, 1: text = '', index } of matches) {
      const path = labels.get(foldSpace(text).toLowerCase())
      if (path === undefined || known.has(index)) continue
      reportTextAt(
        found,
        { index },
        {
          rule: 'undefined-reference',
          reason: `\`${written}\` is defined in \`${path}\`, but a definition only counts in its own file, so readers see the brackets.`,
          help: 'Write the definition in this file too, or the link itself: `[text](./page.md)`.',
        },
      )
    }
  })
}
