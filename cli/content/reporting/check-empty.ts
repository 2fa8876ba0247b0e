import type { Root, RootContent } from 'hast'
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import { isBlankText } from '../../primitives/text/is-blank-text.ts'
import { contentRules } from './content-rules.ts'

/** Report an article without any content, not even a heading. `place`: where its text would begin. */
export function checkEmpty(article: Root, place: Place): readonly Diagnostic[] {
  if (!article.children.every(isInvisible)) return []
  return [
    contentRules['empty-page'].report({
      message: 'The page has no content, so readers find nothing below its title.',
      help: 'Write its text, or mark it as unfinished with `draft: true` in its front matter.',
      place,
    }),
  ]
}

const isInvisible = (node: RootContent): boolean =>
  node.type === 'comment' || node.type === 'doctype' || isBlankText(node)
