import { allowedNodeEnvironmentFlags } from 'node:process'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const permission = ['--permission', '--experimental-permission'].find((flag) =>
  allowedNodeEnvironmentFlags.has(flag),
)
const withoutThreads = { env: { NODE_OPTIONS: `${permission} --allow-fs-read=*` } }

it('G3: where no thread can be started, help is printed all the same', async () => {
  const { exitCode, stdout } = await runCli(['build', '--help'], withoutThreads)
  expect(stdout).toMatch(/^Usage: docs-ssg build /)
  expect(exitCode).toBe(0)
})

it('G3: where no thread can be started, a build says so without a stack', async () => {
  const siteDir = await siteOf({ 'docs/a.md': '# A\n' })
  const { exitCode, stderr } = await runCli(['build', siteDir], withoutThreads)
  expect(stderr).toMatch(/^docs-ssg: .*restricted/m)
  expect(stderr).not.toMatch(/^\s+at /m)
  expect(exitCode).toBe(3)
})
