import * as v from 'valibot'
import { originOf } from '../../primitives/urls/origins.ts'
import { doc, filledText, optional } from '../../primitives/formats/schema-parts.ts'
import { defineHostedProvider } from './hosted-provider.ts'
import { pushToAlgolia } from './push-to-algolia.ts'
import { readAlgolia, updateAlgolia } from './update-algolia.ts'
import { toEndpoint } from './service-api.ts'
import { hostedEntries, providerSentence, sharedEntries } from './shared-options.ts'

/** Algolia DocSearch, or a service with the same API. */
export const algolia = defineHostedProvider({
  name: 'algolia',
  adminKey: 'ALGOLIA_ADMIN_KEY',
  schema: v.strictObject({
    provider: doc(v.literal('algolia'), providerSentence),
    ...sharedEntries,
    appId: doc(filledText, 'Application id.'),
    ...hostedEntries,
    indexName: doc(filledText, 'Name of the index.'),
    host: optional(v.string(), 'Another host that supports the same protocol.'),
  }),
  publicOptions: ['appId', 'apiKey', 'indexName', 'contextualSearch', 'host'],
  toIndex: ({ appId, indexName, host }) => ({
    name: indexName,
    policySources:
      host === undefined
        ? [`https://${appId}-dsn.algolia.net`, 'https://*.algolia.net', 'https://*.algolianet.com']
        : originOf(toEndpoint(host)),
    pushHost: host ?? `${appId}.algolia.net`,
    afterFailure: 'The index is unchanged.',
    read: async (service) => readAlgolia({ appId, indexName, ...service }),
    update: async (changes, service) => updateAlgolia(changes, { appId, indexName, ...service }),
    push: async (records, service) => pushToAlgolia(records, { appId, indexName, ...service }),
  }),
})
