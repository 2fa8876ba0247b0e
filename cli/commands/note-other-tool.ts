import type { LoadConfigOptions } from '../config/load-config.ts'
import { findConfigFile } from '../config/loading/find-config.ts'
import type { Terminal } from '../report/terminal.ts'

/**
 * Say that the config of another tool has no effect. Only a folder without a config of docs-ssg is
 * looked at: in others, the files of the old tool may remain after a migration.
 */
export async function noteOtherTool(
  { siteDir, configFile }: LoadConfigOptions,
  terminal: Terminal,
): Promise<void> {
  if ((configFile ?? findConfigFile(siteDir)) !== undefined) return
  const { explainMovableSite } = await import('../migrate/explain-movable-site.ts')
  const found = explainMovableSite(siteDir)
  if (!found) return
  terminal.printError(
    `docs-ssg: ${found.message}. docs-ssg does not read it, so the defaults apply.\n${found.hint}`,
  )
}
