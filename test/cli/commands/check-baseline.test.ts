import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

it('`check --baseline` says how many problems the baseline hides', async () => {
  const siteDir = await siteOf({ 'docs/index.md': '# Home\n\n[a](/gone)\n\n![b](b.png)\n' })
  const baseline = ['--baseline', join(siteDir, 'known.json')]
  const recorded = await runCli(['check', siteDir, ...baseline, '--update-baseline'])
  expect(recorded.stderr).toContain('Recorded 2 problems in `known.json`.')
  const { exitCode, stdout, stderr } = await runCli(['check', siteDir, ...baseline])
  expect(stderr).toContain('The baseline `known.json` hides 2 known problems.')
  expect(stdout).toContain('no problems')
  expect(exitCode).toBe(0)
})
