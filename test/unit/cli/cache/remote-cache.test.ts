import { createServer, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { openCache } from '../../../../cli/cache/open-cache.ts'
import type { Admit, Cache } from '../../../../cli/cache/open-cache.ts'
import { type RemoteCacheOptions, withRemoteCache } from '../../../../cli/cache/remote-cache.ts'
import { startCacheServer } from '../../../helpers/cache-server.ts'
import { countAttempts } from '../../../helpers/count-attempts.ts'
import { temporaryFolder } from '../../../helpers/site-of.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const text = (value: Uint8Array | undefined): string | undefined =>
  value && new TextDecoder().decode(value)

/** The cache of another machine: an empty folder and the same server. */
async function machine(url: string, options: Partial<RemoteCacheOptions> = {}): Promise<Cache> {
  const local = await openCache(await temporaryFolder(), '1')
  return withRemoteCache(local, {
    url,
    version: '1',
    token: undefined,
    secret: '',
    isReadOnly: false,
    timeout: 60_000,
    maxBytes: 1_000_000,
    ...options,
  })
}

const admitAll: Admit = async (_, value) => value

async function read(cache: Cache, key: string): Promise<string | undefined> {
  await cache.prefetch([key], admitAll)
  return text(cache.get(key))
}

it('gives another machine what this one shared, and nothing else', async () => {
  const { url } = await startCacheServer()
  const first = await machine(url)
  first.set('page', bytes('compiled'), true)
  first.set('private', bytes('bundle'))
  await first.commit()

  const second = await machine(url)
  expect(await read(second, 'page')).toBe('compiled')
  expect(await read(second, 'private')).toBeUndefined()
  expect(second.findings()).toEqual([])
})

it('does not share entries between versions, and does not request what it has', async () => {
  const server = await startCacheServer()
  const first = await machine(server.url)
  first.set('page', bytes('compiled'), true)
  await first.commit()
  expect(await read(await machine(server.url, { version: '2' }), 'page')).toBeUndefined()
  const before = server.served.length
  expect(await read(first, 'page')).toBe('compiled')
  expect(server.served).toHaveLength(before)
})

it('writes nothing when it is read-only', async () => {
  const server = await startCacheServer()
  const cache = await machine(server.url, { isReadOnly: true })
  cache.set('page', bytes('compiled'), true)
  await cache.commit()
  expect(server.served).toEqual([])
})

it.each([
  ['token', 'Bearer token'],
  ['user:password', `Basic ${Buffer.from('user:password').toString('base64')}`],
])('sends the token %s as `%s`', async (token, authorization) => {
  const server = await startCacheServer()
  await (await machine(server.url, { token })).prefetch(['page'], admitAll)
  expect(server.served).toMatchObject([{ authorization }])
})

const damages: readonly (readonly [string, (entry: Buffer, other: Buffer) => Buffer])[] = [
  ['truncated', (entry) => entry.subarray(0, -3)],
  ['empty', () => Buffer.alloc(0)],
  [
    'changed in one bit',
    (entry) => Buffer.from(entry.map((byte, at) => (at === 50 ? byte ^ 1 : byte))),
  ],
  ['another page', () => Buffer.from('<html>404</html>')],
  ['that of another key', (_, other) => other],
]

it.each(damages)('refuses an entry that is %s, and reports it', async (_, damage) => {
  const server = await startCacheServer()
  const first = await machine(server.url)
  first.set('page', bytes('compiled'), true)
  await first.commit()
  first.set('other', bytes('a different page'), true)
  await first.commit()
  const [page = '', other = ''] = [...server.entries.keys()]
  const [entry = Buffer.alloc(0), otherEntry = Buffer.alloc(0)] = server.entries.values()
  server.entries.set(page, damage(entry, otherEntry))
  server.entries.delete(other)

  const second = await machine(server.url)
  await second.prefetch(['page'], admitAll)
  expect(second.get('page')).toBeUndefined()
  expect(second.findings()).toMatchObject([{ rule: 'remote-cache', severity: 'info' }])
})

it('keeps what the caller admits of an entry, and reports what it refuses', async () => {
  const { url } = await startCacheServer()
  const first = await machine(url)
  for (const key of ['page', 'other']) first.set(key, bytes(key), true)
  await first.commit()
  const second = await machine(url)
  await second.prefetch(['page', 'other'], async (key) =>
    key === 'page' ? bytes('admitted') : undefined,
  )
  expect([text(second.get('page')), second.get('other')]).toEqual(['admitted', undefined])
  expect(second.findings()).toMatchObject([{ message: expect.stringContaining('One entry') }])
})

it('refuses entries that were signed with another secret', async () => {
  const server = await startCacheServer()
  const stranger = await machine(server.url, { secret: 'guessed' })
  stranger.set('page', bytes('poison'), true)
  await stranger.commit()
  const cache = await machine(server.url, { secret: 'known to the team' })
  expect(await read(cache, 'page')).toBeUndefined()
  expect(cache.findings()).toEqual([])

  // A server sees the addresses, so it can send the entry in response to any of them.
  const [poison = Buffer.alloc(0)] = server.entries.values()
  for (const { path } of server.served) server.entries.set(path, poison)
  const again = await machine(server.url, { secret: 'known to the team' })
  expect(await read(again, 'page')).toBeUndefined()
  expect(again.findings()).toHaveLength(1)
})

it('has other addresses with each secret, so that a stranger can’t compute those of a guess', async () => {
  const server = await startCacheServer()
  for (const secret of ['', 'known to the team', 'guessed'])
    await read(await machine(server.url, { secret }), 'page')
  expect(new Set(server.served.map(({ path }) => path)).size).toBe(3)
})

it('refuses an entry that unpacks to more than it may', async () => {
  const server = await startCacheServer()
  const first = await machine(server.url)
  first.set('page', new Uint8Array(900_000), true)
  await first.commit()
  const second = await machine(server.url, { maxBytes: 10_000 })
  expect(await read(second, 'page')).toBeUndefined()
  expect(second.findings()).toHaveLength(1)
})

it('goes on without a server that does not answer, and asks it three times in a row at most', async () => {
  const server = await startCacheServer()
  server.isSilent = true
  const cache = await machine(server.url, { timeout: 50 })
  for (const key of ['a', 'b', 'c', 'd', 'e']) await cache.prefetch([key], admitAll)
  cache.set('page', bytes('compiled'), true)
  await cache.commit()
  expect(text(cache.get('page'))).toBe('compiled')
  expect(cache.findings()).toMatchObject([{ message: expect.stringContaining('timeout') }])
})

it('goes on without a server that can’t be reached', async () => {
  const cache = await machine('http://127.0.0.1:1')
  cache.set('page', bytes('compiled'), true)
  await cache.prefetch(['other'], admitAll)
  await cache.commit()
  expect(cache.findings()).toMatchObject([
    { rule: 'remote-cache', message: expect.stringContaining('127.0.0.1:1') },
  ])
})

function writeForever(response: ServerResponse): void {
  const write = (): void => {
    while (!response.destroyed && response.write('x'.repeat(1000)));
    if (!response.destroyed) response.once('drain', write)
  }
  write()
}

const redirects = [
  '/other',
  'http://127.0.0.1:1/',
  'http://169.254.169.254/',
  'file:///etc/passwd',
  'data:,x',
]

/** What a server that wants to harm a build can send. */
const responses: Readonly<Record<string, (response: ServerResponse) => void>> = {
  ...Object.fromEntries(
    redirects.flatMap((location) =>
      [301, 302, 307, 308].map((status) => [
        `a redirect (${status}) to ${location}`,
        (response: ServerResponse) => response.writeHead(status, { location }).end(),
      ]),
    ),
  ),
  'a body without an end': writeForever,
  'an error without an end': (response) => writeForever(response.writeHead(500)),
  'a missing entry without an end': (response) => writeForever(response.writeHead(404)),
  'a packed body that unpacks to more than it may': (response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000))),
  'a body that claims to be packed': (response) =>
    response.writeHead(200, { 'content-encoding': 'br' }).end('x'),
  'a longer body than it says': (response) => {
    response.writeHead(200, { 'content-length': '5' })
    response.socket?.end('x'.repeat(5000))
  },
  'a body that breaks off': (response) => {
    response.writeHead(200, { 'content-length': '5000' })
    response.write('x', () => response.destroy())
  },
  'a protocol that the request did not offer': (response) => {
    response.socket?.end('HTTP/1.1 101 A\r\nconnection: upgrade\r\nupgrade: a\r\n\r\n')
  },
  'something other than HTTP': (response) => {
    response.socket?.end('SSH-2.0-a\r\n')
  },
  'a status that does not exist': (response) => {
    response.socket?.end('HTTP/1.1 999 A\r\n\r\n')
  },
  'too many headers': (response) => {
    response.socket?.end(`HTTP/1.1 200 A\r\n${'a: b\r\n'.repeat(50_000)}\r\n`)
  },
  nothing: () => undefined,
}

it.each(Object.entries(responses))(
  'goes on without a hostile server that sends %s',
  async (_, respond) => {
    countAttempts(1)
    const asked: (string | undefined)[] = []
    const server = createServer(({ url }, response) => {
      asked.push(url)
      response.on('error', () => undefined)
      respond(response)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const cache = await machine(`http://127.0.0.1:${port}`, {
      token: 'token',
      timeout: 500,
      maxBytes: 100_000,
    })
    await cache.prefetch(['a', 'b'], admitAll)
    cache.set('page', bytes('compiled'), true)
    await cache.commit()
    expect(text(cache.get('page'))).toBe('compiled')
    expect([cache.get('a'), cache.get('b')]).toEqual([undefined, undefined])
    expect(asked.every((url) => url?.startsWith('/ac/'))).toBe(true)
  },
)
