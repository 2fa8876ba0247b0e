import type { ResolvedConfig } from '../config/schema/schema.ts'
import type { SearchRecord } from './create-records.ts'
import { pushRecords } from './push-records.ts'
import { pushToTypesense } from './push-to-typesense.ts'
import type { ServiceOptions } from './service-api.ts'

type Search = ResolvedConfig['search']
type PushableSearch = Extract<Search, { provider: 'algolia' | 'typesense' }>

/** Whether the provider has an index that records can be pushed to. */
export const isPushable = (search: Search): search is PushableSearch =>
  search.provider === 'algolia' || search.provider === 'typesense'

/** Replace the index of the provider that the config names. */
export async function pushToService(
  records: readonly SearchRecord[],
  search: PushableSearch,
  tools: Omit<ServiceOptions, 'endpoint'>,
): Promise<void> {
  const toEndpoint = (host: string): string =>
    (/^https?:/.test(host) ? host : `https://${host}`).replace(/\/+$/, '')
  if (search.provider === 'typesense') {
    const { hosts, collection } = search
    const endpoint = toEndpoint(hosts[0] ?? '')
    return pushToTypesense(records, { endpoint, collection, now: Date.now(), ...tools })
  }
  const { appId, indexName } = search
  const endpoint = toEndpoint(search.host ?? `${appId}.algolia.net`)
  return pushRecords(records, { endpoint, appId, indexName, ...tools })
}
