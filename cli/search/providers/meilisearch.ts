import * as v from 'valibot'
import { originOf } from '../../primitives/urls/origins.ts'
import { doc, filledText } from '../../primitives/formats/schema-parts.ts'
import { defineHostedProvider } from './hosted-provider.ts'
import { pushToMeilisearch, readMeilisearch, updateMeilisearch } from './push-to-meilisearch.ts'
import { toEndpoint } from './service-api.ts'
import { hostedEntries, providerSentence, sharedEntries } from './shared-options.ts'

/** The site's own Meilisearch server. */
export const meilisearch = defineHostedProvider({
  name: 'meilisearch',
  adminKey: 'MEILISEARCH_ADMIN_KEY',
  schema: v.strictObject({
    provider: doc(v.literal('meilisearch'), providerSentence),
    ...sharedEntries,
    host: doc(filledText, 'URL of the server, such as `https://search.example.com`.'),
    ...hostedEntries,
    indexUid: doc(filledText, 'The `uid` of the index.'),
  }),
  publicOptions: ['host', 'apiKey', 'indexUid', 'contextualSearch'],
  toIndex: ({ host, indexUid }) => ({
    name: indexUid,
    policySources: originOf(toEndpoint(host)),
    pushHost: host,
    afterFailure:
      'Readers search the index as before, or with a part of the changes; the next push sends the rest.',
    read: async (service) => readMeilisearch({ indexUid, ...service }),
    update: async (changes, service) => updateMeilisearch(changes, { indexUid, ...service }),
    push: async (records, service) =>
      pushToMeilisearch(records, { indexUid, now: Date.now(), ...service }),
  }),
})
