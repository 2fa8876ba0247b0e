import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { readLastUpdates } from '../../../cli/content/sources/read-last-updates.ts'
import { readSources } from '../../../cli/content/sources/read-sources.ts'
import { configOf } from '../../unit/cli/content/page-of.ts'
import { temporaryFolderSync } from '../../helpers/site-of.ts'

let folder = ''
beforeEach(() => {
  folder = temporaryFolderSync()
})

function git(cwd: string, args: readonly string[], date = '2020-01-01T00:00:00Z'): void {
  const identity = {
    GIT_AUTHOR_NAME: 'Ann',
    GIT_AUTHOR_EMAIL: 'a@example.org',
    GIT_COMMITTER_NAME: 'Ann',
  }
  const dates = {
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
    GIT_COMMITTER_EMAIL: 'a@example.org',
  }
  execFileSync('git', [...args], {
    cwd,
    stdio: 'ignore',
    env: { ...process.env, ...identity, ...dates },
  })
}

function commit(cwd: string, path: string, date: string): void {
  mkdirSync(join(cwd, 'site/docs'), { recursive: true })
  writeFileSync(join(cwd, path), date)
  git(cwd, ['add', '.'], date)
  git(cwd, ['commit', '-qm', path], date)
}

async function datesOf(repository: string) {
  const config = configOf({}, join(repository, 'site'))
  const { sources } = await readSources(config)
  const { dates, diagnostics } = await readLastUpdates(config, sources)
  return {
    dates: [...dates].map(([path, { date, author }]) => `${path} ${date} ${author}`).toSorted(),
    diagnostics,
  }
}

it('S5: lists everyone who changed a page, those with most commits first, without bots', async () => {
  const repository = makeRepository()
  const by = (name: string, message: string, text: string): void => {
    writeFileSync(join(repository, 'site/docs/b.md'), text)
    git(repository, ['commit', '-qam', message, `--author=${name} <b@example.org>`])
  }
  by('Bob', 'One', '1')
  by('Bob', 'Two\n\nCo-authored-by: Cleo <c@example.org>', '2')
  by('Bob', 'Three', '3')
  by('robot[bot]', 'Four', '4')
  const config = configOf({ docs: { showContributors: true } }, join(repository, 'site'))
  const { sources } = await readSources(config)
  const { dates } = await readLastUpdates(config, sources)
  expect([...dates].map(([path, { contributors }]) => [path, contributors])).toEqual([
    ['docs/b.md', ['Bob', 'Ann', 'Cleo']],
    ['docs/a b "ä".md', ['Ann']],
  ])
  const off = await readLastUpdates(configOf({}, join(repository, 'site')), sources)
  expect([...off.dates.values()].map((update) => 'contributors' in update)).toEqual([false, false])
})

function makeRepository(): string {
  const repository = join(folder, 'origin')
  mkdirSync(repository)
  git(repository, ['init', '-q'])
  commit(repository, 'site/docs/a b "ä".md', '2021-01-01T00:00:00+02:00')
  commit(repository, 'site/docs/b.md', '2022-02-02T00:00:00Z')
  commit(repository, 'site/docs/b.md', '2023-03-03T12:30:00Z')
  return repository
}

it('S5: each page has the date and author of the last commit that touched it, in UTC', async () => {
  const repository = makeRepository()
  writeFileSync(join(repository, 'site/docs/new.md'), '')
  expect(await datesOf(repository)).toEqual({
    dates: [
      'docs/a b "ä".md 2020-12-31T22:00:00.000Z Ann',
      'docs/b.md 2023-03-03T12:30:00.000Z Ann',
    ],
    diagnostics: [],
  })
})

it('S5: in a shallow clone there is a warning and never a wrong date', async () => {
  const origin = makeRepository()
  const clone = join(folder, 'clone')
  git(folder, ['clone', '-q', '--depth', '2', `file://${origin}`, clone])
  const { dates, diagnostics } = await datesOf(clone)
  expect(dates).toEqual(['docs/b.md 2023-03-03T12:30:00.000Z Ann'])
  expect(diagnostics[0]).toMatchObject({
    severity: 'warning',
    rule: 'shallow-clone',
    message:
      'The git history is cut off (a shallow clone), so 1 of 2 pages have no date of their last update.',
  })
})

it('S5: outside of a repository there are no dates and no fault', async () => {
  mkdirSync(join(folder, 'site/docs'), { recursive: true })
  writeFileSync(join(folder, 'site/docs/a.md'), '')
  expect(await datesOf(folder)).toEqual({ dates: [], diagnostics: [] })
})

/** A repository whose only commit has `text.md`, made in the folder. */
function makeInner(cwd: string, date: string): void {
  mkdirSync(cwd, { recursive: true })
  git(cwd, ['init', '-q'])
  mkdirSync(join(cwd, 'deep'), { recursive: true })
  for (const path of ['text.md', 'deep/more.md']) writeFileSync(join(cwd, path), date)
  git(cwd, ['add', '.'], date)
  git(cwd, ['commit', '-qm', 'Inner'], date)
}

