import { compareRecords, type RecordChanges } from '../../search/providers/compare-records.ts'
import type { HostedIndex } from '../../search/providers/hosted-provider.ts'
import type { SearchRecord } from '../../search/providers/search-record.ts'
import type { ServiceOptions } from '../../search/providers/service-api.ts'

/** How records are pushed. */
export interface PushWishes {
  /** Count what has changed, and write nothing. */
  readonly dryRun: boolean
  /** Send all records to a new index, whatever the old one contains. */
  readonly replace: boolean
}

interface Target {
  readonly index: HostedIndex
  readonly service: ServiceOptions
  readonly wishes: PushWishes
}

/** Send the records that have changed, or all of them when most have; returns what was done. */
export async function sendRecords(
  records: readonly SearchRecord[],
  { index, service, wishes: { dryRun, replace } }: Target,
): Promise<string> {
  const indexed = replace ? undefined : await index.read(service)
  if (indexed === undefined) {
    if (dryRun) return `Would push ${records.length} records; nothing was sent.`
    await index.push(records, service)
    return `Pushed ${records.length} records to \`${index.name}\`.`
  }
  const changes = compareRecords(records, indexed)
  const { added, changed, removed } = changes
  const count = added.length + changed.length + removed.length
  if (dryRun) return `Would push ${describe(changes, records)}; nothing was sent.`
  if (count === 0) return `All ${records.length} records of \`${index.name}\` are up to date.`
  // A new index is as fast then, and it keeps readers from searching half of the changes.
  await (count > records.length / 2 ? index.push(records, service) : index.update(changes, service))
  return `Pushed ${count > records.length / 2 ? 'all records' : 'changes'} to \`${index.name}\`: ${describe(changes, records)}.`
}

function describe(
  { added, changed, removed }: RecordChanges,
  all: readonly SearchRecord[],
): string {
  return `${added.length} new, ${changed.length} changed and ${removed.length} removed of ${all.length} records`
}
