import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'
import { hashTree } from '../../helpers/tree-hash.ts'

const config = (checks: string) => `export default { title: 'T', checks: ${checks} }\n`
const docs = { 'docs/index.md': '# Home\n', 'docs/a.md': '# A\n\nText.\n' }

it('F6: build --check keeps the old site when a page is above its budget, and names what check names', async () => {
  const siteDir = await siteOf({
    ...docs,
    'site.config.ts': config('{ budgets: { nodes: 5 }, rules: { "budget-nodes": "warn" } }'),
  })
  expect((await runCli(['build', siteDir, '--check'])).exitCode).toBe(0)
  const old = hashTree(join(siteDir, 'build'))
  const strict = await runCli(['build', siteDir, '--check', '--strict'])
  expect(strict.exitCode).toBe(1)
  expect(strict.stderr).toContain('`a/index.html` has')
  expect(strict.stderr).toContain('Nothing was written; the previous build is unchanged.')
  expect(hashTree(join(siteDir, 'build'))).toEqual(old)
  const checked = await runCli(['check', siteDir, '--strict'])
  expect(checked.stdout).toContain('`a/index.html` has')
})

it('F: build --check tells the weight of pages also when a link is broken', async () => {
  const siteDir = await siteOf({
    'docs/index.md': '# Home\n\n[Nowhere](/nowhere)\n',
    'site.config.ts': config('{ budgets: { nodes: 5 } }'),
  })
  const { exitCode, stderr } = await runCli(['build', siteDir, '--check'])
  expect(exitCode).toBe(1)
  expect(stderr).toContain('broken-link')
  expect(stderr).toContain('budget-nodes')
})

it('F: a build compares with the lock, so that hosts that only build lose no published URL', async () => {
  const siteDir = await siteOf({ ...docs, 'site.config.ts': config('{}') })
  const written = await runCli(['check', siteDir, '--update-lock'])
  expect(written.stderr).toMatch(
    /Wrote `docs\.lock\.json` with \d+ pages: \d+ URLs and ids added, 0 removed\./,
  )
  const again = await runCli(['check', siteDir, '--update-lock'])
  expect(again.stderr).toContain('nothing changed')
  expect((await runCli(['build', siteDir])).exitCode).toBe(0)
  await rm(join(siteDir, 'docs/a.md'))
  const { exitCode, stderr } = await runCli(['build', siteDir])
  expect(exitCode).toBe(1)
  expect(stderr).toContain('lost-page')
})
