import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const files = { 'docs/index.md': '# Home\n', 'docs/a.md': '# A\n\n[Home](./index.md)\n' }

it.each([
  ['build', ['build']],
  ['check', ['check']],
])('in CI, `%s` prints a line for each stage, and nothing on standard error', async (_, args) => {
  const siteDir = await siteOf(files)
  const { stdout, stderr } = await runCli([...args, siteDir], { env: { CI: 'true' } })
  expect(stdout).toMatch(/^parse: 2 pages in \d+\.\d s$/m)
  expect(stdout).toMatch(/^render: \d+\.\d s$/m)
  expect(stdout).toMatch(/^(?:write|pages): \d+ pages in \d+\.\d s$/m)
  expect(stderr).toBe('')
})

it.each([
  ['a pipe outside of CI', ['check'], {}],
  ['a report for machines', ['check', '--format', 'json'], { CI: 'true' }],
])('%s has no such lines', async (_, args, env) => {
  const { stdout, stderr } = await runCli([...args, await siteOf(files)], { env })
  expect(`${stdout}${stderr}`).not.toMatch(/^\w+: .*\d s$/m)
})
