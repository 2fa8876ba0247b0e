import { tests } from 'commonmark-spec'
import type { Example } from './plain-html.ts'

/** The 652 examples of the CommonMark specification, which writes tabs as arrows. */
export const commonmarkExamples: readonly Example[] = tests.map(({ number, markdown, html }) => ({
  number,
  markdown: markdown.replaceAll('→', '\t'),
  html: html.replaceAll('→', '\t'),
}))
