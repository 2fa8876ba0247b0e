import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { watchFiles } from '../../../../cli/server/watch-files.ts'
import { siteOf } from '../../../helpers/site-of.ts'

const changes: Readonly<Record<string, (docs: string) => void>> = {
  'a new file': (docs) => writeFileSync(join(docs, 'new.md'), 'new'),
  'an edited file': (docs) => writeFileSync(join(docs, 'old.md'), 'edited'),
  'a deleted file': (docs) => rmSync(join(docs, 'old.md')),
  'a file in a new folder': (docs) => {
    mkdirSync(join(docs, 'folder'))
    writeFileSync(join(docs, 'folder/new.md'), 'new')
  },
}

/** Wait until the clock of the file system, which may be a few milliseconds behind, has passed a time. */
async function untilLater(probe: string, since: number): Promise<void> {
  const now = (): number => (writeFileSync(probe, ''), statSync(probe).mtimeMs)
  await expect.poll(now, { interval: 1 }).toBeGreaterThan(since)
}

it.each(Object.keys(changes))('P13: %s is noticed at every moment of the start', async (name) => {
  for (let round = 0; round < 24; round += 1) {
    const docs = join(await siteOf({ 'docs/old.md': 'old', 'docs/other.md': 'other' }), 'docs')
    const seen: string[] = []
    const watcher = watchFiles({
      onChange: (paths) => seen.push(...paths),
      onError: (error) => {
        throw error
      },
      onLimit: (error) => {
        throw error
      },
      poll: undefined,
    })
    onTestFinished(async () => watcher.close())
    const since = Date.now()
    await untilLater(join(docs, '../probe'), since)
    const followed = watcher.follow([docs, join(docs, '../missing.css')], since)
    // The moment of the change is what the test varies.
    await setTimeout(round / 2)
    changes[name]?.(docs)
    await followed
    await expect.poll(() => seen).not.toEqual([])
  }
})
