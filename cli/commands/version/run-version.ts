import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CommandRequest } from '../../command-line/requests.ts'
import { loadConfig } from '../../config/load-config.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { ExitCode } from '../../report/terminal.ts'
import { readSources } from '../../content/sources/read-sources.ts'
import { noPages } from '../../content/sources/report-no-pages.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { createVariants } from '../../model/variants/doc-variants.ts'
import { findWorkingVersion } from '../../schema/values/working-version.ts'
import { check } from '../check/check.ts'
import type { CommandContext } from '../command-context.ts'
import { loadSite, printDiagnostics } from '../load-site.ts'
import { checkVersionName } from './check-version-name.ts'
import { copyDocs } from './copy-docs.ts'
import { freezeVersion } from './freeze-version.ts'
import { addVersion } from './add-version.ts'
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
  const missing = await findNoDocs(config)
  if (missing.length > 0) {
    printDiagnostics('findings', missing, { siteDir: config.siteDir, terminal })
    return 1
  }
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
  if (frozen === 0) await updateLock(loaded.config, context)
  return frozen
}

/** Why there is nothing to copy: a folder of docs that is missing or has no pages. */
async function findNoDocs(config: ResolvedConfig): Promise<readonly Diagnostic[]> {
  const working = findWorkingVersion(config.versions)?.name
  const variants = createVariants(config).filter(
    ({ collection, version, locale }) =>
      collection === undefined && version === working && locale === config.locales[0]?.code,
  )
  const { sources, diagnostics } = await readSources(config, undefined, variants)
  if (sources.length > 0) return []
  const missing = diagnostics.filter(({ rule }) => rule === 'missing-docs-folder')
  return missing.length > 0 ? missing : [noPages(variants[0]?.folder ?? '', config)]
}

/** A site without a lock file promises no URLs. */
async function updateLock(
  config: ResolvedConfig,
  { terminal, pid, signal }: CommandContext,
): Promise<void> {
  const { siteDir, checks } = config
  if (!existsSync(resolve(siteDir, checks.lock))) return
  const extras = { external: false, cacheTtl: 0, verify: false, browser: false }
  await check(config, { cache: true, pid, signal, updateLock: true, only: ['lock'], extras })
  terminal.print(`Added its URLs to ${checks.lock}.`)
}
