import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { seePaths } from '../../../../cli/server/seen-paths.ts'
import { watchFiles } from '../../../../cli/server/watch-files.ts'
import { makeOld, siteOf } from '../../../helpers/site-of.ts'

const anHour = 3600
const fail = (error: unknown): never => {
  throw error
}

it.each([
  ['an hour behind', -anHour],
  ['an hour ahead', anHour],
  ['years behind', -20_000 * anHour],
  ['years ahead', 100_000 * anHour],
])('P13: an edit is noticed when the clock is %s', async (_, offset) => {
  const docs = join(await siteOf({ 'docs/old.md': 'old' }), 'docs')
  await makeOld(docs)
  const seen: string[] = []
  const watcher = watchFiles({
    onChange: (paths) => seen.push(...paths),
    onError: fail,
    onLimit: fail,
    poll: undefined,
  })
  onTestFinished(async () => watcher.close())
  await watcher.follow(seePaths([docs]), Date.now())
  const path = join(docs, 'old.md')
  for (const text of ['new', 'two', 'six']) {
    seen.length = 0
    writeFileSync(path, text)
    const time = Date.now() / 1000 + offset
    utimesSync(path, time, time)
    await expect.poll(() => seen).toContain(path)
  }
})
