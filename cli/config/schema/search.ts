import * as v from 'valibot'
import { hostedProviders } from '../../search/providers/hosted-providers.ts'
import { providerSentence, sharedEntries } from '../../search/providers/shared-options.ts'
import { doc, optional, option } from './schema-parts.ts'

const searchTestsSchema = v.strictObject({
  file: doc(v.string(), 'JSON file of queries and the targets that they must find.'),
  minMrr: option(v.number(), 0.9, 'Minimum of the mean reciprocal rank.'),
  minSuccessAt5: option(
    v.number(),
    0.97,
    'Minimum share of queries with a target among the first five results.',
  ),
})

/** The options of search, one object a provider. */
export const searchSchema = v.variant('provider', [
  v.strictObject({
    provider: doc(v.literal('embedded'), providerSentence),
    ...sharedEntries,
    codeBlocks: option(
      v.boolean(),
      true,
      'Find names of code blocks. Without them the search data is smaller; names in the text are found in any case.',
    ),
    tests: optional(
      searchTestsSchema,
      'Queries that must find their pages; `docs-ssg check` runs them.',
    ),
  }),
  ...hostedProviders.map(({ schema }) => schema),
  v.strictObject({ provider: doc(v.literal('none'), providerSentence) }),
])
