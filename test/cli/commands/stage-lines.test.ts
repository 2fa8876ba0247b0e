import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const files = { 'docs/index.md': '# Home\n', 'docs/a.md': '# A\n\n[Home](./index.md)\n' }

const stages = [
  /^parse: 2 pages in \d+\.\d s$/m,
  /^render: \d+\.\d s$/m,
  /^(?:write|pages): \d+ pages in \d+\.\d s$/m,
]
const anyStage = /^\w+: .*\d s$/m

it.each([
  ['build', ['build']],
  ['check', ['check']],
  ['check --format json', ['check', '--format', 'json']],
])('in CI, `%s` prints a line for each stage to standard error', async (_, args) => {
  const siteDir = await siteOf(files)
  const { stdout, stderr } = await runCli([...args, siteDir], { env: { CI: 'true' } })
  for (const stage of stages) expect(stderr).toMatch(stage)
  expect(stdout).not.toMatch(anyStage)
})

it('prints no such lines into a pipe outside of CI', async () => {
  const { stdout, stderr } = await runCli(['check', await siteOf(files)])
  expect(`${stdout}${stderr}`).not.toMatch(anyStage)
})
