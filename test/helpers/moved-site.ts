import { join } from 'node:path'
import { expect } from 'vitest'
import { readTexts } from './build-fixture.ts'
import { type CliRun, runCli } from './run-cli.ts'
import { siteOf } from './site-of.ts'

export interface MovedSite {
  readonly run: CliRun
  /** The folder of the new site. */
  readonly into: string
}

/** Move a site of another tool into a new folder, and compare its own files before and after. */
export async function moveSite(files: Readonly<Record<string, string>>): Promise<MovedSite> {
  const root = await siteOf(files)
  const into = join(await siteOf({}), 'new')
  const before = await readTexts(root)
  const run = await runCli(['migrate', root, '--rewrite', '--into', into])
  expect(await readTexts(root)).toEqual(before)
  return { run, into }
}

/** The last part of what `migrate` prints: how much of the old site the new one has. */
export const parityOf = ({ stdout }: CliRun): string => stdout.slice(stdout.indexOf('Parity'))

/** The same, read from the sources of the old site, if the new one has everything. */
export function wholeParity(counts: Readonly<Record<string, number>>): string {
  const rows = Object.entries(counts).map(
    ([fact, count]) => `  ${fact.padEnd(15)}  ${count} of ${count}\n`,
  )
  return `Parity with the old site, read from its sources because it has no build folder:\n${rows.join('')}`
}

/** What is known of a rewritten site: a line of the printed diff, and how many pages it has. */
interface Rewritten {
  readonly diff: string
  readonly pages: number
}

/**
 * Rewrite the pages of a site where they are, and return its folder: it needs `--yes`, and the
 * second time there is nothing to do.
 */
export async function rewriteInPlace(
  files: Readonly<Record<string, string>>,
  { diff, pages }: Rewritten,
): Promise<string> {
  const root = await siteOf(files)
  const before = await readTexts(root)
  const refused = await runCli(['migrate', root, '--rewrite'])
  expect(refused.exitCode).toBe(2)
  expect(refused.stdout).toContain(diff)
  expect(refused.stderr).toContain('Nothing was written.')
  expect(await readTexts(root)).toEqual(before)
  const run = await runCli(['migrate', root, '--rewrite', '--yes'])
  expect(run.exitCode).toBe(0)
  const again = await runCli(['migrate', root, '--rewrite', '--yes'])
  expect(again.stdout).toContain(`in 0 of ${pages} pages`)
  expect(again.exitCode).toBe(0)
  return root
}
