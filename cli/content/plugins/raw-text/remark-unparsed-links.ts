// Room: plugins that report text which looks like syntax and wasn't understood
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { foldSpace } from '../../../primitives/text/fold-space.ts'
import { reportTextAt, type VisibleText, visitTexts } from '../../dialect/visible-text.ts'
import { unparsedForms } from '../../foreign/unparsed-forms.ts'
import { checkLooseBrackets } from './check-loose-brackets.ts'
import { startsOfReferences } from '../definitions/starts-of-references.ts'

/**
 * Report text that looks like a link or an image but isn't one, so that readers see its source.
 * Position: after all other syntax.
 *
 * In: `[a](my file.md)`. Out: the same, and a message.
 */
export function remarkUnparsedLinks() {
  return (tree: Root, file: VFile): void => visitTexts(tree, file, checkText)
}

function checkText(found: VisibleText): void {
  if (!/[\])>]|<(?:http|mailto)/.test(found.text)) return
  checkLooseBrackets(found)
  let known: ReadonlySet<number> | undefined
  const reported = new Set<number>()
  for (const form of unparsedForms)
    for (const { index, 0: match } of found.text.matchAll(form.pattern)) {
      known ??= startsOfReferences(found)
      if (known.has(index) || reported.has(index)) continue
      if (form.isBeforeReference === true && !known.has(index + match.lastIndexOf('['))) continue
      reported.add(index)
      // A quote marks each of its lines.
      const lines = found.source.slice(index, index + match.length).replaceAll(/\n[ \t>]+/g, '\n')
      const written = foldSpace(lines).replaceAll('`', "'")
      const what = form.what ?? (written.startsWith('!') ? 'an image' : 'a link')
      reportTextAt(
        found,
        { index },
        {
          rule: 'unparsed-link',
          reason: `\`${written}\` ${form.problem}, so readers see it as plain text instead of ${what}.`,
          help: `${form.toHelp(written)} To show the brackets, write \`\\${written[0] === '<' ? '<' : '['}\`.`,
        },
      )
    }
}
