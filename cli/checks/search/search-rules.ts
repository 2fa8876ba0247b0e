import { defineRules } from '../../model/rule.ts'

/** The rules about search. */
export const searchRules = defineRules({
  'search-relevance': {
    severity: 'error',
    description: 'The search finds less of what it must find than the site demands.',
    help: 'Look at the queries that miss; add synonyms or better headings.',
  },
  'search-target': {
    severity: 'error',
    description: 'A query of the search tests is to find a page that does not exist.',
    help: 'Name an existing page.',
  },
  'search-tests': {
    severity: 'error',
    description: 'The search tests cannot be read.',
    help: 'Restore the file.',
  },
})
