import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const config = `export default { title: 'Site', url: 'https://docs.example.org' }\n`

it('F: --fix repairs links with one possible target, ids that differ in spelling and links with the own domain, and nothing else', async () => {
  const before = `# Start

[moved](./install.md#use) and \`./install.md#use\` as code, [case](./guide/install.md#Use_It),
[own](https://docs.example.org/guide/install#use-it), [typo](./guide/instal.md), [two](./twin.md).
`
  const siteDir = await siteOf({
    'site.config.ts': config,
    'docs/index.md': before,
    'docs/guide/install.md':
      '# Install\n\n[Start](../index.md)\n\n## Use it\n\nText.\n\n## Use\n\nText.\n',
    'docs/a/twin.md': '# Twin\n',
    'docs/b/twin.md': '# Twin\n',
  })
  const { exitCode, stderr } = await runCli(['check', siteDir, '--fix'])
  expect(exitCode).toBe(1)
  expect(await readFile(join(siteDir, 'docs/index.md'), 'utf8')).toBe(`# Start

[moved](./guide/install.md#use) and \`./install.md#use\` as code, [case](./guide/install.md#use-it),
[own](/guide/install#use-it), [typo](./guide/instal.md), [two](./twin.md).
`)
  expect(stderr.match(/^fixed .*$/gm)).toHaveLength(3)
  expect(stderr).toContain(
    'fixed docs/index.md:3: `./install.md#use` is now `./guide/install.md#use`',
  )
})

it('F: --fix writes the alias that the lock suggests, and the check is clean afterwards', async () => {
  const siteDir = await siteOf({
    'site.config.ts': config,
    'docs/index.md': '---\ntitle: Start\n---\n\n# Start\n\n## Use it {#usage}\n\nText.\n',
    'docs.lock.json': JSON.stringify({
      version: 1,
      pages: { '/': { start: 'Start', 'use-it': 'Use it' } },
    }),
  })
  const { exitCode, stderr } = await runCli(['check', siteDir, '--fix'])
  expect(exitCode, stderr).toBe(0)
  expect(await readFile(join(siteDir, 'docs/index.md'), 'utf8')).toBe(
    '---\ntitle: Start\naliases:\n  use-it: usage\n---\n\n# Start\n\n## Use it {#usage}\n\nText.\n',
  )
})

it('F: --fix heading-ids writes out the ids that headings have, and changes no id', async () => {
  const siteDir = await siteOf({
    'site.config.ts': config,
    'docs/index.md':
      '# Start\n\n## Use `it` ##\n\n## Use it\n\n## Own {#own}\n\n```md\n## Code\n```\n\nLine\n----\n',
  })
  await runCli(['check', siteDir, '--update-lock'])
  const { exitCode, stderr } = await runCli(['check', siteDir, '--fix', 'heading-ids'])
  expect(exitCode, stderr).toBe(0)
  expect(await readFile(join(siteDir, 'docs/index.md'), 'utf8')).toBe(
    '# Start {#start}\n\n## Use `it` {#use-it} ##\n\n## Use it {#use-it-1}\n\n## Own {#own}\n\n```md\n## Code\n```\n\nLine\n----\n',
  )
})

it('F: --fix leaves a clean site as it is', async () => {
  const siteDir = await siteOf({ 'site.config.ts': config, 'docs/index.md': '# Start\n' })
  const { exitCode, stderr } = await runCli(['check', siteDir, '--fix'])
  expect([exitCode, stderr]).toEqual([0, ''])
})

it('F: --fix --dry-run prints the changes as a patch that git applies, and writes nothing', async () => {
  const before = '# Start\r\n\r\n## One\r\n\r\n[moved](./install.md)\r\n'
  const siteDir = await siteOf({
    'site.config.ts': config,
    'docs/index.md': before,
    'docs/guide/install.md': '# Install\n\n[Start](../index.md)\n',
  })
  const read = (): Promise<string> => readFile(join(siteDir, 'docs/index.md'), 'utf8')
  const dry = await runCli(['check', siteDir, '--fix', '--dry-run'])
  expect(dry.exitCode).toBe(1)
  expect(dry.stderr).toContain('`--fix` would apply 1 fix. Nothing was written.')
  expect(await read()).toBe(before)

  const json = await runCli(['check', siteDir, '--fix', '--dry-run', '--format', 'json'])
  expect(JSON.parse(json.stdout)).toBeTypeOf('object')
  expect(json.stderr).toContain('+[moved](./guide/install.md)')

  const git = spawnSync('git', ['apply'], { cwd: siteDir, input: dry.stdout, encoding: 'utf8' })
  expect(git.stderr).toBe('')
  const applied = await read()
  await writeFile(join(siteDir, 'docs/index.md'), before)
  await runCli(['check', siteDir, '--fix'])
  expect(applied).toBe(await read())
  expect(applied).not.toBe(before)

  const clean = await runCli(['check', siteDir, '--fix', '--dry-run'])
  expect(clean.stderr).toContain('`--fix` would change nothing.')
})
