import { readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectChromium } from '../helpers/chromium.ts'
import { compileTutorial, readTutorial, type TutorialFiles } from './tutorial-files.ts'

// The apps of the quick starts as a reader writes them: the last version of every file on the page, in a folder
// laid out as Vite lays it out, type-checked, bundled and used in a browser.

const root = join(import.meta.dirname, '../..')
const work = join(root, 'node_modules/.cache/tutorial-apps')

let browser: Browser
beforeAll(async () => {
  browser = await connectChromium()
})
afterAll(() => browser.close())

interface RunningApp {
  readonly page: Page
  /** Uncaught errors, and warnings and errors of the console. */
  readonly problems: readonly string[]
}

async function writeApp(name: string, files: TutorialFiles): Promise<string> {
  const folder = join(work, name)
  await rm(folder, { recursive: true, force: true })
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}

/** Bundles `src/main.tsx` and opens it in `index.html`. Requests to other URLs go to `respond`. */
async function openApp(
  folder: string,
  respond?: (method: string, path: string) => Promise<{ status: number; body: string }>,
): Promise<RunningApp> {
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'src/main.tsx')],
    bundle: true,
    write: false,
    outdir: join(folder, 'dist'),
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'silent',
  })
  const script = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? ''
  const page = await browser.newPage({ viewport: { width: 560, height: 420 } })
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) problems.push(message.text())
  })
  await page.route('**/*', async (route) => {
    const { pathname, port } = new URL(route.request().url())
    if (port === '4000' && respond) {
      const response = await respond(route.request().method(), pathname)
      const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }
      await route.fulfill({ ...response, headers })
    } else if (pathname === '/main.js')
      await route.fulfill({ body: script, contentType: 'text/javascript' })
    else
      await route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/main.js"></script>',
      })
  })
  await page.goto('http://tutorial.test/')
  return { page, problems }
}

/**
 * Writes the image of the page to `coverage/` when `UPDATE_TUTORIAL_IMAGES` is set. `cwebp -lossless -z 9` makes a third
 * of it, which the page shows.
 */
async function saveImage(page: Page, name: string): Promise<void> {
  if (!process.env['UPDATE_TUTORIAL_IMAGES']) return
  await page.addStyleTag({ content: 'body { font: 16px system-ui, sans-serif; margin: 24px }' })
  await page.screenshot({ path: join(root, `coverage/tutorials/${name}.png`) })
}

describe.each(['five-minutes', 'quick-start', 'typescript', 'rtk-query'])(
  'the %s tutorial',
  (name) => {
    const source = readFileSync(join(root, `content/docs/tutorials/${name}.md`), 'utf8')

    it('E: ends with the files that its steps have built', () => {
      const { files, contradictions } = readTutorial(source)
      expect(files.has('src/main.tsx') && files.has('src/App.tsx')).toBe(true)
      expect(contradictions).toEqual([])
    })

    it('E: compiles with the options of a new Vite project', async () => {
      const folder = await writeApp(`${name}-types`, readTutorial(source).files)
      expect(await compileTutorial(folder)).toBe('')
    })
  },
)

describe('in the browser', () => {
  const filesOf = (name: string): TutorialFiles =>
    readTutorial(readFileSync(join(root, `content/docs/tutorials/${name}.md`), 'utf8')).files

  it('E: the app of five minutes counts', async () => {
    const { page, problems } = await openApp(await writeApp('five', filesOf('five-minutes')))
    await page.getByText('Add 1').click()
    await page.getByText('Add 5').click()
    await page.getByText('Count: 6').waitFor()
    expect(problems).toEqual([])
    await page.close()
  })

  it('E: the quick start counts, and keeps a list of to-dos', async () => {
    const { page, problems } = await openApp(await writeApp('quick-start', filesOf('quick-start')))
    const count = page.locator('output')
    expect(await count.textContent()).toBe('0')
    await page.getByRole('button', { name: 'Add 5' }).click()
    await page.getByRole('button', { name: '−' }).click({ clickCount: 2 })
    await expect.poll(() => count.textContent()).toBe('3')
    const input = page.getByRole('textbox', { name: 'New to-do' })
    for (const text of ['Read the quick start', ' ', 'Write a slice']) {
      await input.fill(text)
      await page.getByRole('button', { name: 'Add', exact: true }).click()
    }
    const texts = await page.getByRole('listitem').allInnerTexts()
    expect(texts.map((text) => text.trim())).toEqual(['Read the quick start', 'Write a slice'])
    await page.getByRole('checkbox', { name: 'Read the quick start' }).check()
    await page.getByRole('heading', { name: 'To-dos (1 open)' }).waitFor()
    await input.fill('')
    await saveImage(page, 'quick-start')
    expect(problems).toEqual([])
    await page.close()
  })

  it('E: the TypeScript quick start fills a cart once and adds up its total', async () => {
    const { page, problems } = await openApp(await writeApp('typescript', filesOf('typescript')))
    const messages: string[] = []
    page.on('dialog', (dialog) => {
      messages.push(dialog.message())
      void dialog.accept()
    })
    const again = page.getByRole('button', { name: 'Order the same again' })
    await again.click()
    await page.getByText('Total: $29.00').waitFor()
    await page.getByRole('button', { name: 'More Paper filters' }).click()
    await page.getByRole('checkbox', { name: 'Express shipping' }).check()
    await page.getByText('Total: $42.00').waitFor()
    await saveImage(page, 'typescript')
    await again.click()
    expect(messages).toEqual(['These products are in your cart already.'])
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.getByText('Total: $0.00').waitFor()
    expect(problems).toEqual([])
    await page.close()
  })

  it('E: the RTK Query quick start loads, shares, likes and recovers with its own server', async () => {
    const files = filesOf('rtk-query')
    const folder = await writeApp('rtk-query', files)
    const server = await startTutorialServer(folder)
    const requests: string[] = []
    let down = true
    const { page, problems } = await openApp(folder, async (method, path) => {
      requests.push(`${method} ${path}`)
      if (down) return { status: 500, body: '{}' }
      const response = await fetch(server.origin + path, { method })
      return { status: response.status, body: await response.text() }
    })
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    expect(problems.join()).toContain('500')
    down = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: 'Tests that read well' }).click()
    await page.getByText('A test is a short story.').waitFor()
    await page.getByRole('button', { name: 'Why I log my coffee' }).click()
    await page.getByText('It started with a spreadsheet.').waitFor()
    await page.getByRole('button', { name: 'Tests that read well' }).click()
    await page.getByText('A test is a short story.').waitFor()
    expect(requests.filter((request) => request === 'GET /posts/p2')).toHaveLength(1)
    requests.length = 0
    await page.getByRole('button', { name: 'Like' }).click()
    await page.getByText('6 likes').waitFor()
    await page.getByText('♥ 6').waitFor()
    expect(requests.toSorted()).toEqual(['GET /posts', 'GET /posts/p2', 'POST /posts/p2/like'])
    await saveImage(page, 'rtk-query')
    expect(problems).toHaveLength(1)
    await page.close()
    await server.close()
  })
})

/** Runs the page's `server.js` on a free port of this machine, without its delay. */
async function startTutorialServer(
  folder: string,
): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> {
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'server.js')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
  })
  const script = outputFiles[0]?.text.replace('server.listen(4e3)', 'return server') ?? ''
  const start = new Function('require', 'console', script) as (
    require: (name: string) => unknown,
    console: { log: () => void },
  ) => Server
  const server = start(() => ({ createServer }), { log: () => {} })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
