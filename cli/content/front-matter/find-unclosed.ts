import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import { contentRules } from '../reporting/content-rules.ts'

/**
 * Find front matter without an end: a first line `---` that a key follows, which is not how authors
 * write a thematic break.
 */
export function findUnclosed(text: string, path: ContentPath): Diagnostic[] {
  const found = /^(\s*)---[^\S\n]*\n[A-Za-z_]\w*:(?:[ \n]|$)/.exec(text)
  if (!found) return []
  return [
    contentRules['front-matter-syntax'].report({
      message: 'The front matter that begins here never ends, so it is shown as text.',
      help: 'Add a line with only `---` after the last key.',
      place: { path, line: (found[1] ?? '').split('\n').length, column: 1 },
    }),
  ]
}
