import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from 'node:process'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const changelog = `# Changelog

## 2.0.0 (2026-03-01)

### Breaking changes

- Renamed \`open\` to \`start\`.

## 1.1.0 (2026-03-01)

- Faster.

## 1.0.0

- First.
`

async function siteWith(options = '{}') {
  const siteDir = await siteOf({
    'CHANGELOG.md': changelog,
    'docs/index.md': '# Docs\n\n[What is new](/changelog/2.0.0#breaking-changes)\n',
    'site.config.ts': `import { changelog } from 'docs-ssg/changelog'
export default {
  title: 'Acme', url: 'https://acme.example', docs: { showLastUpdateTime: false },
  blog: { name: 'changelog', path: 'changelog', routeBasePath: 'changelog', blogTitle: 'Changelog', archiveBasePath: null },
  integrations: [changelog(${options})],
}
`,
  })
  const build = () => runCli(['build', siteDir])
  const read = (path: string) => readFile(join(siteDir, 'build/changelog', path), 'utf8')
  return { siteDir, build, read }
}

it('D: a changelog becomes a page for each release, with a list and feeds', async () => {
  const { siteDir, build, read } = await siteWith("{ dates: { '1.0.0': '2026-01-01' } }")
  expect(await build()).toMatchObject({ exitCode: 0, stderr: '' })
  const page = await read('2.0.0/index.html')
  expect(page).toMatch(/<h1[^>]*>2\.0\.0/)
  expect(page).toContain('<h2 id="breaking-changes">')
  expect(page).toContain('2026-03-01')
  const list = await read('index.html')
  const order = ['/changelog/2.0.0', '/changelog/1.1.0', '/changelog/1.0.0'].map((url) =>
    list.indexOf(`href="${url}"`),
  )
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order).not.toContain(-1)
  const feed = await read('rss.xml')
  expect(feed).toContain('https://acme.example/changelog/2.0.0')
  expect(feed.match(/<item>/g)).toHaveLength(3)

  await writeFile(
    join(siteDir, 'CHANGELOG.md'),
    changelog.replace('## 2.0.0', '## 2.1.0 (2026-04-01)\n\n- New.\n\n## 2.0.0'),
  )
  expect(await build()).toMatchObject({ exitCode: 0 })
  expect(await read('2.1.0/index.html')).toContain('New.')
})

/** A changelog as changesets writes it, in a repository in which one version has a tag. */
const undated = `# @acme/tool

## 2.1.0

### Minor Changes

- New.

## 2.0.0

- Tagged.

## 1.0.0 (2026-01-01)

- Dated.

## 0.9.0

- First.
`

it('D: releases without a date have that of their tag, or none and no place in feeds', async () => {
  const { siteDir, build, read } = await siteWith()
  await writeFile(join(siteDir, 'CHANGELOG.md'), undated)
  await writeFile(join(siteDir, 'docs/index.md'), '# Docs\n')
  const tag = (name: string, day: string): Buffer =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...name.split(' ')], {
      cwd: siteDir,
      env: { ...env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
    })
  tag('init --quiet', '2026-02-02')
  tag('commit --quiet --allow-empty --message=x', '2026-02-02')
  tag('tag @acme/tool@2.0.0', '2026-02-02')
  tag('tag v1.0.0', '2026-02-02')
  const first = await build()
  expect(first).toMatchObject({ exitCode: 0 })
  expect(first.stderr).toMatch(/CHANGELOG\.md:3[^]*2 releases, from `2\.1\.0` on, have no date/)
  const list = await read('index.html')
  const order = ['2.1.0', '2.0.0', '1.0.0', '0.9.0'].map((version) =>
    list.indexOf(`href="/changelog/${version}"`),
  )
  expect(order).not.toContain(-1)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(await read('2.0.0/index.html')).toMatch(/<time datetime="?2026-02-02/)
  expect(await read('1.0.0/index.html')).toMatch(/<time datetime="?2026-01-01/)
  for (const version of ['2.1.0', '0.9.0']) {
    const page = await read(`${version}/index.html`)
    expect(page).not.toMatch(/<time|datePublished|published_time/)
  }
  const feed = await read('rss.xml')
  expect([...feed.matchAll(/<link>[^<]*changelog\/(.+?)<\/link>/g)].map(([, one]) => one)).toEqual([
    '2.0.0',
    '1.0.0',
  ])

  // A new tag changes no file of the site.
  tag('tag v2.1.0', '2026-02-02')
  tag('tag v0.9.0', '2026-02-02')
  expect((await build()).stderr).toBe('')
  expect(await read('2.1.0/index.html')).toMatch(/<time datetime="?2026-02-02/)
})

it('D: a missing changelog is reported', async () => {
  const other = await siteWith("{ file: 'HISTORY.md' }")
  const missing = await other.build()
  expect(missing.exitCode).not.toBe(0)
  expect(missing.stderr).toContain('The changelog can’t be read')
})

it('D: findings about a changelog name its own lines', async () => {
  const { siteDir, build } = await siteWith()
  await writeFile(join(siteDir, 'docs/index.md'), '# Docs\n')
  await writeFile(
    join(siteDir, 'CHANGELOG.md'),
    `# Changes

## [1.1.0/../x] - 2026-03-01

- Never shown.

## 1.0.0 (2026-01-01)

### Fixes

[x](javascript:alert(1)) and [lost](./no.md)

## 1.0.0 (2026-01-02)

- Tw\u0008ice.
`,
  )
  const { exitCode, stderr } = await build()
  expect(exitCode).toBe(1)
  expect(stderr).not.toContain('.docs-ssg')
  const found = [...stderr.matchAll(/^(\S+:\d+:\d+) +error +(\S+)$/gm)]
  expect(found.map(([, place, rule]) => `${place} ${rule}`)).toEqual([
    'CHANGELOG.md:3:4 changelog/bad-version',
    'CHANGELOG.md:11:1 dangerous-url',
    'CHANGELOG.md:11:30 broken-link',
    'CHANGELOG.md:13:1 changelog/duplicate-release',
    'CHANGELOG.md:15:5 changelog/control-character',
  ])
})
