import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { startServing } from './start-serving.ts'

const afdocs = join(import.meta.dirname, '../../node_modules/afdocs/bin/afdocs.mjs')

interface Finding {
  readonly id: string
  readonly status: string
  readonly message: string
}

interface Report {
  readonly results: readonly Finding[]
  readonly scoring: { readonly overall: number }
}

/** A built site, and the origin of its `url`. */
interface ScoredSite {
  readonly siteDir: string
  readonly folder: string
  readonly origin: string
}

/**
 * What AFDocs says of the pages that `preview` serves.
 * @returns The score, 100 at most, and the conditions that are not met.
 */
export async function scoreAgents({
  siteDir,
  folder,
  origin,
}: ScoredSite): Promise<{ readonly score: number; readonly unmet: readonly Finding[] }> {
  const address = new URL(await startServing(siteDir, ['preview', '--out-dir', folder])).origin
  const args = [
    'check',
    address,
    '--canonical-origin',
    origin,
    '--sampling',
    'deterministic',
    '--request-delay',
    '0',
    '--format',
    'json',
    '--score',
    '--quiet',
  ]
  const { stdout } = await promisify(execFile)(process.execPath, [afdocs, ...args], {
    maxBuffer: 64_000_000,
  })
  const { results, scoring }: Report = JSON.parse(stdout)
  expect(results.length).toBeGreaterThan(25)
  const unmet = results.filter(({ status }) => status !== 'pass' && status !== 'skip')
  return {
    score: scoring.overall,
    unmet: unmet.map(({ id, status, message }) => ({ id, status, message })),
  }
}
