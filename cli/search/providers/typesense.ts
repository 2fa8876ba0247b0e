import * as v from 'valibot'
import { originOf } from '../../primitives/urls/origins.ts'
import { doc, filledText } from '../../primitives/formats/schema-parts.ts'
import { defineHostedProvider } from './hosted-provider.ts'
import { pushToTypesense } from './push-to-typesense.ts'
import { readTypesense, updateTypesense } from './update-typesense.ts'
import { toEndpoint } from './service-api.ts'
import { hostedEntries, providerSentence, sharedEntries } from './shared-options.ts'

/** The site's own Typesense server. */
export const typesense = defineHostedProvider({
  name: 'typesense',
  adminKey: 'TYPESENSE_ADMIN_KEY',
  schema: v.strictObject({
    provider: doc(v.literal('typesense'), providerSentence),
    ...sharedEntries,
    hosts: doc(
      v.pipe(v.array(filledText), v.minLength(1, 'a list with at least one address')),
      'URLs of the nodes, such as `https://search.example.com`. The next node is used only if one fails.',
    ),
    ...hostedEntries,
    collection: doc(filledText, 'Name of the collection, or of the alias that `--push` moves.'),
  }),
  publicOptions: ['hosts', 'apiKey', 'collection', 'contextualSearch'],
  toIndex: ({ hosts, collection }) => ({
    name: collection,
    policySources: hosts.flatMap((host) => originOf(toEndpoint(host))),
    pushHost: hosts[0] ?? '',
    afterFailure:
      'Readers search the index as before, or with a part of the changes; the next push sends the rest.',
    read: async (service) => readTypesense({ collection, ...service }),
    update: async (changes, service) => updateTypesense(changes, { collection, ...service }),
    push: async (records, service) =>
      pushToTypesense(records, { collection, now: Date.now(), ...service }),
  }),
})
