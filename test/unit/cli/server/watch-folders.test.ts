import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { platform } from 'node:process'
import { describe, expect, it, onTestFinished } from 'vitest'
import { seePaths } from '../../../../cli/server/seen-paths.ts'
import { watchFiles } from '../../../../cli/server/watch-files.ts'
import { siteOf } from '../../../helpers/site-of.ts'

const files = {
  'docs/old.md': 'old',
  'docs/a/b/deep.md': 'deep',
  'docs/c/other.md': 'other',
  'away/new.md': 'new',
  'away/folder/new.md': 'new',
}

type Change = (docs: string) => void
const write =
  (path: string): Change =>
  (docs) =>
    writeFileSync(join(docs, path), `${path} is edited`)
const move =
  (from: string, to: string): Change =>
  (docs) =>
    renameSync(join(docs, from), join(docs, to))
const remove =
  (path: string): Change =>
  (docs) =>
    rmSync(join(docs, path), { recursive: true })
const create =
  (path: string): Change =>
  (docs) =>
    void mkdirSync(join(docs, path), { recursive: true })

/** Steps, and a path that each of them reports; the next step waits for that. */
type Steps = readonly (readonly [Change, string])[]

const edits: Readonly<Record<string, Steps>> = {
  'a file is edited twice': [
    [write('old.md'), 'old.md'],
    [write('old.md'), 'old.md'],
  ],
  'a file in an inner folder is edited': [[write('a/b/deep.md'), 'a/b/deep.md']],
  'a file is created, edited and deleted': [
    [write('new.md'), 'new.md'],
    [write('new.md'), 'new.md'],
    [remove('new.md'), 'new.md'],
  ],
  'a file is renamed': [[move('old.md', 'renamed.md'), 'renamed.md']],
  'a file is replaced by another': [[move('../away/new.md', 'old.md'), 'old.md']],
  'a folder is created, and later a file in it': [
    [(docs) => (create('d/e')(docs), write('d/e/new.md')(docs)), 'd/e/new.md'],
    [write('d/e/second.md'), 'd/e/second.md'],
  ],
  'a folder is moved here, and its file is edited': [
    [move('../away/folder', 'folder'), 'folder/new.md'],
    [write('folder/new.md'), 'folder/new.md'],
  ],
  'a folder is renamed, and its file is edited': [
    [move('a', 'z'), 'z/b/deep.md'],
    [write('z/b/deep.md'), 'z/b/deep.md'],
  ],
  'a folder is deleted and created again, and its file is edited': [
    [remove('a'), 'a'],
    [(docs) => (create('a/b')(docs), write('a/b/deep.md')(docs)), 'a/b/deep.md'],
    [write('a/b/deep.md'), 'a/b/deep.md'],
  ],
  'a folder takes the place of another, and its file is edited': [
    [(docs) => (remove('c')(docs), move('../away/folder', 'c')(docs)), 'c/new.md'],
    [write('c/new.md'), 'c/new.md'],
  ],
  'a folder becomes a file, and a folder again': [
    [(docs) => (remove('c')(docs), write('c')(docs)), 'c'],
    [(docs) => (remove('c')(docs), create('c')(docs), write('c/new.md')(docs)), 'c/new.md'],
    [write('c/new.md'), 'c/new.md'],
  ],
}

async function open() {
  const site = await siteOf(files)
  const docs = join(site, 'docs')
  symlinkSync(join(site, 'away'), join(docs, 'link'))
  const seen: string[] = []
  const fail = (error: unknown): never => {
    throw error
  }
  const watcher = watchFiles({
    onChange: (paths) => seen.push(...paths),
    onError: fail,
    onLimit: fail,
    poll: undefined,
  })
  onTestFinished(async () => watcher.close())
  await watcher.follow(seePaths([docs]), Infinity)
  return { docs, seen, watcher }
}

describe.each(Object.entries(edits))('P13: after the start, %s', (_, steps) => {
  it('is noticed', async () => {
    const { docs, seen } = await open()
    for (const [change, path] of steps) {
      seen.length = 0
      change(docs)
      await expect.poll(() => seen).toContain(join(docs, path))
    }
  })
})

it('P13: names of editors and files behind links are not reported', async () => {
  const { docs, seen } = await open()
  for (const path of ['.old.md.swp', 'old.md~', '4913', 'link/new.md']) write(path)(docs)
  create('node_modules/package')(docs)
  write('node_modules/package/readme.md')(docs)
  write('old.md')(docs)
  await expect.poll(() => seen).toContain(join(docs, 'old.md'))
  expect(new Set(seen)).toEqual(new Set([join(docs, 'old.md')]))
})

/** The watches of this process, as Linux lists them. */
const countWatches = (): number =>
  readdirSync('/proc/self/fdinfo')
    .map((name) => {
      try {
        return readFileSync(`/proc/self/fdinfo/${name}`, 'utf8').split('inotify wd:').length - 1
      } catch {
        return 0
      }
    })
    .reduce((sum, count) => sum + count, 0)

it.runIf(platform === 'linux')('a folder takes one watch, however many files it has', async () => {
  const before = countWatches()
  const { watcher } = await open()
  // docs, docs/a, docs/a/b and docs/c
  expect(countWatches() - before).toBe(4)
  await watcher.close()
  await expect.poll(countWatches).toBe(before)
})
