import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtSite } from '../helpers/built-site.ts'
import { connectChromium } from '../helpers/chromium.ts'
import { holdRequests } from './search-tools.ts'
import { type Served, serveFolder } from './serve-folder.ts'
import { alive, idle } from './shell-page.ts'

const config = (theme: string): string => `export default {
  title: 'Kit', url: 'https://kit.example', favicon: 'icon.svg', customCss: ['site.css'],
  docs: { showLastUpdateTime: false },${theme}
}\n`

const files = (theme = ''): Readonly<Record<string, string>> => ({
  'site.config.ts': config(theme),
  'site.css': 'main h1 { border-top: 7px solid teal }\n',
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/index.md': '# Home\n\nText and [tags](./tagged.md) and [cards](./cards.md).\n',
  'docs/cards.md':
    '# Cards\n\n<Cards>\n<Card title="One">\n\nText\n\n</Card>\n</Cards>\n\n```ts showLineNumbers\nconst a = 1\n```\n',
  'docs/tagged.md': '---\ntags: [Store]\n---\n\n# Tagged\n\nText and [home](./index.md).\n',
})

const rareStyles = '**/part-rare-*'

/** What the browser refused or could not load. */
function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(error.message))
  return faults
}

const names = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('style[data-href]')
    .evaluateAll((styles) =>
      styles.map((style) => style.getAttribute('data-href')?.replace(/-\w+\.css$/, '') ?? null),
    )

const borderOf = (page: Page, target: string): Promise<string> =>
  page.locator(target).evaluate((element) => getComputedStyle(element).borderTopWidth)

let browser: Browser
let served: Served
let linked: Served

beforeAll(async () => {
  const [site, other] = await Promise.all([
    builtSite(files()),
    builtSite(files('theme: { inlineStyles: false },')),
  ])
  expect(site.run.exitCode, site.run.stderr).toBe(0)
  expect(other.run.exitCode, other.run.stderr).toBe(0)
  browser = await connectChromium()
  served = await serveFolder(join(site.siteDir, 'build'), { policy: 'own' })
  linked = await serveFolder(join(other.siteDir, 'build'), { policy: 'own' })
}, 240_000)

afterAll(async () => {
  await browser.close()
  served.close()
  linked.close()
})

