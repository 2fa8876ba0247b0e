// The contract of a search provider with its own index. One file implements it, a row in
// hosted-providers.ts names it; its other half is the file of the same name in
// runtime/search/providers/, which searches in the browser.
import * as v from 'valibot'
import type { IndexedRecords, RecordChanges } from './compare-records.ts'
import type { SearchRecord } from './search-record.ts'
import type { ServiceOptions } from './service-api.ts'

/** The index that the options of a site name. */
export interface HostedIndex {
  /** Its name in messages. */
  readonly name: string
  /** The sources of the content security policy to which the browser may connect. */
  readonly policySources: readonly string[]
  /** The URL or host that records are sent to. */
  readonly pushHost: string
  /** What readers search after a push that failed, as a sentence. */
  readonly afterFailure: string
  /** The records that the index has; undefined without an index, or if the key may not list them. */
  readonly read: (service: ServiceOptions) => Promise<IndexedRecords | undefined>
  /** Send what has changed to an index that `read` has returned. */
  readonly update: (changes: RecordChanges, service: ServiceOptions) => Promise<void>
  /** Replace the index. Readers search the old one until the new one is complete. */
  readonly push: (records: readonly SearchRecord[], service: ServiceOptions) => Promise<void>
}

interface Definition<Name extends string, Schema extends v.GenericSchema> {
  /** The value of `search.provider`. */
  readonly name: Name
  /** Environment variable with a key that may write the index; its name ends with `_ADMIN_KEY`. */
  readonly adminKey: `${string}_ADMIN_KEY`
  /** The options of the site. */
  readonly schema: Schema
  /** The options that `search-config.json` contains, which is public. */
  readonly publicOptions: readonly (string & keyof v.InferOutput<Schema>)[]
  readonly toIndex: (options: v.InferOutput<Schema>) => HostedIndex
}

/** A provider, as the rest of the tool sees it. */
export interface HostedProvider<Name extends string, Schema extends v.GenericSchema> extends Omit<
  Definition<Name, Schema>,
  'toIndex'
> {
  /** The index that the options of a site name; undefined when they are those of another provider. */
  readonly indexOf: (search: { readonly provider: string }) => HostedIndex | undefined
}

/** Create a provider from its definition, with the function that reads its index from options. */
export function defineHostedProvider<const Name extends string, Schema extends v.GenericSchema>({
  toIndex,
  ...definition
}: Definition<Name, Schema>): HostedProvider<Name, Schema> {
  const { name, schema } = definition
  return {
    ...definition,
    indexOf: (search) => (search.provider === name ? toIndex(v.parse(schema, search)) : undefined),
  }
}
