/**
 * Elements in the tree of an article whose content is written in one of its two forms alone: in the
 * HTML, or in the Markdown. No page contains them.
 */
export const onlyTags = {
  people: 'docs-ssg-only-people',
  machines: 'docs-ssg-only-machines',
} as const
