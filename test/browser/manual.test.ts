import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectChromium } from '../helpers/chromium.ts'
import { runCli } from '../helpers/run-cli.ts'
import { observed, stickingOut, violations } from './accessible.ts'
import { type Served, serveFolder } from './serve-folder.ts'
import { openPage } from './shell-page.ts'
import { temporaryFolder } from '../helpers/site-of.ts'

const root = join(import.meta.dirname, '../..')
/** One page of each kind: prose, tables, every component, long references. */
const paths = [
  '/',
  '/explanation/comparison',
  '/guides/code-samples',
  '/guides/large-sites',
  '/reference/components',
  '/reference/config',
  '/reference/config/theme',
  '/reference/variables',
  '/hosts',
]

let browser: Browser
let server: Served
let folder = ''

beforeAll(async () => {
  folder = await temporaryFolder()
  const { exitCode } = await runCli(['build', 'docs', '--out-dir', folder], { cwd: root })
  expect(exitCode).toBe(0)
  ;[browser, server] = await Promise.all([connectChromium(), serveFolder(folder)])
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
  await rm(folder, { recursive: true, force: true })
})

describe('the manual in the browser', () => {
  it.each(paths)('P30: %s is accessible and throws no error, in both color modes', async (path) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, faults } = await openPage(browser, server.origin + path, {
        colorScheme,
        reducedMotion: 'reduce',
      })
      const found: string[] = []
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 800 })
        await observed(page)
        found.push(...(await violations(page)).map((line) => `${width}: ${line}`))
        found.push(...(await stickingOut(page)).map((line) => `${width}: sticks out: ${line}`))
      }
      expect(found).toEqual([])
      expect(faults).toEqual([])
      await page.context().close()
    }
  })

  it.each([
    ['/', 8],
    ['/guides/components', 6],
  ])('loads at most 45 kB besides the fonts, and few files, on %s', async (path, most) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    const responses = new Map<string, Response>()
    page.on('response', (response) => responses.set(response.url(), response))
    await page.goto(server.origin + path)
    // What comes after the page has loaded is not counted, and may end with the page.
    const files = await Promise.all(
      Array.from(responses, async ([url, response]) => {
        return { url, size: gzipSync(await response.body()).length }
      }),
    )
    const rest = files.filter(({ url }) => !url.endsWith('.woff2'))
    expect(rest.length).toBeGreaterThan(2)
    expect(files.length, JSON.stringify(files)).toBeLessThanOrEqual(most)
    const total = rest.reduce((sum, { size }) => sum + size, 0)
    expect(total, JSON.stringify(files)).toBeLessThanOrEqual(45_000)
    await context.close()
  })

  it('says on its first page what it documents: logo, version, repository and footer', async () => {
    const { page } = await openPage(browser, server.origin)
    const repository = page.locator('.navbar a', { hasText: 'Source' })
    for (const part of [
      page.locator('.navbar .navbar__logo'),
      page.locator('footer'),
      page.getByText(/\b\d+\.\d+\.\d+\b/),
      repository,
    ])
      expect(await part.filter({ visible: true }).count(), String(part)).toBeGreaterThan(0)
    await page.context().close()
  })

  it('shows where an option is described to readers of old links', async () => {
    const { page } = await openPage(browser, `${server.origin}/reference/config#docs.path`)
    const option = page.locator(':target')
    expect(await option.evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThan(40)
    await option.click()
    await page.waitForURL('**/reference/config/docs#docs.path')
    const section = page.locator('h3[id="docs.path"]')
    await section.waitFor()
    expect(await section.evaluate((node) => node.getBoundingClientRect().top)).toBeLessThan(300)
    await page.context().close()
  })

  it('finds options, rules and flags by their names', async () => {
    const { page } = await openPage(browser, server.origin)
    for (const [query, target] of [
      ['contentSecurityPolicy', '/reference/config'],
      ['orphan-page', '/reference/rules'],
      ['update-lock', '/reference/commands'],
      ['sidebar_position', '/reference/front-matter'],
    ] as const) {
      await page.goto(`${server.origin}/search?q=${query}`)
      const hits = page.locator('[data-search-page] a')
      await hits.first().waitFor()
      const hrefs = await hits.evaluateAll((links) =>
        links.slice(0, 5).map((link) => link.getAttribute('href') ?? ''),
      )
      expect(
        hrefs.some((href) => href.startsWith(target)),
        `${query}: ${hrefs.join(' ')}`,
      ).toBe(true)
    }
    await page.context().close()
  })
})
