import { mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { seePaths } from '../../../../cli/server/seen-paths.ts'
import { watchFiles } from '../../../../cli/server/watch-files.ts'
import { siteOf } from '../../../helpers/site-of.ts'

const files = {
  'docs/old.md': 'old',
  'docs/other.md': 'other',
  'parts/site.css': 'a {}',
  'away/site.css': 'b {}',
  'away/new.md': 'new',
}

/** What is followed: a folder, a file, and two paths that don't exist at first. */
const roots = ['docs', 'parts/site.css', 'missing.css', 'absent']

const changes: Readonly<Record<string, (site: string) => void>> = {
  'a new file': (site) => writeFileSync(join(site, 'docs/new.md'), 'new'),
  'an edited file': (site) => writeFileSync(join(site, 'docs/old.md'), 'edited'),
  'a deleted file': (site) => rmSync(join(site, 'docs/old.md')),
  'a file in a new folder': (site) => {
    mkdirSync(join(site, 'docs/folder'))
    writeFileSync(join(site, 'docs/folder/new.md'), 'new')
  },
  'an old file that is moved here': (site) =>
    renameSync(join(site, 'away/new.md'), join(site, 'docs/new.md')),
  'an old file that replaces one': (site) =>
    renameSync(join(site, 'away/new.md'), join(site, 'docs/old.md')),
  'a deleted folder': (site) => rmSync(join(site, 'docs'), { recursive: true }),
  'a folder that is renamed': (site) => renameSync(join(site, 'docs'), join(site, 'other')),
  'a folder that replaces one': (site) => {
    renameSync(join(site, 'docs'), join(site, 'other'))
    renameSync(join(site, 'away'), join(site, 'docs'))
  },
  'a missing folder that appears': (site) => renameSync(join(site, 'away'), join(site, 'absent')),
  'a file that an option names and that is edited': (site) =>
    writeFileSync(join(site, 'parts/site.css'), 'c {}'),
  'a file that an option names and that is replaced': (site) =>
    renameSync(join(site, 'away/site.css'), join(site, 'parts/site.css')),
  'a file that an option names and that is deleted': (site) => rmSync(join(site, 'parts/site.css')),
  'a file whose folder is deleted': (site) => rmSync(join(site, 'parts'), { recursive: true }),
  'a missing file that is written': (site) => writeFileSync(join(site, 'missing.css'), 'd {}'),
  'a missing file that is moved here': (site) =>
    renameSync(join(site, 'away/site.css'), join(site, 'missing.css')),
  'the deleted site': (site) => rmSync(site, { recursive: true }),
}

/** Wait until the clock of the file system, which may be a few milliseconds behind, has passed a time. */
async function untilLater(probe: string, since: number): Promise<void> {
  const now = (): number => (writeFileSync(probe, ''), statSync(probe).mtimeMs)
  await expect.poll(now, { interval: 1 }).toBeGreaterThan(since)
}

/** A site whose files were written an hour ago, and a watcher that follows nothing yet. */
async function open() {
  const site = await siteOf(files)
  const hourAgo = Date.now() / 1000 - 3600
  for (const path of Object.keys(files)) utimesSync(join(site, path), hourAgo, hourAgo)
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
  // The clock of files may be behind, and these were written just now.
  await setTimeout(10)
  const since = Date.now()
  const read = seePaths(roots.map((path) => join(site, path)))
  await untilLater(join(site, 'probe'), since)
  return { site, seen, follow: async () => watcher.follow(read, since) }
}

describe.each(Object.keys(changes))('P13: %s', (name) => {
  it('is noticed between the moment when the site is read and the start of the watcher', async () => {
    const { site, seen, follow } = await open()
    changes[name]?.(site)
    await follow()
    await expect.poll(() => seen).not.toEqual([])
  })

  it('is noticed at every moment of the start', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { site, seen, follow } = await open()
      const followed = follow()
      // The moment of the change is what the test varies.
      await setTimeout(round * 1.5)
      changes[name]?.(site)
      await followed
      await expect.poll(() => seen).not.toEqual([])
    }
  })
})

it('P13: nothing is reported of a site that has not changed since it was read', async () => {
  const { seen, follow } = await open()
  await follow()
  // Longer than the wait for an editor, for a file that may be created again, and for a look at the paths.
  await setTimeout(500)
  expect(seen).toEqual([])
})
