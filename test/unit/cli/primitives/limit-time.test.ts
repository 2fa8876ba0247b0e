import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createHttpFiles } from '../../../../cli/mcp/http-files.ts'
import { limitTime } from '../../../../cli/primitives/time/limit-time.ts'
import { countAttempts } from '../../../helpers/count-attempts.ts'

/** A server that sends bytes until the client leaves; before each of them, the memory is cleaned up. */
async function startEndless(): Promise<URL> {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  // V8 refuses code that was kept while other flags were set, and other tests keep some.
  setFlagsFromString('--no-expose-gc')
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' })
    const timer = setInterval(() => {
      if (typeof collect === 'function') collect()
      response.write(' ')
    }, 20)
    response.on('close', () => clearInterval(timer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`)
}

describe('a limit of time', () => {
  it('ends a response that never ends, whenever the memory is cleaned up', async () => {
    countAttempts(2)
    const url = await startEndless()
    const outer = new AbortController()
    const text = fetch(url, { signal: limitTime(300, outer.signal) }).then((response) =>
      response.text(),
    )
    await expect(text).rejects.toMatchObject({ name: 'TimeoutError' })
    const limits = { userAgent: 'test', timeout: 300, maxBytes: 1000, signal: outer.signal }
    await expect(createHttpFiles(url, limits).read('a.md')).rejects.toThrow('took too long')
  })

  it('passes on why something outside ends it, also if that has happened before', () => {
    const outer = new AbortController()
    const signals = [limitTime(60_000, outer.signal)]
    expect(signals[0]?.aborted).toBe(false)
    outer.abort('stopped')
    signals.push(limitTime(60_000, outer.signal))
    expect(signals.map(({ reason }): unknown => reason)).toEqual(['stopped', 'stopped'])
  })

  it('is made in one way only', () => {
    const files = execFileSync('git', ['ls-files', 'cli', 'runtime'], { encoding: 'utf8' })
      .split('\n')
      .filter((file) => /\.tsx?$/.test(file))
    const others = files.filter((file) => /AbortSignal\.timeout\(/.test(readFileSync(file, 'utf8')))
    expect(files.length).toBeGreaterThan(1000)
    expect(others).toEqual([])
  })
})
