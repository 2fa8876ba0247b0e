import type { ArticleHtml, Page } from '../model/page.ts'
import { hashOf } from '../primitives/hash.ts'

/** What an article contains that needs more than the style sheet of the site. */
type Blocks = Pick<ArticleHtml, 'hasMath' | 'hasRareBlocks'>

const none: Blocks = { hasMath: false, hasRareBlocks: false }

/** The HTML of an article, cut at the holes for its links. */
export function toArticleHtml(
  pieces: readonly string[],
  blocks: Partial<Blocks> = {},
): ArticleHtml {
  return { ...none, ...blocks, hash: hashOf(...pieces), pieces }
}

/** The empty article of a page without one. */
export const emptyArticle = {
  hasTitleHeading: false,
  headings: [],
  links: [],
  anchors: [],
  sections: [],
  fences: [],
  terms: [],
  html: toArticleHtml(['']),
  holes: [],
  islands: [],
  dependencies: [],
} as const satisfies Partial<Page>
