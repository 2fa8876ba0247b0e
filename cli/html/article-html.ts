import type { ArticleHtml, Page } from '../model/page.ts'
import { hashOf } from '../primitives/hash.ts'

/** Classes of `runtime/styles/optional/rare.css`. */
const RARE =
  /class="(?:[^"]* )?(?:cards?|steps|frame|youtube|zoom|footnotes|error|warning|focus|numbered|marked-word)[ "]/

/** Describe the HTML of an article, cut at its link placeholders. */
export function toArticleHtml(pieces: readonly string[]): ArticleHtml {
  const contains = (text: string): boolean => pieces.some((piece) => piece.includes(text))
  return {
    hash: hashOf(...pieces),
    hasDocCards: contains(' data-doc-cards="'),
    hasMath: contains('class="katex'),
    // What an island shows later isn't known.
    hasRareBlocks: contains(' data-island="') || pieces.some((piece) => RARE.test(piece)),
    pieces,
  }
}

/** What is in a page without an article: nothing. */
export const emptyArticle = {
  hasTitleHeading: false,
  headings: [],
  links: [],
  anchors: [],
  sections: [],
  fences: [],
  terms: [],
  html: toArticleHtml(['']),
  linkPlaceholders: [],
  islands: [],
  dependencies: [],
} as const satisfies Partial<Page>
