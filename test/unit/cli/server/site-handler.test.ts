import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ask, askRaw, serveFiles } from './fixture.ts'

const unpackers = new Map<string | undefined, (bytes: Buffer) => Buffer>([
  ['br', (bytes) => brotliDecompressSync(bytes)],
  ['gzip', (bytes) => gunzipSync(bytes)],
])

const page = (text: string): string => `<!doctype html><title>${text}</title>`
const site = {
  'index.html': page('home'),
  'guide/index.html': page('guide'),
  'guide/install.html': page('install'),
  '404.html': page('missing'),
  'fr/404.html': page('absente'),
  'assets/a.css': 'a{}',
  'assets/a.js': 'a()',
  'routes.json': '{}',
  'site.webmanifest': '{}',
  'logo.svg': '<svg/>',
  'logo.png': 'png',
  LICENSE: 'text',
  'odd %#?"\' name/index.html': page('odd'),
  '日本語/index.html': page('japanese'),
  '100%.html': page('percent'),
}

describe('P17: pages', () => {
  it.each([
    ['/', 'home'],
    ['/index.html', 'home'],
    ['/?q=%zz', 'home'],
    ['/guide', 'guide'],
    ['/guide/', 'guide'],
    ['/guide/index.html', 'guide'],
    ['/guide/install', 'install'],
    ['/guide/install.html', 'install'],
    ['/odd%20%25%23%3F%22%27%20name', 'odd'],
    ['/%E6%97%A5%E6%9C%AC%E8%AA%9E/', 'japanese'],
    ['/100%25', 'percent'],
  ])('%s is %s', async (path, title) => {
    const { status, text } = await ask(await serveFiles(site), path)
    expect([status, text]).toEqual([200, page(title)])
  })

  it.each([
    ['/guide/install/', undefined, '/guide/install'],
    ['/guide/install/?a=1', false, '/guide/install?a=1'],
    ['/guide?a=1', true, '/guide/?a=1'],
    ['/odd%20%25%23%3F%22%27%20name', true, "/odd%20%25%23%3F%22'%20name/"],
  ])('%s (trailingSlash %s) moves to %s', async (path, trailingSlash, location) => {
    const options = trailingSlash === undefined ? {} : { trailingSlash }
    const { status, headers } = await ask(await serveFiles(site, options), path)
    expect([status, headers.location]).toEqual([301, location])
  })

  it.each([
    '/nowhere',
    '/guide/nowhere',
    '/Guide',
    '/guide.html',
    '/guide//',
    '/assets/',
    '/LICENSE/',
  ])('%s is the not-found page with status 404', async (path) => {
    const { status, text, headers } = await ask(await serveFiles(site), path)
    expect([status, text]).toEqual([404, page('missing')])
    expect(headers['content-type']).toBe('text/html;charset=utf-8')
  })

  it('the nearest not-found page is taken', async () => {
    const { text } = await ask(await serveFiles(site), '/fr/x/y')
    expect(text).toBe(page('absente'))
  })

  it('S8: a base path is required, kept in redirects, and found without its slash', async () => {
    const port = await serveFiles(site, { baseUrl: '/docs/', trailingSlash: true })
    expect((await ask(port, '/docs/guide/')).text).toBe(page('guide'))
    expect((await ask(port, '/docs/guide')).headers.location).toBe('/docs/guide/')
    expect((await ask(port, '/docs')).headers.location).toBe('/docs/')
    expect((await ask(port, '/guide/')).status).toBe(404)
    expect((await ask(port, '/docsguide/')).status).toBe(404)
  })
})