describe('styles in the page', () => {
  it('P19: a page is styled without a request for a style sheet, under a policy without `unsafe-inline`', async () => {
    for (const path of ['/', '/tagged', '/missing/page', '/search']) {
      const context = await browser.newContext()
      const page = await context.newPage()
      const stylesheets: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'stylesheet') stylesheets.push(request.url())
      })
      const faults = watchFaults(page)
      const response = await page.goto(served.origin + path)
      await alive(page)
      const headers = (await response?.allHeaders()) ?? {}
      expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-")
      expect(headers['content-security-policy']).not.toContain('unsafe-inline')
      // The script of the search page exchanges its heading, which has no style in that moment.
      await expect.poll(() => borderOf(page, 'main h1')).toBe('7px')
      expect(await page.locator('.navbar').evaluate((bar) => getComputedStyle(bar).position)).toBe(
        'sticky',
      )
      expect(stylesheets).toEqual([])
      expect(faults.filter((text) => !text.includes('404'))).toEqual([])
      await context.close()
    }
  })

  it('P19: without a script, in dark mode and in print the page has its styles too', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' })
    const page = await context.newPage()
    await page.goto(`${served.origin}/tagged`)
    expect(await borderOf(page, 'main h1')).toBe('7px')
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.navbar').isVisible()).toBe(false)
    await context.close()
  })

  it('P19: navigation neither repeats nor loses styles, and adds those that only the next page has', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const faults = watchFaults(page)
    await page.goto(served.origin)
    await alive(page)
    expect(await names(page)).toEqual(['/assets/styles'])
    const visit = async (link: string, title: string): Promise<void> => {
      await page.locator('main').getByRole('link', { name: link, exact: true }).first().click()
      await expect.poll(() => page.locator('main h1').textContent()).toContain(title)
    }
    for (const _ of [1, 2]) {
      await visit('tags', 'Tagged')
      expect(await names(page)).toEqual(['/assets/styles', '/assets/part-tags'])
      expect(
        await page.locator('.blog-tags').evaluate((list) => getComputedStyle(list).display),
      ).toBe('flex')
      await visit('home', 'Home')
      expect(await borderOf(page, 'main h1')).toBe('7px')
    }
    expect(await names(page)).toEqual(['/assets/styles', '/assets/part-tags'])
    expect(faults).toEqual([])
    await context.close()
  })

  it('P19: rare blocks have their look after navigation too, and other pages lack their styles', async () => {
    for (const { origin } of [served, linked]) {
      const context = await browser.newContext()
      const page = await context.newPage()
      const faults = watchFaults(page)
      await page.goto(origin)
      await alive(page)
      expect(await page.locator('head').innerHTML()).not.toContain('part-rare')
      await page.locator('main').getByRole('link', { name: 'cards', exact: true }).click()
      await expect.poll(() => page.locator('main h1').textContent()).toContain('Cards')
      const look = (): Promise<string> =>
        page.locator('.cards').evaluate((cards) => getComputedStyle(cards).display)
      await expect.poll(look).toBe('grid')
      const line = page.locator('.numbered .line').first()
      expect(await line.evaluate((one) => getComputedStyle(one).paddingLeft)).toBe('60px')
      expect(faults).toEqual([])
      await context.close()
    }
  })

  it('P19: navigation shows a page when the style sheets that only it has are there, or failed', async () => {
    for (const isLost of [false, true]) {
      const context = await browser.newContext()
      const page = await context.newPage()
      const release = await holdRequests(page, rareStyles, isLost ? 'abort' : 'continue')
      await page.goto(linked.origin)
      await alive(page)
      const asked = page.waitForRequest(rareStyles)
      await page.locator('main').getByRole('link', { name: 'cards', exact: true }).click()
      await asked
      expect(await page.locator('main h1').textContent()).toContain('Home')
      // The look in the task in which the article comes.
      await page.evaluate(() => {
        new MutationObserver(() => {
          const cards = document.querySelector('.cards')
          if (cards) document.body.dataset['look'] ??= getComputedStyle(cards).display
        }).observe(document.body, { childList: true, subtree: true })
      })
      release()
      await expect.poll(() => page.locator('main h1').textContent()).toContain('Cards')
      expect(await page.locator('body').getAttribute('data-look')).toBe(isLost ? 'block' : 'grid')
      await context.close()
    }
  })

  it('P19: a second visit waits for the style sheets that a canceled one began to load', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const faults = watchFaults(page)
    const release = await holdRequests(page, rareStyles)
    await page.goto(linked.origin)
    await alive(page)
    const link = page.locator('main').getByRole('link', { name: 'cards', exact: true })
    const asked = page.waitForRequest(rareStyles)
    await link.click()
    await asked
    await link.click()
    // A page that waits for nothing has come by then.
    await idle(page)
    expect(await page.locator('main h1').textContent()).toContain('Home')
    release()
    await expect.poll(() => page.locator('main h1').textContent()).toContain('Cards')
    expect(await page.locator('.cards').evaluate((cards) => getComputedStyle(cards).display)).toBe(
      'grid',
    )
    expect(faults).toEqual([])
    await context.close()
  })

  it('P19: `theme.inlineStyles: false` links to files, with the same look', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const faults = watchFaults(page)
    const response = await page.goto(`${linked.origin}/tagged`)
    await alive(page)
    expect(await page.locator('style').count()).toBe(0)
    expect(await page.locator('link[rel="stylesheet"]').count()).toBe(2)
    expect((await response?.allHeaders())?.['content-security-policy']).not.toContain('style-src')
    expect(await borderOf(page, 'main h1')).toBe('7px')
    expect(faults).toEqual([])
    await context.close()
  })
})
