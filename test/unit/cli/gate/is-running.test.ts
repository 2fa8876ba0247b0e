import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { platform } from 'node:process'
import { expect, it } from 'vitest'
import { isRunning } from '../../../../cli/gate/is-running.ts'

it('says that this process runs, and that one without a number does not', () => {
  expect(isRunning(process.pid)).toBe(true)
  expect(isRunning(2 ** 30)).toBe(false)
})

it.skipIf(platform !== 'linux')(
  'says that a process has ended when its parent never asks',
  async () => {
    const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 60'])
    const [pid] = await once(parent.stdout, 'data')
    await expect.poll(() => isRunning(Number(String(pid)))).toBe(false)
    expect(isRunning(parent.pid ?? 0)).toBe(true)
    parent.kill()
  },
)
