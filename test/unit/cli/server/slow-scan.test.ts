import { type FSWatcher, watch } from 'chokidar'
import { statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { changedAt } from '../../../../cli/server/find-missed-changes.ts'
import { seePaths } from '../../../../cli/server/seen-paths.ts'
import { watchFiles } from '../../../../cli/server/watch-files.ts'
import { makeOld, siteOf } from '../../../helpers/site-of.ts'

it('P13: a scan of a folder that takes longer than the watcher waits reports changed files only', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const docs = join(await siteOf({ 'docs/old.md': 'old', 'docs/new.md': 'new' }), 'docs')
  await makeOld(docs)
  const since = changedAt(statSync(join(docs, 'old.md'))) + 1
  const changes: string[] = []
  let scanning: FSWatcher | undefined
  const watcher = watchFiles({
    onChange: (paths) => changes.push(...paths),
    onError: vi.fn(),
    onLimit: vi.fn(),
    poll: undefined,
    watch: () => (scanning = watch([])),
  })
  onTestFinished(async () => watcher.close())
  const followed = watcher.follow(seePaths([docs]), since)
  await vi.advanceTimersByTimeAsync(10_000)
  await followed
  const find = (name: string) => {
    const path = join(docs, name)
    scanning?.emit('all', 'add', path, statSync(path))
    return path
  }
  find('old.md')
  const later = new Date(Date.now() + 3_600_000)
  utimesSync(join(docs, 'new.md'), later, later)
  const changed = find('new.md')
  await vi.advanceTimersByTimeAsync(1000)
  expect(changes).toEqual([changed])
})
