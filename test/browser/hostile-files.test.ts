// oxlint-disable unicorn/consistent-function-scoping -- some functions run in the page
import { readFileSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { dirname, join } from 'node:path'
import { lookup } from 'mrmime'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishedTypes } from '../../cli/content/sources/published-name.ts'
import { countAttempts } from '../helpers/count-attempts.ts'
import { connectChromium } from '../helpers/chromium.ts'
import { runCli } from '../helpers/run-cli.ts'
import { hostileFiles, hostileImages } from './hostile-files.ts'
import { type Served, serveFolder } from './serve-folder.ts'
import { temporaryFolder } from '../helpers/site-of.ts'

let browser: Browser
let siteDir: string
let server: Server
let origin: string
/** The whole site, as a host without a policy serves it. */
let site: Served
/** Names of the files beside pages that the build has published. */
let published: readonly string[]

/** Windows keeps no name that ends in a dot or space. */
const files = [...hostileFiles].filter(
  ([name]) => process.platform !== 'win32' || !/[. ]$/.test(name),
)
const images = hostileImages.map((bytes, index) => [`i${String(index)}.svg`, bytes] as const)
const address = (name: string): string => `./${encodeURIComponent(name)}`

/** Every form in which a page can name a file. */
const forms = (name: string): string => {
  const url = address(name)
  return `[a](${url}) ![a](${url}) <a href="${url}">b</a>

<img src="${url}" srcset="${url} 2x" alt="a">

<video src="${url}" poster="${url}" controls></video>

<object data="${url}"></object> <embed src="${url}"> <iframe src="${url}" title="a"></iframe>

<Card title="a" href="${url}" />

`
}

/** A page that shows every image would take too long to load, so most of them only have a link. */
const linkOrForms = ([name]: readonly [string, unknown], index: number): string =>
  index % 8 === 0 ? forms(name) : `[a](${address(name)})\n\n`

