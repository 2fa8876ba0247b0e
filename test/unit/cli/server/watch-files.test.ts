import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
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
    // The clock of a file system may be a few milliseconds behind.
    await setTimeout(12)
    const followed = watcher.follow([docs, join(docs, '../missing.css')], since)
    await setTimeout(round / 2)
    changes[name]?.(docs)
    await followed
    await expect.poll(() => seen, { timeout: 5000 }).not.toEqual([])
  }
})