it('S5: a page in an inner repository has the date from there, at any depth and for any kind', async () => {
  const repository = makeRepository()
  const docs = join(repository, 'site/docs')
  mkdirSync(join(docs, 'broken/.git'), { recursive: true })
  commit(repository, 'site/docs/broken/text.md', '2016-01-01T00:00:00Z')
  makeInner(join(docs, 'inner'), '2019-01-01T00:00:00Z')
  makeInner(join(docs, 'inner/deep/nested'), '2018-01-01T00:00:00Z')
  const origin = join(folder, 'module')
  makeInner(origin, '2017-01-01T00:00:00Z')
  const add = ['-c', 'protocol.file.allow=always', 'submodule', 'add', '-q', origin]
  git(repository, [...add, 'site/docs/module'])
  git(repository, ['commit', '-qm', 'Module'])
  mkdirSync(join(docs, 'fresh'))
  git(join(docs, 'fresh'), ['init', '-q'])
  writeFileSync(join(docs, 'fresh/text.md'), '')
  const { dates, diagnostics } = await datesOf(repository)
  expect(diagnostics).toEqual([])
  expect(dates).toEqual([
    'docs/a b "ä".md 2020-12-31T22:00:00.000Z Ann',
    'docs/b.md 2023-03-03T12:30:00.000Z Ann',
    'docs/broken/text.md 2016-01-01T00:00:00.000Z Ann',
    'docs/inner/deep/more.md 2019-01-01T00:00:00.000Z Ann',
    'docs/inner/deep/nested/deep/more.md 2018-01-01T00:00:00.000Z Ann',
    'docs/inner/deep/nested/text.md 2018-01-01T00:00:00.000Z Ann',
    'docs/inner/text.md 2019-01-01T00:00:00.000Z Ann',
    'docs/module/deep/more.md 2017-01-01T00:00:00.000Z Ann',
    'docs/module/text.md 2017-01-01T00:00:00.000Z Ann',
  ])
})

it('S5: a page at a symbolic link has the date of its target, in any repository', async () => {
  const repository = makeRepository()
  const docs = join(repository, 'site/docs')
  mkdirSync(join(repository, 'site/packages/a'), { recursive: true })
  commit(repository, 'site/packages/a/README.md', '2016-01-01T00:00:00Z')
  commit(repository, 'site/packages/a/more.md', '2017-01-01T00:00:00Z')
  makeInner(join(repository, 'site/packages/inner'), '2018-01-01T00:00:00Z')
  const links = {
    'file.md': '../packages/a/README.md',
    folder: '../packages/a',
    'inner.md': '../packages/inner/text.md',
    'inner-folder': '../packages/inner/deep',
    'fresh.md': '../packages/fresh.md',
  }
  for (const [name, target] of Object.entries(links)) symlinkSync(target, join(docs, name))
  git(repository, ['add', 'site/docs'], '2024-01-01T00:00:00Z')
  git(repository, ['commit', '-qm', 'Links'], '2024-01-01T00:00:00Z')
  writeFileSync(join(repository, 'site/packages/fresh.md'), '')
  const { dates } = await datesOf(repository)
  expect(dates.slice(2)).toEqual([
    'docs/file.md 2016-01-01T00:00:00.000Z Ann',
    'docs/folder/README.md 2016-01-01T00:00:00.000Z Ann',
    'docs/folder/more.md 2017-01-01T00:00:00.000Z Ann',
    'docs/inner-folder/more.md 2018-01-01T00:00:00.000Z Ann',
    'docs/inner.md 2018-01-01T00:00:00.000Z Ann',
  ])
})

it('S5: an inner repository dates its pages where the site has no repository, contributors included', async () => {
  mkdirSync(join(folder, 'site/docs'), { recursive: true })
  makeInner(join(folder, 'site/docs/inner'), '2019-01-01T00:00:00Z')
  writeFileSync(join(folder, 'site/docs/a.md'), '')
  const config = configOf({ docs: { showContributors: true } }, join(folder, 'site'))
  const { sources } = await readSources(config)
  const { dates } = await readLastUpdates(config, sources)
  expect([...dates].map(([path, { contributors }]) => [path, contributors])).toEqual([
    ['docs/inner/deep/more.md', ['Ann']],
    ['docs/inner/text.md', ['Ann']],
  ])
})

it('S5: a command in the config of an inner repository does not run', async () => {
  const repository = makeRepository()
  const inner = join(repository, 'site/docs/inner')
  makeInner(inner, '2019-01-01T00:00:00Z')
  const proof = join(folder, 'ran')
  const run = join(folder, 'run.sh')
  writeFileSync(run, `#!/bin/sh\ntouch ${proof}\n`, { mode: 0o755 })
  for (const [key, value] of [
    ['core.fsmonitor', run],
    ['core.pager', run],
    ['diff.external', run],
    ['gpg.program', run],
    ['log.showSignature', 'true'],
    ['core.sshCommand', run],
    ['protocol.ext.allow', 'always'],
    ['core.repositoryFormatVersion', '1'],
    ['extensions.partialClone', 'origin'],
    ['remote.origin.promisor', 'true'],
    ['remote.origin.url', `ext::${run}`],
  ] as const)
    git(inner, ['config', key, value])
  const tree = execFileSync('git', ['rev-parse', 'HEAD:deep'], { cwd: inner }).toString().trim()
  rmSync(join(inner, '.git/objects', tree.slice(0, 2), tree.slice(2)))
  await datesOf(repository)
  expect(existsSync(proof)).toBe(false)
})
