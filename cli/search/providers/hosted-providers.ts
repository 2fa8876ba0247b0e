// Room: a search with its own index: options, policy, records; a file and a row in hosted-providers.ts
// The table of search providers with their own index. What differs between them, from the
// options of the config to the content security policy, comes from here.
import { algolia } from './algolia.ts'
import type { HostedIndex } from './hosted-provider.ts'
import { meilisearch } from './meilisearch.ts'
import { typesense } from './typesense.ts'

/** In the order of messages and of `search-config.json`. */
export const hostedProviders = [algolia, typesense, meilisearch] as const

interface Search {
  readonly provider: string
}

/** The provider that the config names; undefined for the embedded search and for none. */
export const hostedProviderOf = ({
  provider,
}: Search): (typeof hostedProviders)[number] | undefined =>
  hostedProviders.find(({ name }) => name === provider)

/** The index that the config names; undefined for the embedded search and for none. */
export const hostedIndexOf = (search: Search): HostedIndex | undefined =>
  hostedProviderOf(search)?.indexOf(search)

/** The public options of the index for each provider; null for those that aren't in use. */
export function listPublicOptions(
  search: Search & Readonly<Record<string, unknown>>,
): Readonly<Record<string, Readonly<Record<string, unknown>> | null>> {
  return Object.fromEntries(
    hostedProviders.map(({ name, publicOptions }) => [
      name,
      name === search.provider
        ? Object.fromEntries(publicOptions.map((key) => [key, search[key] ?? null]))
        : null,
    ]),
  )
}
