import { setTimeout as sleep } from 'node:timers/promises'
import type { ResolvedConfig } from '../../config/schema/schema.ts'
import { printError } from '../../report/print-error.ts'
import type { ExitCode } from '../../report/terminal.ts'
import type { SearchRecord } from '../../search/create-records.ts'
import { isPushable, pushToService } from '../../search/push-to-service.ts'
import { PushError } from '../../search/service-api.ts'
import type { CommandContext } from '../command-context.ts'

const variables = { algolia: 'ALGOLIA_ADMIN_KEY', typesense: 'TYPESENSE_ADMIN_KEY' } as const

/** Replace the hosted index; the key comes from the environment, never from the config. */
export async function pushToIndex(
  records: readonly SearchRecord[],
  { search }: ResolvedConfig,
  { terminal, signal, searchAdminKeys }: CommandContext,
): Promise<ExitCode> {
  if (!isPushable(search)) return 2
  const adminKey = searchAdminKeys?.[search.provider] ?? ''
  if (adminKey === '') {
    const message = `\`--push\` needs the key of the index in \`${variables[search.provider]}\``
    printError('usage error', message, terminal)
    return 2
  }
  const wait = async (milliseconds: number): Promise<void> => {
    await sleep(milliseconds, undefined, { signal })
  }
  const name = search.provider === 'algolia' ? search.indexName : search.collection
  try {
    await pushToService(records, search, { adminKey, fetch, wait, signal })
  } catch (error) {
    if (signal.aborted) return 130
    if (!(error instanceof PushError)) throw error
    printError('findings', `${error.message}\nThe index is unchanged.`, terminal)
    return 1
  }
  terminal.print(`Pushed ${records.length} records to \`${name}\`.`)
  return 0
}
