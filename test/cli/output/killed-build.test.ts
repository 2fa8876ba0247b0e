import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { repairOutput } from '../../../cli/output/write-output.ts'
import { temporaryFolder } from '../../helpers/site-of.ts'
import { readSite } from '../../unit/cli/output/fixture.ts'
import { open } from '../../unit/cli/output/output-process.ts'
import { bundleScript } from './bundle-script.ts'

/** Kill a process that builds without pause, `after` milliseconds into its work. */
async function buildAndKill(script: string, outDir: string, after: number): Promise<void> {
  const child = spawn(process.execPath, [script, outDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await new Promise((resolve) => child.stdout.once('data', resolve))
  // The moment is what the test varies.
  await setTimeout(after)
  child.kill('SIGKILL')
  await ended
}

/** The round all of the site is from; undefined when it is of two. */
function wholeRound(outDir: string): string | undefined {
  const site = readSite(outDir)
  const round = site['round.txt'] ?? ''
  const isWhole = Object.entries(site).every(([path, text]) => {
    if (path === 'round.txt') return true
    return text.startsWith(`round ${round} `) || text.startsWith('same ')
  })
  return isWhole && Object.keys(site).length === 101 ? round : undefined
}

it('P8: kill -9 at 20 random moments leaves a whole site, and the next build no litter', async () => {
  const root = await temporaryFolder()
  const script = join(root, 'forever.mjs')
  await bundleScript('build-forever.ts', script)
  for (let kill = 0; kill < 20; kill += 1) {
    const outDir = join(root, `site-${String(kill % 4)}/build`)
    await buildAndKill(script, outDir, Math.random() * 120)
    // Killed in the instant between two renames, the site is whole beside its place.
    if (!existsSync(outDir)) await repairOutput(outDir, process.pid)
    const round = wholeRound(outDir)
    expect(round, `killed build ${String(kill)}`).toBeDefined()

    const output = await open(outDir)
    await output.abort()
    expect(readdirSync(join(outDir, '..'))).toEqual(['build'])
    expect(readFileSync(join(outDir, 'round.txt'), 'utf8')).toBe(round)
  }
})
