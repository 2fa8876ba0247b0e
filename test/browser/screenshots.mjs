// Pictures of every page kind of the built site, in both modes and four widths, into screenshots/.
import { createReadStream, existsSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { findChromium } from '../helpers/find-chromium.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const site = join(root, 'build')
const target = join(root, 'screenshots')
const pages = {
  home: '/',
  doc: '/tutorials/quick-start',
  api: '/api/configureStore',
  errors: '/errors?code=11',
  search: '/search?q=slice',
  'not-found': '/no-such-page',
}
const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}

const isFile = (path) => existsSync(path) && statSync(path).isFile()

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const path = join(site, normalize(decodeURIComponent(pathname)))
  const found = [path, join(path, 'index.html'), `${path}.html`].find(isFile)
  const file = found ?? join(site, '404.html')
  response.writeHead(found ? 200 : 404, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
  })
  createReadStream(file).pipe(response)
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${server.address().port}`

await mkdir(target, { recursive: true })
const executablePath = findChromium()
const browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox'] })
for (const colorScheme of ['light', 'dark']) {
  for (const width of [1440, 996, 390, 320]) {
    const context = await browser.newContext({
      colorScheme,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(origin + path, { waitUntil: 'networkidle' })
      await page.screenshot({ path: join(target, `${name}-${width}-${colorScheme}.png`) })
    }
    await context.close()
  }
}
await browser.close()
server.close()
console.log(`Pictures of ${Object.keys(pages).length} pages are in screenshots/.`)
