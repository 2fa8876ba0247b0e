/**
 * Options of the docs plugin that docs-ssg has too, with the same name and meaning, and that apply
 * to all collections there.
 */
export const sharedDocsOptions = [
  'include',
  'exclude',
  'breadcrumbs',
  'showLastUpdateTime',
  'showLastUpdateAuthor',
  'numberPrefixParser',
] as const
