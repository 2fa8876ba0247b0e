import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { check } from '../check/check.ts'
import type { CommandContext } from '../command-context.ts'

/** Add the URLs of a new version to the lock file; a site without one promises no URLs. */
export async function addToLock(
  config: ResolvedConfig,
  { terminal, pid, signal }: CommandContext,
): Promise<void> {
  const { siteDir, checks } = config
  if (!existsSync(resolve(siteDir, checks.lock))) return
  const extras = { external: false, cacheTtl: 0, verify: false, browser: false }
  await check(config, { cache: true, pid, signal, updateLock: true, only: ['lock'], extras })
  terminal.print(`Added its URLs to ${checks.lock}.`)
}
