import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as Chokidar from 'chokidar'
import { expect, it, onTestFinished, vi } from 'vitest'
import { watchFiles } from '../../../../cli/server/watch-files.ts'
import { siteOf } from '../../../helpers/site-of.ts'

const refusal = vi.hoisted(() => ({ code: '' }))

// The system refuses all watches, as it does when it has no more of them.
vi.mock('chokidar', async (load) => {
  const { watch } = await load<typeof Chokidar>()
  const refuse: typeof watch = (paths, options) => {
    if (options?.usePolling === true) return watch(paths, options)
    const watcher = watch([], options)
    const { code } = refusal
    const error = Object.assign(new Error(`${code}: refused`), { code })
    queueMicrotask(() => watcher.emit('error', error))
    return watcher
  }
  return { watch: refuse }
})

async function follow(code: string) {
  refusal.code = code
  const docs = join(await siteOf({ 'docs/old.md': 'old', 'docs/gone.md': 'gone' }), 'docs')
  const changes: string[] = []
  const onLimit = vi.fn()
  const onError = vi.fn()
  const watcher = watchFiles({
    onChange: (paths) => changes.push(...paths),
    onError,
    onLimit,
    poll: undefined,
  })
  onTestFinished(async () => watcher.close())
  return { docs, changes, onLimit, onError, watcher }
}

it.each(['ENOSPC', 'EMFILE', 'ENFILE'])(
  'P13: when the system refuses to watch files (%s), they are polled, and it is said once',
  async (code) => {
    const { docs, changes, onLimit, onError, watcher } = await follow(code)
    await watcher.follow([docs, join(docs, '../other')], Date.now())
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
          { timeout: 15_000, interval: 1000 },
        )
        .toContain(path)
    }
    expect(onLimit).toHaveBeenCalledTimes(1)
    expect(onError).not.toHaveBeenCalled()
  },
)

it('another error of the watcher is passed on', async () => {
  const { docs, onLimit, onError, watcher } = await follow('EACCES')
  await watcher.follow([docs], Date.now())
  expect(onError).toHaveBeenCalledTimes(1)
  expect(onLimit).not.toHaveBeenCalled()
})
