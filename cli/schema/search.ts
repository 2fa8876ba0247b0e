import * as v from 'valibot'
import { hostedProviders } from '../search/providers/hosted-providers.ts'
import { providerSentence, sharedEntries } from '../search/providers/shared-options.ts'
import { doc, optional, option } from '../primitives/formats/schema-parts.ts'

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
      'Find names in code blocks. Without them, the search data is smaller, and names in the text are still found.',
    ),
    chineseVariants: optional(
      v.boolean(),
      'Find Chinese text in both of its scripts: `网络` also finds `網絡`. The search data gets a table of the characters of the site. `true` by default in Chinese locales, and `false` in others.',
    ),
    shards: option(
      v.picklist(['auto', 'always', 'never']),
      'auto',
      'Split the search data into files by term, so that each query loads only a few. `auto`: where it has more than 8,000,000 characters.',
    ),
    tests: optional(
      searchTestsSchema,
      'Queries that must find their pages; `docs-ssg check` runs them.',
    ),
  }),
  ...hostedProviders.map(({ schema }) => schema),
  v.strictObject({ provider: doc(v.literal('none'), providerSentence) }),
])
