import { expect } from 'vitest'
import { runCli } from './run-cli.ts'
import { siteOf } from './site-of.ts'

/** Work that gets little of the processor may take this many times its limit. */
const PATIENCE = 3

/**
 * A `--time-limit` that stops no sound work, however busy this machine is: with the patience of the
 * product, each piece of work may take as many seconds as a whole build of a site takes here and now.
 */
export async function timeLimitFor(files: Readonly<Record<string, string>>): Promise<string> {
  const siteDir = await siteOf(files)
  const started = performance.now()
  expect((await runCli(['build', siteDir])).exitCode).toBe(0)
  return String(Math.ceil((performance.now() - started) / 1000 / PATIENCE))
}
