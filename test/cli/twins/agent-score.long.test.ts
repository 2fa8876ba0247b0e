import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { scoreAgents } from '../../helpers/score-agents.ts'
import { temporaryFolder } from '../../helpers/site-of.ts'

const root = join(import.meta.dirname, '../../..')

it('the manual has 100 of 100 points of AFDocs', async () => {
  const folder = join(await temporaryFolder(), 'build')
  const build = await runCli(['build', 'docs', '--out-dir', folder], { cwd: root })
  expect(build).toMatchObject({ exitCode: 0 })
  const site = { siteDir: join(root, 'docs'), folder, origin: 'https://docs-ssg.example' }
  expect(await scoreAgents(site)).toEqual({ score: 100, unmet: [] })
})
