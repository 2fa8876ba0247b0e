import type { CommandRequest } from '../../command-line/requests.ts'
import { loadConfig } from '../../config/load-config.ts'
import type { ExitCode } from '../../report/terminal.ts'
import type { CommandContext } from '../command-context.ts'
import { loadSite } from '../load-site.ts'
import { checkVersionName } from './check-version-name.ts'
import { copyDocs } from './copy-docs.ts'
import { freezeVersion } from './freeze-version.ts'
import { addToLock } from './add-to-lock.ts'
import { addVersion } from './add-version.ts'
import { reportNoDocs } from './report-no-docs.ts'
import { writeSidebars } from './write-sidebars.ts'

type VersionRequest = Extract<CommandRequest, { kind: 'version' }>

/** Keep the docs as they are now as a version: its files, its sidebars, its entry in the config, and its URLs in the lock file. */
export async function runVersion(
  { name, site, freeze }: VersionRequest,
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal } = context
  const config = await loadSite(site, terminal)
  if (!config) return 2
  if (freeze && config.versions.some((version) => version.name === name))
    return freezeVersion(config, name, context)
  const problem = checkVersionName(name, config)
  if (problem !== undefined) terminal.printError(`docs-ssg: ${problem}`)
  if (problem !== undefined) return 2
  if (await reportNoDocs(config, terminal)) return 1
  const copied = copyDocs(config, name)
  for (const { folder, links } of copied) {
    terminal.print(`Copied the docs to ${folder}.`)
    for (const link of links)
      terminal.print(`${link} is a symbolic link, so it changes with the file that it points to.`)
  }
  const sidebars = writeSidebars(config, name)
  if (sidebars) terminal.print(`Wrote the sidebars to ${sidebars}.`)
  const added = await addVersion(config, { name, sidebars, site, frozen: freeze })
  terminal.print(added.text)
  if (!added.isAdded) return 0
  const loaded = await loadConfig(site)
  if (loaded.kind === 'invalid') return 0
  const frozen = freeze ? await freezeVersion(loaded.config, name, context) : 0
  if (frozen === 0) await addToLock(loaded.config, context)
  return frozen
}
