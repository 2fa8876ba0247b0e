import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, isIP } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createConnect } from '../../../../cli/primitives/urls/connect-within.ts'
import { countAttempts } from '../../../helpers/count-attempts.ts'
import { createHttpFiles } from '../../../../cli/mcp/http-files.ts'

async function filesOf(listener: RequestListener, maxBytes = 1000) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(
    () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  )
  const { port } = server.address() as AddressInfo
  const abort = new AbortController()
  const base = new URL(`http://127.0.0.1:${port}/docs/`)
  const limits = { userAgent: 'test', timeout: 60_000, maxBytes, signal: abort.signal }
  return { files: createHttpFiles(base, limits), base, limits, abort }
}

it('reads a file below the base path, and encodes its name', async () => {
  const { files } = await filesOf((asked, response) => response.end(asked.url))
  expect(await files.read('guide/über uns.md')).toBe('/docs/guide/%C3%BCber%20uns.md')
})

it.each([
  ['404', 404, 'text/plain'],
  ['410', 410, 'text/plain'],
  ['its error page', 200, 'text/html; charset=utf-8'],
])('takes %s for a file that does not exist', async (_, status, type) => {
  const { files } = await filesOf((_asked, response) =>
    response.writeHead(status, { 'content-type': type }).end('<p>Not here'),
  )
  expect(await files.read('a.md')).toBe(undefined)
})

it.each([
  ['/docs/other.md', 'found'],
  ['../docs/other.md', 'found'],
])('follows a redirect to %s', async (location, text) => {
  const { files } = await filesOf((asked, response) => {
    if (asked.url === '/docs/other.md') response.end('found')
    else response.writeHead(302, { location }).end()
  })
  expect(await files.read('a.md')).toBe(text)
})

it.each([
  ['/secret', 'is outside'],
  ['http://127.0.0.1:1/docs/a.md', 'is outside'],
  ['file:///etc/passwd', 'is outside'],
  ['http://[', 'redirects to an invalid URL'],
  ['/docs/again.md', 'redirects too often'],
])('refuses a redirect to %s', async (location, reason) => {
  const asked: (string | undefined)[] = []
  const { files } = await filesOf(({ url }, response) => {
    asked.push(url)
    response.writeHead(301, { location }).end()
  })
  await expect(files.read('a.md')).rejects.toThrow(reason)
  expect(asked.filter((url) => url?.startsWith('/docs/') !== true)).toEqual([])
})

it.each(['../secret', '..', 'a/../../../secret'])(
  'requests nothing outside for %s',
  async (path) => {
    const { files } = await filesOf((_, response) => response.end('secret'))
    await expect(files.read(path)).rejects.toThrow('is outside')
  },
)

it('refuses a response without an end, and one that is too large', async () => {
  const { files } = await filesOf((_, response) => {
    const write = (): void => {
      while (!response.destroyed && response.write('x'.repeat(500)));
      if (!response.destroyed) response.once('drain', write)
    }
    write()
  })
  await expect(files.read('a.md')).rejects.toThrow('which is the limit of `docs-ssg mcp`')
})

it('names the status of a host that fails', async () => {
  const { files } = await filesOf((_, response) => response.writeHead(503).end())
  await expect(files.read('a.md')).rejects.toThrow('responded with status 503')
})

it('says why a host can’t be reached', async () => {
  const { files } = await filesOf((asked) => asked.socket.destroy())
  await expect(files.read('a.md')).rejects.toThrow('could not be read')
})

it('stops waiting when the server ends', async () => {
  const { files, abort } = await filesOf(() => abort.abort())
  await expect(files.read('a.md')).rejects.toThrow('could not be read')
})

