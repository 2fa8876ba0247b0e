import type { Root } from 'hast'
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import { toVisible } from '../../primitives/files/file-name.ts'
import { visit } from '../../primitives/visit.ts'
import { contentRules } from './content-rules.ts'

/**
 * Controls and code points for internal use that no text of an article contains, other than NUL, which
 * Markdown replaces: tabs, line breaks and form feeds are white space in HTML. The build marks places in
 * its own texts with U+FDD0 to U+FDEF.
 */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0001-\u0008\u000B\u000E-\u001F\u007F-\u009F\uFDD0-\uFDEF\uFFFE\uFFFF]/

interface CheckedText {
  readonly path: ContentPath
  /** The Markdown, in the lines of the file. */
  readonly body: string
  readonly tree: Root
  /** The article contains texts of other files. */
  readonly hasOtherTexts: boolean
}

/** Report the first control character of a page: as written, or from a reference, an escape or a file. */
export function checkCharacters(text: CheckedText): readonly Diagnostic[] {
  const { path, body } = text
  const written = CONTROL.exec(body)
  if (written) {
    const before = body.slice(0, written.index)
    const line = before.split('\n').length
    const column = written.index - before.lastIndexOf('\n')
    return [refuse(written[0], { path, line, column })]
  }
  if (!text.hasOtherTexts && !/&#|\\[xu]/.test(body)) return []
  return findInTree(text)
}

function findInTree({ path, tree }: CheckedText): readonly Diagnostic[] {
  const found: Diagnostic[] = []
  visit(tree, (node, _index, parent) => {
    if (found.length > 0 || node.type !== 'text') return
    const [character] = CONTROL.exec(node.value) ?? []
    if (character === undefined) return
    const { line, column } = (node.position ?? parent?.position)?.start ?? { line: 1, column: 1 }
    found.push(refuse(character, { path, line, column }))
  })
  return found
}

function refuse(character: string, place: Place): Diagnostic {
  return contentRules['unreadable-text'].report({
    message: `The text contains the character \`${toVisible(character)}\`, which HTML and XML can't contain.`,
    help: 'Remove it, or write it as readers would, such as `\\x1b` or `␛`.',
    place,
  })
}
