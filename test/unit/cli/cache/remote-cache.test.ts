import { expect, it } from 'vitest'
import { openCache } from '../../../../cli/cache/open-cache.ts'
import type { Cache } from '../../../../cli/cache/open-cache.ts'
import { type RemoteCacheOptions, withRemoteCache } from '../../../../cli/cache/remote-cache.ts'
import { startCacheServer } from '../../../helpers/cache-server.ts'
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

async function read(cache: Cache, key: string): Promise<string | undefined> {
  await cache.prefetch([key])
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
  await (await machine(server.url, { token })).prefetch(['page'])
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
  await second.prefetch(['page'])
  expect(second.get('page')).toBeUndefined()
  expect(second.findings()).toMatchObject([{ rule: 'remote-cache', severity: 'info' }])
})

it('refuses entries that were signed with another secret', async () => {
  const server = await startCacheServer()
  const stranger = await machine(server.url, { secret: 'guessed' })
  stranger.set('page', bytes('poison'), true)
  await stranger.commit()
  const cache = await machine(server.url, { secret: 'known to the team' })
  expect(await read(cache, 'page')).toBeUndefined()
  expect(cache.findings()).toHaveLength(1)
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
  for (const key of ['a', 'b', 'c', 'd', 'e']) await cache.prefetch([key])
  cache.set('page', bytes('compiled'), true)
  await cache.commit()
  expect(text(cache.get('page'))).toBe('compiled')
  expect(cache.findings()).toMatchObject([{ message: expect.stringContaining('timeout') }])
})

it('goes on without a server that can’t be reached', async () => {
  const cache = await machine('http://127.0.0.1:1')
  cache.set('page', bytes('compiled'), true)
  await cache.prefetch(['other'])
  await cache.commit()
  expect(cache.findings()).toMatchObject([
    { rule: 'remote-cache', message: expect.stringContaining('127.0.0.1:1') },
  ])
})