describe('a file that was read before', () => {
  const counted = (headersOf: () => Record<string, string>): [RequestListener, number[]] => {
    const statuses: number[] = []
    const listener: RequestListener = ({ headers }, response) => {
      const now = headersOf()
      const isSame =
        headers['if-none-match'] === (now['etag'] ?? 'none') ||
        headers['if-modified-since'] === (now['last-modified'] ?? 'none')
      statuses.push(isSame ? 304 : 200)
      response.writeHead(isSame ? 304 : 200, now).end(isSame ? undefined : 'routes')
    }
    return [listener, statuses]
  }

  it.each([
    ['by its tag', { etag: '"1"' }, [200, 304, 304]],
    ['by its date', { 'last-modified': 'Fri, 27 Nov 2026 08:00:00 GMT' }, [200, 304, 304]],
    ['not without either', {}, [200, 200, 200]],
  ])('is not sent again, %s', async (_, headers, expected) => {
    const [listener, statuses] = counted(() => headers)
    const { files } = await filesOf(listener)
    for (let at = 0; at < 3; at += 1) expect(await files.read('routes.json')).toBe('routes')
    expect(statuses).toEqual(expected)
  })

  it('is sent again after it has changed, and after it was missing', async () => {
    const responses = [
      [200, 'one', '"1"'],
      [200, 'two', '"2"'],
      [404, '', '"2"'],
      [200, 'three', '"3"'],
    ] as const
    const asked: (string | undefined)[] = []
    const { files } = await filesOf(({ headers }, response) => {
      const [status, text, etag] = responses[asked.length] ?? [500, '', '']
      asked.push(headers['if-none-match'])
      response.writeHead(status, { etag }).end(text)
    })
    const texts = []
    for (let at = 0; at < responses.length; at += 1) texts.push(await files.read('a.md'))
    expect(texts).toEqual(['one', 'two', undefined, 'three'])
    expect(asked).toEqual([undefined, '"1"', '"2"', undefined])
  })

  it('is forgotten when others need its place', async () => {
    const asked: string[] = []
    const server = await filesOf(({ url, headers }, response) => {
      asked.push(`${url} ${headers['if-none-match']}`)
      response.writeHead(200, { etag: '"1"' }).end('12345')
    })
    const files = createHttpFiles(server.base, server.limits, { mostKept: 10 })
    for (const path of ['a', 'b', 'a', 'c', 'b', 'a']) await files.read(path)
    expect(asked.map((one) => one.slice('/docs/'.length))).toEqual([
      'a undefined',
      'b undefined',
      'a "1"',
      'c undefined',
      'b undefined',
      'a undefined',
    ])
  })

  it('does not exist because a host says that nothing has changed', async () => {
    const { files } = await filesOf((_, response) => response.writeHead(304).end())
    await expect(files.read('a.md')).rejects.toThrow('responded with status 304')
  })
})

it.each(['127.0.0.1', '::1', '10.0.0.1', '169.254.169.254'])(
  'requests nothing when the name of a site on the internet becomes %s',
  async (address) => {
    countAttempts(1)
    const requested: string[] = []
    const server = createServer(({ url = '' }, response) => {
      requested.push(url)
      response.end('secret')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => new Promise((done) => void server.close(() => done())))
    const { port } = server.address() as AddressInfo
    let isRebound = false
    const { limits } = await filesOf(() => {})
    const resolve = async () => {
      const current = isRebound ? address : '127.0.0.1'
      return [{ address: current, family: isIP(current) }]
    }
    const files = createHttpFiles(
      new URL(`http://site.example:${port}/docs/`),
      limits,
      // The first response is said to come from the internet.
      {
        connectTo: (limit) => async (url, init) => {
          const { message } = await createConnect(isRebound ? limit : 'own', resolve)(url, {
            ...init,
            headers: { ...init.headers, connection: 'close' },
          })
          return { message, reach: 'public' }
        },
      },
    )
    expect(await files.read('a.md')).toBe('secret')
    isRebound = true
    await expect(files.read('b.md')).rejects.toThrow('is not an address of the internet')
    expect(requested).toEqual(['/docs/a.md'])
  },
)