beforeAll(async () => {
  siteDir = await temporaryFolder()
  const rules = ['active-file', 'active-svg', 'broken-link', 'broken-asset']
  const config = {
    title: 'Quarry',
    markdown: { rawHtml: 'sanitize' },
    docs: { showLastUpdateTime: false },
    checks: { rules: Object.fromEntries(rules.map((rule) => [rule, 'log'])) },
  }
  const all = new Map<string, string | Uint8Array>([
    ...files.map(([name, text]) => [`docs/${name}`, Buffer.from(text)] as const),
    ...images.map(([name, bytes]) => [`docs/${name}`, bytes] as const),
    ['docs/index.md', `# Files\n\n${files.map(([name]) => forms(name)).join('')}`],
    ['docs/images.md', `# Images\n\n${images.map(linkOrForms).join('')}`],
    ['site.config.ts', `export default ${JSON.stringify(config)}`],
  ])
  for (const [path, contents] of all) {
    await mkdir(dirname(join(siteDir, path)), { recursive: true })
    await writeFile(join(siteDir, path), contents)
  }
  const run = await runCli(['build', siteDir])
  if (run.exitCode !== 0) throw new Error((run.stdout + run.stderr).slice(-4000))
  const assets = await readdir(join(siteDir, 'build/assets'))
  published = assets.filter((name) => /^(?:[a-f]|i\d+)[-.]/.test(name))
  browser = await connectChromium()
  site = await serveFolder(join(siteDir, 'build'), { policy: false })
  server = createServer((request, response) => {
    const [, kind = '', name = ''] = decodeURIComponent(request.url ?? '').split('/')
    const type = kind === 'host' || kind === 'source' ? lookup(name) : types[kind]
    if (type !== undefined) response.setHeader('content-type', type)
    const folder = kind === 'source' ? 'docs' : 'build/assets'
    try {
      response.end(readFileSync(join(siteDir, folder, name)))
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const at = server.address()
  origin = `http://127.0.0.1:${String(typeof at === 'object' ? at?.port : 0)}`
})
afterAll(async () => {
  await browser?.close()
  server?.closeAllConnections()
  server?.close()
  await site?.close()
  await rm(siteDir, { recursive: true, force: true })
})

/** What hosts may send for a file: the type they know, none, or a wrong one. */
const types: Readonly<Record<string, string | undefined>> = {
  none: undefined,
  html: 'text/html',
  xml: 'application/xml',
  xhtml: 'application/xhtml+xml',
}

/** A page where every `alert` in any frame counts as an execution. */
async function open(): Promise<{ readonly page: Page; readonly executed: string[] }> {
  const executed: string[] = []
  const context = await browser.newContext()
  await context.exposeFunction('alert', () => void executed.push('alert'))
  await context.route(
    ({ hostname, protocol }) => protocol !== 'data:' && hostname !== '127.0.0.1',
    (route) => route.abort(),
  )
  return { page: await context.newPage(), executed }
}

/** Runs in the page: all that a reader can do with what it shows. */
async function touchEverything(): Promise<void> {
  for (const element of document.querySelectorAll('*')) {
    for (const type of ['mouseover', 'focusin', 'beginEvent', 'load', 'error'])
      element.dispatchEvent(new Event(type, { bubbles: type === 'mouseover' }))
    if (!element.localName.startsWith('h'))
      element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }
  // The next turn of the event loop, after the tasks that the events have queued.
  await new Promise((done) => setTimeout(done, 0))
}

/** Open files in a few pages at once; returns those that ran something. */
async function visit(urls: readonly string[]): Promise<string[]> {
  const lanes = [0, 1, 2, 3].map((lane) => urls.filter((_, index) => index % 4 === lane))
  return (await Promise.all(lanes.map(visitInTurn))).flat().toSorted()
}

async function visitInTurn(urls: readonly string[]): Promise<string[]> {
  const { page, executed } = await open()
  const ran: string[] = []
  for (const url of urls) {
    executed.length = 0
    // A download opens no page, and a click may lead away.
    await page.goto(origin + url).catch(() => undefined)
    await page.evaluate(touchEverything).catch(() => undefined)
    // A call that has begun arrives before the next answer of the page.
    await page
      .evaluate(() => new Promise((done) => requestAnimationFrame(done)))
      .catch(() => undefined)
    if (executed.length > 0) ran.push(url)
  }
  await page.context().close()
  return ran
}

describe('files beside pages', () => {
  it('P41: published unchanged, most of these files would run a script', async () => {
    const sources = [...images.slice(0, 60), ...images.slice(-16), ...files.slice(0, 12)].map(
      ([name]) => `/source/${name}`,
    )
    expect((await visit(sources)).length).toBeGreaterThan(40)
  })

  it('P41: only types of the list are published, under one extension', () => {
    countAttempts(files.length)
    expect(published.length).toBeGreaterThan(100)
    const extensions = published.map((name) => name.split('.').slice(1).join('.'))
    expect(extensions.filter((extension) => !publishedTypes.has(extension))).toEqual([])
    expect(published.filter((name) => /^[abcde][-.]/.test(name))).toEqual([])
  })

  it.each(['host', 'none'])(
    'P41: no file executes when it is opened, type of the %s',
    async (kind) => {
      const names = unique(published)
      const ran = await visit(names.map((name) => `/${kind}/${name}`))
      countAttempts(published.length, ran.length)
      expect(ran).toEqual([])
    },
  )

  it.each(['html', 'xml', 'xhtml'])('P41: no image executes as %s', async (kind) => {
    const names = published.filter((name) => name.endsWith('.svg'))
    const ran = await visit(unique(names).map((name) => `/${kind}/${name}`))
    countAttempts(names.length, ran.length)
    expect(ran).toEqual([])
  })

  it.each(['', 'images'])(
    'P41: nothing executes on a page that names these files: /%s',
    async (path) => {
      const { page, executed } = await open()
      await page.goto(`${site.origin}/${path}`)
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += 4000) {
          window.scrollTo(0, top)
          await new Promise((done) => requestAnimationFrame(done))
        }
      })
      countAttempts(path === '' ? files.length * 9 : images.length, executed.length)
      expect(executed).toEqual([])
      await page.context().close()
    },
  )
})

/** One file of those with the same type and bytes: most images are the same once they are clean. */
function unique(names: readonly string[]): string[] {
  const keyOf = (name: string): string =>
    name.split('.').at(-1) + readFileSync(join(siteDir, 'build/assets', name), 'latin1')
  return [...new Map(names.map((name) => [keyOf(name), name])).values()]
}
