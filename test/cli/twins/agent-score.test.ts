import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { scoreAgents } from '../../helpers/score-agents.ts'
import { temporaryFolder } from '../../helpers/site-of.ts'
import { buildSite } from '../site/built-site.ts'

const root = join(import.meta.dirname, '../../..')
const all = { score: 100, unmet: [] }

it('a new site has 100 of 100 points of AFDocs', async () => {
  const siteDir = await temporaryFolder()
  const at = { cwd: siteDir }
  expect(await runCli(['init', '--yes', '--no-install'], at)).toMatchObject({ exitCode: 0 })
  await mkdir(join(siteDir, 'node_modules'))
  await symlink(root, join(siteDir, 'node_modules/docs-ssg'))
  expect(await runCli(['build'], at)).toMatchObject({ exitCode: 0 })
  const folder = join(siteDir, 'build')
  expect(await scoreAgents({ siteDir, folder, origin: 'http://localhost' })).toEqual(all)
})

it('the documentation of Redux Toolkit has 100 of 100 points of AFDocs', async () => {
  const { folder } = await buildSite()
  const origin = 'https://redux-toolkit.js.org'
  expect(await scoreAgents({ siteDir: root, folder, origin })).toEqual(all)
})
