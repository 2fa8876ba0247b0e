import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CommandRequest } from '../../command-line/requests.ts'
import { loadConfig } from '../../config/load-config.ts'
import type { ResolvedConfig } from '../../config/schema/schema.ts'
import type { ExitCode } from '../../report/terminal.ts'
import { check } from '../check/check.ts'
import type { CommandContext } from '../command-context.ts'
import { loadSite } from '../load-site.ts'
import { checkVersionName } from './check-version-name.ts'
import { copyDocs } from './copy-docs.ts'
import { addVersion } from './add-version.ts'
import { writeSidebars } from './write-sidebars.ts'

type VersionRequest = Extract<CommandRequest, { kind: 'version' }>

/** Keep the docs as they are now as a version: its files, its sidebars, its entry in the config, and its URLs in the lock file. */
export async function runVersion(
  { name, site }: VersionRequest,
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal } = context
  const config = await loadSite(site, terminal)
  if (!config) return 2
  const problem = checkVersionName(name, config)
  if (problem !== undefined) {
    terminal.printError(`docs-ssg: ${problem}`)
    return 2
  }
  const copied = copyDocs(config, name)
  for (const { folder, links } of copied) {
    terminal.print(`Copied the docs to ${folder}.`)
    for (const link of links)
      terminal.print(`${link} is a symbolic link, so it changes with the file that it points to.`)
  }
  const sidebars = writeSidebars(config, name)
  if (sidebars) terminal.print(`Wrote the sidebars to ${sidebars}.`)
  const added = await addVersion(config, { name, sidebars, site })
  terminal.print(added.text)
  if (added.isAdded) await updateLock(config, site, context)
  return 0
}

/** A site without a lock file promises no URLs. */
async function updateLock(
  { siteDir, checks }: ResolvedConfig,
  site: VersionRequest['site'],
  { terminal, pid, signal }: CommandContext,
): Promise<void> {
  if (!existsSync(resolve(siteDir, checks.lock))) return
  const loaded = await loadConfig(site)
  if (loaded.kind === 'invalid') return
  const extras = { external: false, cacheTtl: 0, verify: false, browser: false }
  await check(loaded.config, { cache: true, pid, signal, updateLock: true, only: ['lock'], extras })
  terminal.print(`Added its URLs to ${checks.lock}.`)
}