describe('P17: the protocol', () => {
  it.each([
    ['/', 'text/html;charset=utf-8'],
    ['/assets/a.css', 'text/css;charset=utf-8'],
    ['/assets/a.js', 'text/javascript;charset=utf-8'],
    ['/routes.json', 'application/json;charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json;charset=utf-8'],
    ['/logo.svg', 'image/svg+xml;charset=utf-8'],
    ['/logo.png', 'image/png'],
    ['/LICENSE', 'application/octet-stream'],
  ])('%s is %s, never sniffed', async (path, type) => {
    const { headers } = await ask(await serveFiles(site), path)
    expect(headers['content-type']).toBe(type)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'])(
    '%s is 405',
    async (method) => {
      const { status, headers } = await ask(await serveFiles(site), '/', { method })
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
    },
  )

  it('HEAD has the headers of GET and no body', async () => {
    const port = await serveFiles({ 'index.html': 'x'.repeat(5000) })
    for (const headers of [{}, { 'accept-encoding': 'gzip' }]) {
      const got = await ask(port, '/', { headers })
      const head = await ask(port, '/', { method: 'HEAD', headers })
      const { date: _, ...expected } = got.headers
      expect(head.headers).toMatchObject(expected)
      expect([head.status, head.body.length]).toEqual([200, 0])
    }
  })

  it('ETag and If-None-Match make a 304, in every encoding and weakly', async () => {
    const port = await serveFiles({ 'index.html': 'x'.repeat(5000) })
    const plain = (await ask(port, '/')).headers.etag ?? ''
    const packed =
      (await ask(port, '/', { headers: { 'accept-encoding': 'br' } })).headers.etag ?? ''
    expect(plain).not.toBe(packed)
    for (const known of [plain, packed, `W/${plain}`, `"other", ${plain}`, '*']) {
      const { status, body } = await ask(port, '/', { headers: { 'if-none-match': known } })
      expect([known, status, body.length]).toEqual([known, 304, 0])
    }
    expect((await ask(port, '/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  it.each([
    ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-5', 206, '56789', 'bytes 5-9/10'],
    ['bytes=-50', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=4-2', 200, '0123456789', undefined],
    ['bytes=0-1,3-4', 200, '0123456789', undefined],
    ['bytes=a-b', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
    ['bytes=-', 200, '0123456789', undefined],
    [`bytes=${'9'.repeat(20)}-`, 416, '', 'bytes */10'],
    [`bytes=${'9'.repeat(400)}-`, 416, '', 'bytes */10'],
  ])('Range %s is %i', async (range, ...[status, text, contentRange]) => {
    const port = await serveFiles({ 'x.bin': '0123456789' })
    const answer = await ask(port, '/x.bin', { headers: { range } })
    expect(answer).toMatchObject({ status, text })
    expect(answer.headers['content-range']).toBe(contentRange)
  })

  it('If-Range gives the whole of a file that has changed', async () => {
    const port = await serveFiles({ 'x.bin': '0123456789' })
    const etag = (await ask(port, '/x.bin')).headers.etag ?? ''
    const range = 'bytes=0-1'
    expect((await ask(port, '/x.bin', { headers: { range, 'if-range': etag } })).status).toBe(206)
    expect((await ask(port, '/x.bin', { headers: { range, 'if-range': '"x"' } })).status).toBe(200)
  })

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('Accept-Encoding %j is answered in %s', async (accepted, encoding) => {
    const text = 'text '.repeat(1000)
    const port = await serveFiles({ 'x.txt': text })
    const { headers, body } = await ask(port, '/x.txt', {
      headers: { 'accept-encoding': accepted },
    })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toBe('accept-encoding')
    const unpack = unpackers.get(encoding)
    expect((unpack?.(body) ?? body).toString('utf8')).toBe(text)
  })

  it('pictures and small files are not compressed', async () => {
    const port = await serveFiles({ 'x.png': 'x'.repeat(5000), 'x.txt': 'short' })
    for (const path of ['/x.png', '/x.txt']) {
      const { headers } = await ask(port, path, { headers: { 'accept-encoding': 'br' } })
      expect(headers['content-encoding']).toBeUndefined()
    }
  })

  it('an empty file is served', async () => {
    const { status, headers } = await ask(await serveFiles({ 'x.txt': '' }), '/x.txt')
    expect([status, headers['content-length']]).toEqual([200, '0'])
  })

  it('follows _redirects, and keeps the query', async () => {
    const rules =
      '# old\n/old /guide 301\n/blog/* /guide/:splat 302\n/out https://example.org/x\n/bad\n/only /guide 302 Country=de\n'
    const port = await serveFiles({ ...site, _redirects: rules })
    const where = async (path: string): Promise<unknown> => {
      const { status, headers } = await ask(port, path)
      return [status, headers.location]
    }
    expect(await where('/old?x=1')).toEqual([301, '/guide?x=1'])
    expect(await where('/old/')).toEqual([301, '/guide'])
    expect(await where('/blog/a/b%20c')).toEqual([302, '/guide/a/b%20c'])
    expect(await where('/out')).toEqual([301, 'https://example.org/x'])
    expect(await where('/blog//example.org')).toEqual([302, '/guide/example.org'])
    // A condition that only a host can check.
    expect(await where('/only')).toEqual([404, undefined])
    expect((await ask(port, '/_redirects')).status).toBe(404)
  })

  it('S11: applies _headers, the policy included, and keeps the file to itself', async () => {
    const rules =
      "/*\n  Content-Security-Policy: default-src 'self'\n  X-A: 1\n/assets/*\n  Cache-Control: immutable\n  X-A: 2\n  Content-Length: 3\n  b ad: x\n"
    const port = await serveFiles({ ...site, _headers: rules })
    expect((await ask(port, '/')).headers).toMatchObject({
      'content-security-policy': "default-src 'self'",
      'x-a': '1',
      'cache-control': 'no-cache',
    })
    const asset = await ask(port, '/assets/a.css')
    expect(asset.headers).toMatchObject({
      'cache-control': 'immutable',
      'x-a': '1, 2',
      'content-length': '3',
    })
    expect((await ask(port, '/_headers')).status).toBe(404)
  })
})

describe('P15: strangers', () => {
  it.each([
    'localhost',
    'localhost:1',
    '127.0.0.1:3000',
    '[::1]:3000',
    'LOCALHOST',
    'app.localhost',
  ])('the host %s is welcome', async (host) => {
    expect((await ask(await serveFiles(site), '/', { headers: { host } })).status).toBe(200)
  })

  it.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil.example:3000',
    '10.0.0.1',
    '[::2]',
    'localhost:x',
    'user@localhost',
    'local host',
  ])('the host %s is refused', async (host) => {
    expect((await ask(await serveFiles(site), '/', { headers: { host } })).status).toBe(403)
  })

  it('a request without a host is refused, also in the old protocol', async () => {
    const port = await serveFiles(site)
    expect(await askRaw(port, 'GET / HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1.1 400/)
    expect(await askRaw(port, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 403/)
    const foreign =
      'GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
    expect(await askRaw(port, foreign)).toMatch(/^HTTP\/1.1 403/)
    const own = 'GET http://localhost/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
    expect(await askRaw(port, own)).toMatch(/^HTTP\/1.1 200/)
  })

  it.each([
    ['localhost', 'evil.example'],
    ['evil.example', 'localhost'],
    ['localhost', 'localhost'],
  ])('a request with the hosts %s and %s is refused', async (first, second) => {
    const hosts = `Host: ${first}\r\nhOST: ${second}\r\nConnection: close\r\n\r\n`
    for (const target of ['/', 'http://localhost/'])
      expect(await askRaw(await serveFiles(site), `GET ${target} HTTP/1.1\r\n${hosts}`)).toMatch(
        /^HTTP\/1.1 400/,
      )
  })

  it('on all interfaces, addresses are welcome and names are not', async () => {
    const port = await serveFiles(site, { host: '0.0.0.0' })
    expect((await ask(port, '/', { headers: { host: '192.168.1.7:3000' } })).status).toBe(200)
    expect((await ask(port, '/', { headers: { host: 'evil.example' } })).status).toBe(403)
  })

  it('no page of another origin may read or embed an answer', async () => {
    const port = await serveFiles(site)
    const { headers } = await ask(port, '/', { headers: { origin: 'http://evil.example' } })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  })
})
