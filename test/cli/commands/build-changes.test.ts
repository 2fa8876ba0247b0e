import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

it('writes what a build changes, compared with the last build or with the state that was published', async () => {
  const siteDir = await siteOf({
    'docs/index.md': '# Home\n',
    'docs/a.md': '# A\n\nOne.\n',
  })
  const file = join(siteDir, 'changed.json')
  const published = join(siteDir, 'published.json')
  const build = async (...flags: readonly string[]) => {
    const run = await runCli(['build', siteDir, '--changes', file, ...flags])
    expect(run.exitCode).toBe(0)
    return JSON.parse(await readFile(file, 'utf8'))
  }
  const pathsOf = (files: readonly { path: string }[]) => files.map(({ path }) => path)

  const first = await build()
  expect(pathsOf(first.added)).toContain('a/index.html')
  await writeFile(published, JSON.stringify(first))

  await writeFile(join(siteDir, 'docs/a.md'), '# A\n\nTwo.\n')
  const second = await build()
  expect(pathsOf(second.changed)).toContain('a/index.html')
  expect(pathsOf(second.changed)).not.toContain('index.html')
  expect([
    second.added.map(({ path }: { path: string }) => path.split('/')[0]),
    second.removed,
  ]).toEqual([second.removed.map(() => 'assets'), expect.any(Array)])

  // The upload of the second build failed, so the third one has to contain its changes too.
  const third = await build()
  expect([third.added, third.changed, third.removed]).toEqual([[], [], []])
  const fourth = await build('--since', published)
  expect(pathsOf(fourth.changed)).toEqual(pathsOf(second.changed))

  const refused = await runCli([
    'build',
    siteDir,
    '--changes',
    file,
    '--since',
    join(siteDir, 'docs/a.md'),
  ])
  expect([refused.exitCode, refused.stderr]).toEqual([2, expect.stringContaining('usage error')])
  const nowhere = join(siteDir, 'nowhere.json')
  const unpublished = await runCli(['build', siteDir, '--changes', file, '--since', nowhere])
  expect([unpublished.exitCode, unpublished.stdout]).toEqual([
    0,
    expect.stringContaining(
      `\`${nowhere}\` does not exist or is empty, so all files count as added.`,
    ),
  ])
  const alone = await runCli(['build', siteDir, '--since', published])
  expect(alone.exitCode).toBe(2)
})
