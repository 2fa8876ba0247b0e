import { defineRules } from '../../model/rule.ts'

/** The rules about what the search must find. */
export const searchRules = defineRules({
  'search-relevance': {
    severity: 'error',
    description: 'The search finds fewer of the expected pages than `search.tests` requires.',
    help: 'Look at the queries that miss their page, then add synonyms or better headings.',
  },
  'search-target': {
    severity: 'error',
    description:
      'A search test expects a page or heading that does not exist, so it can never pass.',
    help: 'Use the URL of an existing page or heading.',
  },
  'search-tests': {
    severity: 'error',
    description:
      'The file of search tests is missing or cannot be read, so the search is not tested.',
    help: 'Restore the file, or remove `search.tests` from the config.',
  },
})
