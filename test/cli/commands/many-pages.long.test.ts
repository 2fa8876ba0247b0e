import { expect, it } from 'vitest'
import { join } from 'node:path'
import { existsSync, readFileSync } from 'node:fs'
import { temporaryFolder } from '../../helpers/site-of.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { writeCorpus } from '../../bench/corpus.mjs'

it('P11: builds 10,000 pages below 2 GiB with the default heap', async () => {
  const site = await temporaryFolder()
  writeCorpus(site, 10_000, true)
  const memoryFile = join(site, 'memory.txt')
  const preload = join(process.cwd(), 'test/bench/report-memory.mjs')
  const { exitCode, stderr } = await runCli(['build', site], {
    cwd: site,
    env: { NODE_OPTIONS: `--import ${preload}`, BENCH_MEMORY_FILE: memoryFile },
  })
  expect(exitCode, stderr).toBe(0)
  expect(existsSync(join(site, 'build/routes.json'))).toBe(true)
  const [kibibytes] = readFileSync(memoryFile, 'utf8').split(' ')
  const mebibytes = Number(kibibytes) / 1024
  console.log(`10,000 pages: peak ${mebibytes.toFixed(0)} MiB`)
  expect(mebibytes).toBeLessThan(2048)
})
