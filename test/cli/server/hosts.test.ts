import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'
import { startServing } from '../../helpers/start-serving.ts'

it.each([
  ['serve', []],
  ['serve', ['--host']],
  ['serve', ['--host', '::']],
  ['serve', ['--host', '127.0.0.1']],
  ['preview', []],
  ['preview', ['--host']],
])('`%s` answers with %j', async (command, flags) => {
  const siteDir = await siteOf({ 'docs/index.md': '# Home\n' })
  if (command === 'preview') await runCli(['build', siteDir])
  const response = await fetch(await startServing(siteDir, [command, ...flags]))
  expect(await response.text()).toContain('<h1')
})
