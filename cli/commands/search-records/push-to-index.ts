import { setTimeout as sleep } from 'node:timers/promises'
import type { ResolvedConfig } from '../../config/schema/schema.ts'
import { printError } from '../../report/print-error.ts'
import type { ExitCode } from '../../report/terminal.ts'
import type { SearchRecord } from '../../search/create-records.ts'
import { PushError, pushRecords } from '../../search/push-records.ts'
import type { CommandContext } from '../command-context.ts'

/** Replace the hosted index; the key comes from the environment, never from the config. */
export async function pushToIndex(
  records: readonly SearchRecord[],
  { search }: ResolvedConfig,
  { terminal, signal, searchAdminKey }: CommandContext,
): Promise<ExitCode> {
  if (search.provider !== 'algolia') return 2
  if (searchAdminKey === undefined || searchAdminKey === '') {
    const message = '`--push` needs the key of the index in `ALGOLIA_ADMIN_KEY`'
    printError('usage error', message, terminal)
    return 2
  }
  const { appId, indexName } = search
  const host = search.host ?? `${appId}.algolia.net`
  const endpoint = (/^https?:/.test(host) ? host : `https://${host}`).replace(/\/+$/, '')
  const wait = async (milliseconds: number): Promise<void> => {
    await sleep(milliseconds, undefined, { signal })
  }
  try {
    const service = { endpoint, appId, indexName, adminKey: searchAdminKey }
    await pushRecords(records, { ...service, fetch, wait, signal })
  } catch (error) {
    if (signal.aborted) return 130
    if (!(error instanceof PushError)) throw error
    printError('findings', `${error.message}\nThe index is unchanged.`, terminal)
    return 1
  }
  terminal.print(`Pushed ${records.length} records to \`${indexName}\`.`)
  return 0
}
