import { ruleIds, ruleOf } from '../checks/all-rules.ts'
import { loadConfig, type LoadConfigOptions } from '../config/load-config.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import type { Terminal } from '../report/terminal.ts'
import { noteOtherTool } from './note-other-tool.ts'
import { printDiagnostics } from './print-diagnostics.ts'

/**
 * The config of a site; undefined after all that is wrong with it has been printed.
 * `whileCompiling` is called if another process has to compile the config.
 */
export async function loadSite(
  site: LoadConfigOptions,
  terminal: Terminal,
  whileCompiling?: () => Promise<unknown>,
): Promise<ResolvedConfig | undefined> {
  const loaded = await loadConfig(site, { ruleIds, whileCompiling })
  if (loaded.kind === 'loaded') {
    await noteOtherTool(site, terminal)
    return loaded.config
  }
  printDiagnostics('config error', loaded.diagnostics, { siteDir: site.siteDir, terminal, ruleOf })
  return undefined
}
