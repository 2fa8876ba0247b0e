import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { createRemoteStaging, serveStaging } from '../../../cli/output/remote-staging.ts'
import { temporaryFolder } from '../../helpers/site-of.ts'
import { bundleScript } from './bundle-script.ts'

describe('staging on another thread', () => {
  async function stage(files: readonly (readonly [path: string, text: string])[]) {
    const root = await temporaryFolder()
    const script = join(root, 'stage-in-thread.mjs')
    await bundleScript('stage-in-thread.ts', script)
    const folder = join(root, 'new')
    const { port1, port2 } = new MessageChannel()
    const pending = new SharedArrayBuffer(4)
    const close = serveStaging({ port: port1, pending })
    const workerData = { folder, disk: { port: port2, pending }, files }
    const worker = new Worker(script, { workerData, transferList: [port2] })
    const [result] = await once(worker, 'message')
    close()
    return { folder, result: String(result), pending: new Int32Array(pending)[0] }
  }

  it('writes every file, also those that are larger than what may wait', async () => {
    const large = 'x'.repeat(20 * 1024 * 1024)
    const small = Array.from({ length: 500 }, (_, n) => [`a/${n}/index.html`, `page ${n}`] as const)
    const { folder, result, pending } = await stage([['1', large], ['2', large], ...small])
    expect(result).toBe('settled')
    expect(pending).toBe(0)
    expect(readFileSync(join(folder, '2'), 'utf8')).toBe(large)
    for (const [path, text] of small) expect(readFileSync(join(folder, path), 'utf8')).toBe(text)
  })

  it('writes on both threads while the other one is behind', async () => {
    const root = await temporaryFolder()
    const script = join(root, 'stage-in-thread.mjs')
    await bundleScript('stage-in-thread.ts', script)
    const { port1, port2 } = new MessageChannel()
    const pending = new SharedArrayBuffer(4)
    const files = Array.from({ length: 100 }, (_, n) => [`${n}.html`, `page ${n}`] as const)
    const workerData = { folder: root, disk: { port: port2, pending }, files }
    const worker = new Worker(script, { workerData, transferList: [port2] })
    // Nobody writes for the worker yet.
    await expect.poll(() => existsSync(join(root, '99.html'))).toBe(true)
    expect(existsSync(join(root, '0.html'))).toBe(false)
    const close = serveStaging({ port: port1, pending })
    expect(await once(worker, 'message')).toEqual(['settled'])
    close()
    for (const [path, text] of files) expect(readFileSync(join(root, path), 'utf8')).toBe(text)
  })

  it('sends files in batches, and the last ones when it settles', async () => {
    const folder = await temporaryFolder()
    const { port1, port2 } = new MessageChannel()
    const pending = new SharedArrayBuffer(4)
    const staging = createRemoteStaging(folder, { port: port2, pending })
    const sent = (): number => receiveMessageOnPort(port1)?.message.length ?? 0
    for (let n = 0; n < 20; n++) staging.write(`${n}.html`, `page ${n}`)
    const batches = [sent(), sent(), sent(), sent()]
    // Nobody writes, so this ends when the number is set back.
    Atomics.store(new Int32Array(pending), 0, 0)
    staging.settle()
    expect([...batches, sent()]).toEqual([8, 8, 0, 0, 4])
  })

  it('reports the first failure, and writes nothing after it', async () => {
    const files = [
      ['a', '1'],
      ['a', '2'],
      ['b', '3'],
    ] as const
    const { folder, result, pending } = await stage(files)
    expect(result).toBe(
      '`a` cannot be written: a part of the path is a file. The previous build is unchanged.',
    )
    expect(pending).toBe(0)
    expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('1')
    expect(existsSync(join(folder, 'b'))).toBe(false)
  })

  it('writes nothing that arrives after it was ended', async () => {
    const folder = await temporaryFolder()
    const { port1, port2 } = new MessageChannel()
    const close = serveStaging({ port: port1, pending: new SharedArrayBuffer(4) })
    const contents = Buffer.from('1')
    port2.postMessage([{ kind: 'write', folder, path: 'a', contents, size: 1 }])
    const closed = once(port2, 'close')
    close()
    // Nothing is received behind it.
    await closed
    expect(existsSync(join(folder, 'a'))).toBe(false)
  })
})
