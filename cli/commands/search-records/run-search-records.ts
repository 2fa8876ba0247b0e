import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { toHref } from '../../../runtime/shared/url.ts'
import { bundleRuntime } from '../../bundle/bundle-runtime.ts'
import { createNoCache } from '../../cache/no-cache.ts'
import { openCache } from '../../cache/open-cache.ts'
import type { CommandRequest } from '../../command-line/requests.ts'
import type { ResolvedConfig } from '../../config/schema/schema.ts'
import { toolVersion } from '../../config/tool-version.ts'
import { createSearchPages } from '../../manifests/search-data.ts'
import { isError } from '../../report/diagnostic.ts'
import { printError } from '../../report/print-error.ts'
import type { ExitCode } from '../../report/terminal.ts'
import { createRecords, type SearchRecord } from '../../search/create-records.ts'
import { PushError, pushRecords } from '../../search/push-records.ts'
import { createStageTimer } from '../../pipeline/stage-timer.ts'
import type { CommandContext } from '../execute.ts'
import { printDiagnostics, loadSite } from '../load-site.ts'
import { prepareSite } from '../../pipeline/prepare-site.ts'
import { renderSite } from '../../pipeline/render-site.ts'

type RecordsRequest = Extract<CommandRequest, { kind: 'search-records' }>

/** Everything readers can search, as records; undefined after findings were told. */
async function makeRecords(
  config: ResolvedConfig,
  request: RecordsRequest,
  context: CommandContext,
) {
  const timer = createStageTimer(undefined, context.signal)
  const cache = request.cache ? await openCache(config.cacheDir, toolVersion) : createNoCache()
  const prepared = await prepareSite(config, { cache, timer })
  const { stylesheets, messages } = prepared
  const { bundle, diagnostics } = await bundleRuntime(config, { cache, stylesheets, messages })
  await cache.commit()
  const found = [...prepared.diagnostics, ...diagnostics]
  if (!bundle || found.some(isError)) {
    const { terminal } = context
    printDiagnostics('findings', found, { siteDir: config.siteDir, terminal })
    return undefined
  }
  const { site } = prepared
  const { staticSections } = renderSite(prepared, bundle)
  return createRecords(createSearchPages(site, staticSections), {
    origin: config.url.replace(/\/+$/, ''),
    siteTitle: config.title,
    unversioned: new Set(site.staticRoutes.map(({ url }) => toHref(url, config))),
  })
}

async function push(
  records: readonly SearchRecord[],
  config: ResolvedConfig,
  { terminal, signal, searchAdminKey }: CommandContext,
): Promise<ExitCode> {
  const { search } = config
  if (search.provider !== 'algolia') return 2
  if (searchAdminKey === undefined || searchAdminKey === '') {
    printError(
      'usage error',
      '`--push` needs the key of the index in `ALGOLIA_ADMIN_KEY`',
      terminal,
    )
    return 2
  }
  const host = search.host ?? `${search.appId}.algolia.net`
  const endpoint = (/^https?:/.test(host) ? host : `https://${host}`).replace(/\/+$/, '')
  const wait = async (milliseconds: number): Promise<void> => {
    await sleep(milliseconds, undefined, { signal })
  }
  try {
    const { appId, indexName } = search
    await pushRecords(records, {
      endpoint,
      appId,
      indexName,
      adminKey: searchAdminKey,
      fetch,
      wait,
      signal,
    })
  } catch (error) {
    if (signal.aborted) return 130
    if (!(error instanceof PushError)) throw error
    printError('findings', `${error.message}\nThe index is as it was.`, terminal)
    return 1
  }
  terminal.print(`Pushed ${records.length} records to \`${search.indexName}\`.`)
  return 0
}

/** Write the records of the hosted search, or push them. */
export async function runSearchRecords(
  request: RecordsRequest,
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal } = context
  const config = await loadSite(request.site, terminal)
  if (!config) return 2
  if (request.push && config.search.provider !== 'algolia') {
    printError('usage error', "`--push` needs `search.provider: 'algolia'` in the config", terminal)
    return 2
  }
  const records = await makeRecords(config, request, context)
  if (!records) return 1
  if (request.push && request.dryRun) {
    terminal.print(`Would push ${records.length} records; nothing was sent.`)
    return 0
  }
  if (request.push) return push(records, config, context)
  const json = JSON.stringify(records, undefined, 1)
  if (request.output === undefined) terminal.print(json)
  else {
    await mkdir(dirname(request.output), { recursive: true })
    await writeFile(request.output, `${json}\n`)
    terminal.printError(`Wrote ${records.length} records.`)
  }
  return 0
}
