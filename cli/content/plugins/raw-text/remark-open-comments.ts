import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { reportTextAt, visitTexts } from '../../dialect/visible-text.ts'

/** Plugins may have put something else in place of a comment that ends. */
const openComment = /(?<!\\)<!--(?![^]*-->)/g

/**
 * Report comments that don't end in their paragraph, so that readers see them. Position: after all
 * other syntax.
 *
 * In: `Text <!-- a note`. Out: the same, and a message.
 */
export function remarkOpenComments() {
  return (tree: Root, file: VFile): void =>
    visitTexts(tree, file, (found) => {
      for (const { index } of found.text.matchAll(openComment))
        reportTextAt(
          found,
          { index },
          {
            rule: 'unclosed-html',
            reason: '`<!--` is never closed in its paragraph, so readers see the comment.',
            help: 'Write `-->` where the comment ends, or `\\<!--` to show it.',
          },
        )
    })
}
