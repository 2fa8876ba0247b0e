import { ownValue } from '../own-value.ts'

/** The types of docs-ssg for those of MkDocs and its theme Material. */
const types: Readonly<Record<string, string>> = {
  note: 'note',
  tip: 'tip',
  hint: 'tip',
  important: 'important',
  info: 'info',
  abstract: 'info',
  summary: 'info',
  tldr: 'info',
  todo: 'info',
  question: 'info',
  help: 'info',
  faq: 'info',
  example: 'info',
  snippet: 'info',
  seealso: 'info',
  success: 'success',
  check: 'success',
  done: 'success',
  warning: 'warning',
  attention: 'warning',
  caution: 'caution',
  danger: 'danger',
  error: 'danger',
  failure: 'danger',
  fail: 'danger',
  missing: 'danger',
  bug: 'danger',
  quote: 'secondary',
  cite: 'secondary',
}

/** The type of docs-ssg for one of MkDocs, in any case; a note for those that docs-ssg has no other type for. */
export const toAdmonitionType = (type: string): string =>
  ownValue(types, type.toLowerCase()) ?? 'note'
