import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { builtSite } from '../helpers/built-site.ts'
import { connectChromium } from '../helpers/chromium.ts'
import { violations } from './accessible.ts'
import { type Served, serveFolder } from './serve-folder.ts'
import { openPage } from './shell-page.ts'
import { useBuiltSite } from './use-built-site.ts'

const files = (options: string): Readonly<Record<string, string>> => ({
  'site.config.ts': `export default {
  title: 'Tools', url: 'https://tools.example', baseUrl: '/base/', favicon: 'icon.svg',
  docs: { showLastUpdateTime: false },
  ${options}
}`,
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/index.md': '# Home\n\nText.\n',
  'docs/guide/installation.md':
    '# Installation\n\n[Home](../index.md)\n\n## First steps\n\nText.\n',
  'docs/guide/install-plugins.md': '# Plugins\n\nText.\n',
  'docs/hidden.md': '---\nllms: false\n---\n\n# Hidden\n\nText.\n',
})

describe('what readers can do with a page', () => {
  const site = useBuiltSite(files('llms: { controls: true },'), { baseUrl: '/base/' })

  const open = async (path: string) => {
    const opened = await site.open(`base/${path}`)
    await opened.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    return opened
  }
  const clipboard = 'navigator.clipboard.readText()'

  it('copies the page as Markdown, and says so', async () => {
    const { page, faults } = await open('guide/installation')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const button = page.getByRole('button', { name: 'Copy page' })
    await button.click()
    await expect.poll(() => button.getAttribute('data-copied')).toBe('')
    expect(await page.locator('[data-announcer]').textContent()).toBe('Copied')
    const markdown = await readFile(join(site.siteDir, 'build/guide/installation.md'), 'utf8')
    expect(markdown).toContain('# Installation')
    expect(await page.evaluate(clipboard)).toBe(markdown)
    const names = requests.map((url) => url.replace(/-\w+\.js$/, '.js').split('/base/')[1])
    // What else waits for the reader's first event.
    const others = ['assets/chunk.js', 'assets/printed-parts.js']
    expect(names.filter((name) => !others.includes(String(name)))).toEqual([
      'assets/tools.js',
      'guide/installation.md',
    ])
    expect(names.length).toBeLessThan(5)
    expect(await violations(page)).toEqual([])
    const link = page.getByRole('link', { name: 'View as Markdown' })
    expect(await link.getAttribute('href')).toBe('/base/guide/installation.md')
    await link.click()
    await page.waitForURL(/installation\.md$/)
    expect(faults).toEqual([])
  })

  it('H16: has its controls in the line of the breadcrumbs, where they move neither title nor focus order', async () => {
    const plain = await builtSite(files(''))
    const without = await serveFolder(join(plain.siteDir, 'build'), { baseUrl: '/base/' })
    onTestFinished(async () => without.close())
    for (const width of [390, 1024, 1440]) {
      const viewport = { width, height: 800 }
      const tools = await openPage(site.browser, `${site.origin}/base/guide/installation`, {
        viewport,
      })
      const other = await openPage(site.browser, `${without.origin}/base/guide/installation`, {
        viewport,
      })
      const { page } = tools
      const top = async (name: string, one = page): Promise<number> =>
        (await one.locator(name).first().boundingBox())?.y ?? Number.NaN
      expect(await top('h1'), `${width}px`).toBe(await top('h1', other.page))
      expect(await top('.page-actions')).toBe(await top('.breadcrumbs'))
      await page.locator('.breadcrumbs a').last().focus()
      const stops: (string | null)[] = []
      for (const _ of ['Copy page', 'View as Markdown', 'Home']) {
        await page.keyboard.press('Tab')
        stops.push(await page.locator(':focus').textContent())
      }
      expect(stops.slice(0, 2)).toEqual(['Copy page', 'View as Markdown'])
      expect(await page.locator('article :focus').count()).toBe(1)
      // The check mark does not push the other control.
      const link = page.locator('.page-actions > a')
      const before = await link.boundingBox()
      await page.evaluate(() =>
        document.querySelector('.page-actions > button')?.setAttribute('data-copied', ''),
      )
      expect(await link.boundingBox()).toEqual(before)
      await page.context().close()
      await other.page.context().close()
    }
  })

  it('says that a page cannot be copied when its Markdown is out of reach', async () => {
    const { page } = await open('guide/installation')
    await page.route('**/*.md', (route) => route.abort())
    await page.getByRole('button', { name: 'Copy page' }).click()
    const said = page.locator('[data-announcer]')
    await expect.poll(() => said.textContent()).toBe('Could not copy')
    expect(await page.locator('[data-copied]').count()).toBe(0)
  })

  it('copies the page to which the reader has gone without a load', async () => {
    const { page } = await open('guide/installation')
    await page.getByRole('link', { name: 'Home' }).last().click()
    await page.getByRole('heading', { name: 'Home' }).waitFor()
    await page.getByRole('button', { name: 'Copy page' }).click()
    await expect.poll(() => page.locator('[data-announcer]').textContent()).toBe('Copied')
    expect(await page.evaluate(clipboard)).toBe(
      await readFile(join(site.siteDir, 'build/index.md'), 'utf8'),
    )
  })

  it('offers no Markdown where there is none', async () => {
    for (const path of ['hidden', 'search', 'no-such-page']) {
      const { page } = await open(path)
      expect(await page.locator('.page-actions').count(), path).toBe(0)
    }
    const plain = await builtSite(files(''))
    const html = await readFile(join(plain.siteDir, 'build/guide/installation/index.html'), 'utf8')
    expect(html).not.toMatch(/class="?page-actions|Copy page/)
  })

  it('H16: shows a check mark on the anchor whose URL was copied', async () => {
    const { page } = await open('guide/installation')
    const anchor = page.locator('h2 [data-anchor]')
    const shown = (): Promise<string> =>
      anchor.evaluate((one) => getComputedStyle(one, '::before').content)
    expect(await shown()).toBe('"#"')
    await anchor.click()
    await expect.poll(shown).toContain('✓')
    expect(await page.evaluate(clipboard)).toBe(
      `${site.origin}/base/guide/installation#first-steps`,
    )
    await expect.poll(shown).toBe('"#"')
  })

  it.each([
    ['guide/instalation', ['Installation', 'Plugins']],
    ['docs/2.x/installation/', ['Installation']],
    ['guide/install-plugin.html', ['Plugins', 'Installation']],
  ])('R4: offers pages with a similar URL instead of %s', async (path, titles) => {
    const { page, faults } = await open(path)
    const links = page.locator('.page-message ul a')
    await expect.poll(() => links.allTextContents()).toEqual(titles)
    await page.getByText('Did you mean one of these pages?').waitFor()
    expect(await violations(page)).toEqual([])
    await links.first().click()
    await page.getByRole('heading', { level: 1, name: titles[0] ?? '' }).waitFor()
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([])
  })

  it('R4: offers no page for a URL that is like no other', async () => {
    const { page } = await open('zzzz/qqqq')
    await page.waitForLoadState('networkidle')
    expect(await page.getByText('Did you mean').isVisible()).toBe(false)
    expect(await page.locator('.page-message ul').count()).toBe(0)
  })
})

const image =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="teal"/></svg>'

describe('what a site may add for readers', () => {
  let browser: Browser
  let server: Served
  let other: Served
  const sent: string[] = []
  beforeAll(async () => {
    browser = await connectChromium()
    const built = await builtSite({
      ...files(`feedback: { url: 'https://feedback.example/page' },
  markdown: { imageZoom: true },`),
      'docs/index.md':
        '# Home\n\n![A teal field](./field.svg)\n\n[![A linked field](./field.svg)](./hidden.md)\n\n```ts\nconst one = 1\n```\n',
      'docs/field.svg': image,
    })
    expect(built.run.exitCode, built.run.stderr).toBe(0)
    server = await serveFolder(join(built.siteDir, 'build'), { baseUrl: '/base/', policy: 'own' })
    const plain = await builtSite(files(''))
    other = await serveFolder(join(plain.siteDir, 'build'), { baseUrl: '/base/', policy: 'own' })
  })
  afterAll(async () => {
    await browser?.close()
    await server?.close()
    await other?.close()
  })
  const open = async (path: string, served = server) => {
    const opened = await openPage(browser, `${served.origin}/base/${path}`)
    const { page } = opened
    onTestFinished(async () => page.context().close())
    await page.route('https://feedback.example/**', async (route) => {
      sent.push(route.request().postData() ?? '')
      await route.fulfill({ status: 204 })
    })
    return opened
  }

  it('enlarges an image, closes it with the keyboard, and returns to where the reader was', async () => {
    const { page, faults } = await open('')
    const button = page.getByRole('button', { name: 'A teal field' })
    expect(await page.locator('.zoom').count()).toBe(1)
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'A teal field' })
    await dialog.waitFor()
    expect(await dialog.locator('img').evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(
      400,
    )
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true)
    await button.click()
    await dialog.waitFor()
    await dialog.click()
    await dialog.waitFor({ state: 'detached' })
    expect(faults).toEqual([])
  })

  it('sends what a reader thinks of the page, once, and tells scripts of the site', async () => {
    const { page, faults } = await open('guide/installation')
    expect(await violations(page)).toEqual([])
    await page.evaluate(
      "document.addEventListener('docs-ssg:feedback', ({ detail }) => { window.told = detail })",
    )
    const box = page.getByRole('group', { name: 'Was this page helpful?' })
    await box.getByRole('button', { name: 'No' }).click()
    await box.getByText('Thank you for your feedback.').waitFor()
    expect(await box.getByRole('button').count()).toBe(0)
    const answer = { page: '/base/guide/installation', helpful: false }
    expect(await page.evaluate('window.told')).toEqual(answer)
    await expect.poll(() => sent).toEqual([JSON.stringify(answer)])
    expect(faults).toEqual([])
  })

  it('gives the interface of the browser the background of the page', async () => {
    const { page } = await open('')
    const colors = await page.evaluate(() =>
      [...document.querySelectorAll('meta[name="theme-color"]')].map((one) => [
        one.getAttribute('media'),
        one.getAttribute('content'),
      ]),
    )
    expect(colors).toEqual([
      ['(prefers-color-scheme: light)', expect.stringMatching(/^#[0-9a-f]{6}$/)],
      ['(prefers-color-scheme: dark)', expect.stringMatching(/^#[0-9a-f]{6}$/)],
    ])
    expect(colors[0]).not.toEqual(colors[1])
  })

  it('adds nothing to a site that does not ask for it', async () => {
    const { page } = await open('', other)
    expect(await page.locator('.zoom, .feedback, .page-actions').count()).toBe(0)
  })
})
