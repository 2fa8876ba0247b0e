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
