import type { Page } from './page.ts'

/** What is in a page without an article: nothing. */
export const emptyArticle = {
  hasTitleHeading: false,
  headings: [],
  links: [],
  anchors: [],
  sections: [],
  fences: [],
  terms: [],
  html: [''],
  linkPlaceholders: [],
  islands: [],
  dependencies: [],
} as const satisfies Partial<Page>
