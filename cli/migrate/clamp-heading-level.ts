/**
 * The nearest level of headings that a table of contents of docs-ssg lists, because level one is the title of a page;
 * undefined if the value is not a number.
 */
export function clampHeadingLevel(level: unknown): number | undefined {
  return typeof level === 'number' ? Math.min(6, Math.max(2, level)) : undefined
}
