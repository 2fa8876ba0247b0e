import { createServer } from 'node:http'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
}
const isFile = (path) => existsSync(path) && statSync(path).isFile()

const encodings = {
  gzip: (contents) => gzipSync(contents, { level: 9 }),
  br: (contents) => brotliCompressSync(contents),
}

/** Assets are kept forever, other files for ten minutes, and pages are asked for again. */
function cacheControlOf(pathname, file) {
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return extname(file) === '.html' ? 'no-cache' : 'public, max-age=600'
}

/** Serve a built site as a good static host does: gzip, or Brotli with `br`, and the policy of `_headers`. */
export async function serveGzip(folder, encoding = 'gzip') {
  // The sites of other generators have no such file.
  const headers = join(folder, '_headers')
  const policy = isFile(headers)
    ? /Content-Security-Policy: (.*)/.exec(readFileSync(headers, 'utf8'))?.[1]
    : undefined
  const packed = new Map()
  const pack = (file) => {
    if (!packed.has(file)) packed.set(file, encodings[encoding](readFileSync(file)))
    return packed.get(file)
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = join(folder, decodeURIComponent(pathname))
    const found = [path, join(path, 'index.html'), `${path}.html`].find(isFile)
    const file = found ?? join(folder, '404.html')
    response.writeHead(found ? 200 : 404, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-encoding': encoding,
      ...(policy === undefined ? {} : { 'content-security-policy': policy }),
      'cache-control': cacheControlOf(pathname, file),
    })
    response.end(pack(file))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => (server.closeAllConnections(), server.close()),
  }
}
