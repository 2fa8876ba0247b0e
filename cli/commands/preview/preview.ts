// Serves the built folder. Given the folder and where to listen, it starts a server that behaves as
// a good static host. It must not build anything.
import type { ListenOptions } from '../../command-line/requests.ts'
import { outputError } from '../../output/output-error.ts'
import { manifestName } from '../../model/paths/output-path.ts'
import { readOutputManifest } from '../../output/output-manifest.ts'
import { repairOutput } from '../../output/write-output.ts'
import type { Terminal } from '../../report/terminal.ts'
import { createAllowedHosts } from '../../server/allowed-hosts.ts'
import { createFolderSite } from '../../server/folder-site.ts'
import { openBrowser } from '../../server/open-browser.ts'
import { createSiteHandler } from '../../server/site-handler.ts'
import { listenOrNext } from '../listen-or-next.ts'
import { followOutput } from './follow-output.ts'
import type { RunningServer } from '../serve/serve-options.ts'

export interface PreviewOptions {
  /** Absolute path of the built folder. */
  readonly outDir: string
  /** Slash at both ends. */
  readonly baseUrl: string
  readonly trailingSlash: boolean | undefined
  readonly listen: ListenOptions
  readonly terminal: Terminal
  /** Number of this process. */
  readonly pid: number
}

/** Rejects with an `OutputError` without a built site, and with the system's error if the port is in use. */
export async function preview(options: PreviewOptions): Promise<RunningServer> {
  const { outDir, baseUrl, trailingSlash, terminal } = options
  terminal.print(
    'docs-ssg preview: the built folder, as a static host serves it. (`docs-ssg serve` follows every save.)',
  )
  await repairOutput(outDir, options.pid)
  if (readOutputManifest(outDir) === undefined) throw nothingBuilt(outDir)
  const site = createFolderSite({
    folder: outDir,
    manifestName,
    readManifest: readOutputManifest,
    baseUrl,
    trailingSlash,
  })
  const hosts = createAllowedHosts(options.listen.host)
  const listener = await listenOrNext(createSiteHandler({ hosts, site }), options)
  const url = listener.origin + baseUrl
  terminal.print(`Serving ${outDir} at ${url}`)
  for (const other of listener.networkOrigins) terminal.print(`On the network: ${other}${baseUrl}`)
  if (options.listen.open !== undefined) openBrowser(new URL(options.listen.open, url).href)
  return { url, port: listener.port, close: followOutput(options, listener.close) }
}

function nothingBuilt(outDir: string): Error {
  return outputError(
    'preview-empty',
    `\`${outDir}\` contains no site that docs-ssg built.`,
    'Run `docs-ssg build` first, or name the folder with `--out-dir`.',
  )
}
