import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const page = '# Start\n\n```ts\nconst a = 1\n```\n'

async function check(files: Readonly<Record<string, string>>) {
  const siteDir = await siteOf({ 'docs/index.md': page, ...files })
  symlinkSync(join(process.cwd(), 'node_modules'), join(siteDir, 'node_modules'))
  const { exitCode, stdout, stderr } = await runCli([
    'check',
    siteDir,
    '--browser',
    '--format',
    'json',
  ])
  return { exitCode, stderr, found: stdout === '' ? [] : JSON.parse(stdout).diagnostics }
}

it('F8: opens the built pages and finds nothing wrong with a sound site', async () => {
  const { exitCode, found, stderr } = await check({})
  expect(found, stderr).toEqual([])
  expect(exitCode).toBe(0)
}, 120_000)

it('F8: says what to install where there is no browser', async () => {
  const siteDir = await siteOf({ 'docs/index.md': page })
  const { stdout } = await runCli(['check', siteDir, '--browser', '--format', 'json'])
  expect(JSON.parse(stdout).diagnostics).toMatchObject([{ rule: 'browser-missing' }])
}, 60_000)

it('F7: finds a picture that says nothing with axe-core, and a tab that does nothing, each on its page', async () => {
  const bad = `export default () => <p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" /></p>\n`
  const dead = `export default () => <p role="tablist"><button role="tab" aria-selected="false">A</button></p>\n`
  const { found } = await check({ 'pages/bad.jsx': bad, 'pages/dead.jsx': dead })
  expect(found).toContainEqual(
    expect.objectContaining({
      rule: 'browser-dead-control',
      target: 'dead/index.html',
      file: 'pages/dead.jsx',
      message: '`dead/index.html`: A tab (`[role=tab][aria-selected=false]`) does nothing.',
    }),
  )
  expect(found.map(({ rule, target }: Record<string, string>) => [rule, target])).toContainEqual([
    'browser-accessibility',
    'bad/index.html',
  ])
}, 120_000)
