/** The name of a tag as its author has written it, for messages: `remarkAuthorHtml` renames placeholders. */
export const toAuthorTag = (tagName: string): string =>
  tagName.replace(/^not-(?=docs-(?:component|ssg-))/i, '')
