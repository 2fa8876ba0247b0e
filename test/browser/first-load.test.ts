import { writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { shiftsOf, watchShifts } from './layout-shifts.ts'
import { alive, idle } from './shell-page.ts'
import { useShell } from './use-shell.ts'

const block = (index: number): string =>
  `Paragraph ${String(index)}.\n\n\`\`\`ts\n${`const value${String(index)} = 1\n`.repeat(40)}\`\`\`\n`

/** Code that fits beside a sidebar and scrolls on a phone, in blocks that a window of 800 px begins to show. */
const wideBlocks = Array.from(
  { length: 30 },
  (_, index) => `Text.\n\n\`\`\`ts\nconst value${String(index)} = '${'w'.repeat(44)}'\n\`\`\`\n\n`,
).join('')

const lookup = `
export const meta = { title: 'Lookup', description: 'An island that reads the address' }
export default function Lookup() {
  return <><h1>Lookup</h1><div data-island="Counter" data-wake="query" data-props='{"label":"asked"}' /></>
}
`

/** A page of forty long blocks of code, and one whose island is wanted where the address asks something. */
const shell = useShell({
  change: async (siteDir) => {
    const blocks = Array.from({ length: 40 }, (_, index) => block(index)).join('\n')
    await writeFile(join(siteDir, 'docs/code.md'), `# Code\n\n${blocks}\n## The end\n\nText.\n`)
    await writeFile(join(siteDir, 'docs/wide.md'), `# Wide\n\n${wideBlocks}`)
    await writeFile(join(siteDir, 'pages/lookup.tsx'), lookup)
  },
})

const isLaidOut = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-laid-out'))

/** How much of the code on the page the browser has not laid out yet. */
const skipped = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.code-block')].filter(
        (found) => getComputedStyle(found).contentVisibility === 'auto',
      ).length,
  )

interface Parts {
  readonly url: string
  readonly release: () => void
  readonly close: () => void
}

/**
 * Serve the site with a first page whose text stops in the middle of the navbar until it is released. `/unblocked` is
 * the same page for a browser that does not know how to wait for an element.
 */
async function serveInParts(): Promise<Parts> {
  let release = (): void => undefined
  const released = new Promise<void>((done) => (release = done))
  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    const isFirst = path === '/' || path === '/unblocked'
    const found = await fetch(new URL(isFirst ? '/' : path, shell.site.url))
    const text = Buffer.from(await found.arrayBuffer())
    const body =
      path === '/unblocked'
        ? Buffer.from(String(text).replace(/<link rel="expect"[^>]*>/, ''))
        : text
    response.writeHead(found.status, { 'content-type': found.headers.get('content-type') ?? '' })
    const middle = isFirst ? body.indexOf('class="navbar__tools"') : 0
    response.write(body.subarray(0, middle))
    if (middle > 0) await released
    response.end(body.subarray(middle))
  }
  const server = createServer((request, response) => void answer(request.url ?? '/', response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${String(port)}/`,
    release,
    close: () => (server.closeAllConnections(), server.close()),
  }
}

/** The page of code at a moment before it lays out what is out of sight; its clock stands still until it is resumed. */
async function openEarly(path = 'code'): Promise<Page> {
  const context = await shell.browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto(shell.site.url + path)
  const isAlive = async (): Promise<boolean> => {
    await page.clock.runFor(1)
    return page.evaluate(() => document.documentElement.hasAttribute('data-alive'))
  }
  await expect.poll(isAlive).toBe(true)
  return page
}

describe('the first load of a page', () => {
  it('P19: moves nothing where the page arrives in parts: the navbar is painted as a whole', async () => {
    const parts = await serveInParts()
    const context = await shell.browser.newContext({ viewport: { width: 1280, height: 800 } })
    const open = async (path: string): Promise<Page> => {
      const page = await context.newPage()
      await watchShifts(page)
      await page.goto(parts.url + path, { waitUntil: 'commit' })
      await page.locator('.navbar').waitFor({ state: 'attached' })
      return page
    }
    const page = await open('')
    // A browser that would paint the first part has painted it by then.
    const unblocked = await open('unblocked')
    await unblocked.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    parts.release()
    for (const one of [page, unblocked]) await one.locator('main h1').waitFor()
    expect(await shiftsOf(page)).toEqual([])
    expect(await shiftsOf(unblocked)).not.toEqual([])
    await context.close()
    parts.close()
  })

  it('leaves code out of sight for later, until the reader moves', async () => {
    const page = await openEarly()
    expect(await skipped(page)).toBeGreaterThan(20)
    await page.mouse.move(400, 300)
    await page.clock.resume()
    await expect.poll(() => isLaidOut(page)).toBe(true)
    expect(await skipped(page)).toBe(0)
    await page.context().close()
  })

  it('P30: lays everything out when the window is narrowed, so that the keyboard can scroll what is too wide now', async () => {
    const page = await openEarly('wide')
    const unreachable = (): Promise<number[]> =>
      page
        .locator('pre')
        .evaluateAll((all) =>
          all.flatMap((found, index) =>
            found.scrollWidth > found.clientWidth && found.tabIndex < 0 ? [index] : [],
          ),
        )
    // Those on the screen were measured, and need no stop of the Tab key.
    await expect.poll(() => page.locator('pre[tabindex]').count()).toBeLessThan(30)
    await page.setViewportSize({ width: 390, height: 800 })
    await page.clock.runFor(100)
    expect(await isLaidOut(page)).toBe(true)
    // The browser observes the new sizes in the next frame.
    await expect.poll(unreachable).toEqual([])
    expect(await page.locator('pre[tabindex="0"]').count()).toBe(30)
    await page.context().close()
  })

  it('lays everything out without a move too, for those whose moves no page sees', async () => {
    const { page } = await shell.open('code')
    await expect.poll(() => isLaidOut(page)).toBe(true)
    await page.context().close()
  })

  it('Q1: leaves the time to the search while that covers the page', async () => {
    const page = await openEarly()
    const before = await skipped(page)
    await page.keyboard.press('Control+k')
    await page.waitForSelector('.search-modal')
    await page.clock.resume()
    await page.fill('.search-modal__input', 'end')
    await page.waitForSelector('.search-modal mark')
    expect(await skipped(page)).toBe(before)
    await page.keyboard.press('Escape')
    await expect.poll(() => isLaidOut(page)).toBe(true)
    await page.context().close()
  })

  it('P26: a hash far below is exact, whatever was left out above it', async () => {
    const { page } = await shell.open('code#the-end')
    const top = (): Promise<number> =>
      page.locator('#the-end').evaluate((heading) => heading.getBoundingClientRect().top)
    const height = await page.evaluate(() => window.innerHeight)
    await expect.poll(top).toBeLessThan(height)
    const navbar = (await page.locator('.navbar').boundingBox())?.height ?? 0
    expect(await top()).toBeGreaterThanOrEqual(navbar)
    await page.context().close()
  })

  it('wakes an island that waits for a question only where the address asks one', async () => {
    for (const [path, isWanted] of [
      ['lookup', false],
      ['lookup?code=7', true],
    ] as const) {
      const context = await shell.browser.newContext()
      const page = await context.newPage()
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto(shell.site.url + path)
      await alive(page)
      const isAsked = (): boolean => asked.some((url) => url.includes('hydrate-island'))
      if (isWanted) await expect.poll(isAsked).toBe(true)
      else await idle(page)
      expect(isAsked()).toBe(isWanted)
      await context.close()
    }
  })
})
