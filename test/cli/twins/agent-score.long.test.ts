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
  const { score, unmet } = await scoreAgents(site)
  expect(score).toBe(100)
  // The reference of all options is one page, so that readers can search in it. AFDocs warns about its length.
  expect(unmet.map(({ id, status }) => `${status} ${id}`)).toEqual([
    'warn page-size-markdown',
    'warn page-size-html',
  ])
})
