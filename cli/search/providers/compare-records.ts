import type { SearchRecord } from './search-record.ts'

/** The records of an index as the service has them: hashes by id. */
export type IndexedRecords = ReadonlyMap<string, string>

/** What a push has to send. */
export interface RecordChanges {
  readonly added: readonly SearchRecord[]
  readonly changed: readonly SearchRecord[]
  /** Ids of records that the site no longer has. */
  readonly removed: readonly string[]
}

/** Compare the records of the site with those of its index. */
export function compareRecords(
  records: readonly SearchRecord[],
  indexed: IndexedRecords,
): RecordChanges {
  const own = new Set(records.map(({ objectID }) => objectID))
  return {
    added: records.filter(({ objectID }) => !indexed.has(objectID)),
    changed: records.filter(
      ({ objectID, hash }) => indexed.has(objectID) && indexed.get(objectID) !== hash,
    ),
    removed: [...indexed.keys()].filter((id) => !own.has(id)),
  }
}

/** The items in groups of at most `size`, in their order. */
export function toBatches<Item>(
  items: readonly Item[],
  size: number,
): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
