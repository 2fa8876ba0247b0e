import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const size = (text) => gzipSync(text, { level: 9 }).length

/** Bytes that a page of a built site loads, compressed as a host does. */
export function weighPage(folder, path) {
  const file = [`${path}/index.html`, `${path}.html`]
    .map((name) => join(folder, name))
    .find((name) => existsSync(name))
  if (file === undefined) return undefined
  const page = readFileSync(file, 'utf8')
  const weigh = (pattern) =>
    [...new Set([...page.matchAll(pattern)].map(([, url]) => url))]
      .map((url) => size(readFileSync(join(folder, url))))
      .reduce((sum, bytes) => sum + bytes, 0)
  // The styles of small sites are in the page; what it weighs without them is the HTML.
  const bare = page.replaceAll(/<style[^>]*>[^]*?<\/style>/g, '')
  return {
    html: size(bare),
    javascript: weigh(/<(?:script[^>]*src|link[^>]*modulepreload[^>]*href)="(\/[^"]+\.js)"/g),
    css: size(page) - size(bare) + weigh(/<link[^>]*stylesheet[^>]*href="(\/[^"]+\.css)"/g),
  }
}
