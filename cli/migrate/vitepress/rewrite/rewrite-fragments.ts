import type { Draft } from './draft.ts'
import type { RewriteContext } from './rewrite-context.ts'

// Patterns look back only where a target can begin, because blanks are as long as the code that they hide.
const link = /(?=[^\s<>"'()])(?<=\]\(\s*<?)([^\s<>"'()#]*)#([^\s<>"'()]+)/g
const definition = /(?=[^\s<>])(?<=^ {0,3}\[[^\]\n]+\]:[ \t]*<?)([^\s<>#]*)#([^\s<>]+)/gm

/**
 * Replace the fragments of links with the ids of headings, because VitePress 2 computes an id from
 * what follows the `#`.
 */
export function rewriteFragments(
  draft: Draft,
  { findHeading }: Pick<RewriteContext, 'findHeading'>,
): void {
  for (const pattern of [link, definition])
    for (const { 0: whole, 1: path = '', 2: fragment = '', index } of draft
      .text()
      .matchAll(pattern)) {
      if (/^(?:[a-z]+:|\/\/)/i.test(path)) continue
      const id = findHeading(path, fragment)
      if (id === undefined) continue
      const end = index + whole.length
      draft.replace(end - fragment.length, end, id)
      draft.note(index, { what: 'link to a heading' })
    }
}
