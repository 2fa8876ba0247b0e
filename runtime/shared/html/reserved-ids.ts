/**
 * The ids of the layout on pages with an article. An id of the article must not be one of them,
 * because scripts and links would find the wrong element.
 */
export const reservedIds: ReadonlySet<string> = new Set([
  'docs-ssg-feedback',
  'docs-ssg-main',
  'docs-ssg-menu',
  'docs-ssg-page',
  'docs-ssg-toc',
  'docs-ssg-top',
])

/** The ids of the search page and of its dialog, which no article is beside. */
const searchId = /^docs-ssg-search(?:-list)?$/
/** Tabs, notes on code and terms of the glossary; `R` begins an id that React generates. */
const numberedId = /^docs-ssg-(?:original-)?(?:(?:note|tab|term)-\d|tab_?R)/

/**
 * True for an id that the build generates, for its layout or by counting. Links must not rely on it,
 * because another build may give it to another element.
 */
export const isGeneratedId = (id: string): boolean =>
  reservedIds.has(id) || searchId.test(id) || numberedId.test(id)
