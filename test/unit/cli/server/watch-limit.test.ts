import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { watch } from 'chokidar'
import { expect, it, onTestFinished, vi } from 'vitest'
import { seePaths } from '../../../../cli/server/seen-paths.ts'
import { toOptions, type WatchDisk } from '../../../../cli/server/watch-disk.ts'
import { watchFiles } from '../../../../cli/server/watch-files.ts'
import { siteOf } from '../../../helpers/site-of.ts'

/** Refuses all watches, as a system does that has no more of them; polling works. */
function refuse(code: string): WatchDisk {
  return (root, interval) => {
    if (interval !== undefined) return watch(root, toOptions(root, interval))
    const watcher = watch([], toOptions(root, interval))
    const error = Object.assign(new Error(`${code}: refused`), { code })
    queueMicrotask(() => watcher.emit('error', error))
    return watcher
  }
}

async function follow(code: string) {
  const docs = join(await siteOf({ 'docs/old.md': 'old', 'docs/gone.md': 'gone' }), 'docs')
  const changes: string[] = []
  const onLimit = vi.fn()
  const onError = vi.fn()
  const watcher = watchFiles({
    onChange: (paths) => changes.push(...paths),
    onError,
    onLimit,
    poll: undefined,
    watch: refuse(code),
  })
  onTestFinished(async () => watcher.close())
  return { docs, changes, onLimit, onError, watcher }
}

it.each(['ENOSPC', 'EMFILE', 'ENFILE'])(
  'P13: when the system refuses to watch files (%s), they are polled, and it is said once',
  async (code) => {
    const { docs, changes, onLimit, onError, watcher } = await follow(code)
    await watcher.follow(seePaths([docs, join(docs, '../other')]), Date.now())
    for (const [name, change] of [
      ['old.md', (path: string) => writeFileSync(path, 'edited')],
      ['new.md', (path: string) => writeFileSync(path, 'new')],
      ['gone.md', (path: string) => rmSync(path, { force: true })],
    ] as const) {
      const path = join(docs, name)
      // Polling begins behind the initial scan, which is not awaited.
      await expect
        .poll(
          () => {
            change(path)
            return changes
          },
          { interval: 1000 },
        )
        .toContain(path)
    }
    expect(onLimit).toHaveBeenCalledTimes(1)
    expect(onError).not.toHaveBeenCalled()
  },
)

it('another error of the watcher is passed on', async () => {
  const { docs, onLimit, onError, watcher } = await follow('EACCES')
  await watcher.follow(seePaths([docs]), Date.now())
  expect(onError).toHaveBeenCalledTimes(1)
  expect(onLimit).not.toHaveBeenCalled()
})
