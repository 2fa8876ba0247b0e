import { decodeHTMLStrict } from 'entities'
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { reportTextAt, type VisibleText, visitTexts } from '../../dialect/visible-text.ts'

/** The name of a character. Names of one or two letters are more often prose: `AT&T;`. A query can contain others. */
const name = /(?<!\\|\?\S{0,100})&[A-Za-z][A-Za-z0-9]{2,30};/g

/**
 * Report character names that HTML doesn't define. Position: after all other syntax.
 *
 * In: `&hearth;`. Out: the same, and a message.
 */
export function remarkUnknownEntities() {
  return (tree: Root, file: VFile): void => visitTexts(tree, file, checkText)
}

function checkText(found: VisibleText): void {
  if (!found.text.includes('&')) return
  for (const { 0: written, index } of found.text.matchAll(name)) {
    if (decodeHTMLStrict(written) !== written) continue
    reportTextAt(
      found,
      { index, written },
      {
        rule: 'raw-text',
        reason: `\`${written}\` looks like an HTML entity, but HTML has no entity with this name, so readers see it as plain text.`,
        help: 'Fix the name, or write the character itself. To show the text, write `\\&`.',
      },
    )
  }
}
