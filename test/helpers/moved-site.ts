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
