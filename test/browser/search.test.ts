import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import AxeBuilder from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { launchChromium } from '../helpers/chromium.ts'
import { alive, openPage, type WatchedPage } from './shell-page.ts'
import { type ShellSite, startShellSite } from './shell-site.ts'

let browser: Browser
let site: ShellSite

beforeAll(async () => {
  const config = `search: { provider: 'embedded', reportUrl: 'https://shell.example/new?title={query}' },`
  ;[browser, site] = await Promise.all([
    launchChromium(),
    startShellSite({ baseUrl: '/base/', config }),
  ])
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

const field = '.search-modal__input'
const option = '.search-modal [role=option]'

/** The fixture's counter stands outside the base path and is not found. */
const ours = (faults: readonly string[]): readonly string[] =>
  faults.filter((fault) => !fault.includes('/count.js'))

async function open(path = 'guide/install', options?: BrowserContextOptions): Promise<WatchedPage> {
  const watched = await openPage(browser, `${site.url}${path}`, options)
  onTestFinished(async () => watched.page.context().close())
  return watched
}

async function ask(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.waitForSelector(field)
  await page.fill(field, query)
  await page.waitForSelector(option)
}

const active = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant')
    return id ? (document.getElementById(id)?.getAttribute('href') ?? null) : null
  })

async function violations(page: Page): Promise<readonly string[]> {
  await page.addScriptTag({ content: AxeBuilder.source }).catch(() => undefined)
  return page.evaluate(async () => {
    const axe: unknown = Reflect.get(window, 'axe')
    if (typeof axe !== 'object' || axe === null || !('run' in axe)) return ['axe did not load']
    const run: unknown = axe.run
    if (typeof run !== 'function') return ['axe did not load']
    const { violations: found } = await run(document, {
      rules: { 'target-size': { enabled: true } },
    })
    return found.map(
      ({ id, nodes }: { id: string; nodes: { html: string }[] }) => `${id}: ${nodes[0]?.html}`,
    )
  })
}

describe('the modal', () => {
  it('H3: opens by button, Ctrl+K, Cmd+K and /, not / in a field; Escape gives the focus back', async () => {
    const { page, faults } = await open()
    const button = page.locator('[data-search-open]').first()
    expect((await button.innerText()).replace(/\s+/g, ' ')).toBe('Search docs Ctrl K')
    await button.focus()
    for (const key of ['Control+k', 'Meta+k', '/', 'Enter']) {
      await page.keyboard.press(key)
      await page.waitForSelector(field)
      expect(await page.getAttribute(field, 'placeholder')).toBe('Search docs')
      await page.keyboard.type('a/b')
      expect(await page.inputValue(field)).toBe('a/b')
      await page.keyboard.press('Escape')
      await page.waitForSelector(field, { state: 'detached' })
      expect(
        await page.evaluate(() => document.activeElement?.hasAttribute('data-search-open')),
      ).toBe(true)
    }
    expect(ours(faults)).toEqual([])
  })

  it('H3: is a combobox: arrows go round, Home and End stay with the text, Enter goes there', async () => {
    const { page, faults } = await open()
    await ask(page, 'sentence')
    expect(await page.getAttribute(field, 'role')).toBe('combobox')
    expect(await page.getAttribute(field, 'aria-expanded')).toBe('true')
    const hrefs = await page
      .locator(option)
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
    expect(hrefs.length).toBeGreaterThan(2)
    expect(await active(page)).toBe(hrefs[0])
    await page.keyboard.press('ArrowUp')
    expect(await active(page)).toBe(hrefs.at(-1))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await active(page)).toBe(hrefs[1])
    await page.keyboard.press('Home')
    expect(
      await page.evaluate(() =>
        document.activeElement instanceof HTMLInputElement
          ? document.activeElement.selectionStart
          : -1,
      ),
    ).toBe(0)
    await page.keyboard.press('End')
    expect(await active(page)).toBe(hrefs[1])
    expect(await page.locator(`${option} a, ${option} button`).count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname + url.hash === hrefs[1])
    expect(await page.locator('.search-modal').count()).toBe(0)
    expect(ours(faults)).toEqual([])
  })

  it('H3: Ctrl+Enter and Ctrl+click open a tab of their own and leave the list', async () => {
    const { page } = await open()
    await ask(page, 'tabs')
    for (const act of [
      () => page.keyboard.press('Control+Enter'),
      () =>
        page
          .locator(option)
          .first()
          .click({ modifiers: ['Control'] }),
    ]) {
      const [tab] = await Promise.all([page.context().waitForEvent('page'), act()])
      expect(tab.url()).not.toBe('')
      expect(await page.locator(option).count()).toBeGreaterThan(0)
      expect(page.url()).toBe(`${site.url}guide/install`)
    }
  })

  it('Q1: nothing of the search is fetched before it is used; then it works offline', async () => {
    const context = await browser.newContext()
    onTestFinished(async () => context.close())
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`${site.url}guide/install`)
    await alive(page)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => /search/.test(url))).toEqual([])
    await ask(page, 'install')
    await context.setOffline(true)
    await page.fill(field, 'sentence')
    await expect.poll(() => page.locator(option).first().innerText()).toContain('Sentence')
    await page.keyboard.press('Escape')
    await ask(page, 'instal')
    expect(await page.locator(`${option} mark, .search-group__title mark`).count()).toBeGreaterThan(
      0,
    )
  })

  it('Q4: says what failed and recovers by Retry', async () => {
    const { page } = await open()
    await page.route('**/assets/search-current-*', (route) => route.abort())
    await page.keyboard.press('Control+k')
    await page.fill(field, 'install')
    await page.getByText('Unable to fetch results').waitFor()
    await page.getByText('You might want to check your network connection.').waitFor()
    await page.unroute('**/assets/search-current-*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.waitForSelector(option)
  })

  it('Q4: no hits: suggestions lead to hits, and the report link carries the query', async () => {
    const { page } = await open()
    await page.keyboard.press('Control+k')
    await page.fill(field, 'sentenzzzqqqq')
    await page.getByText('No results for').waitFor()
    const report = page.getByRole('link', { name: 'Let us know.' })
    expect(await report.getAttribute('href')).toBe('https://shell.example/new?title=sentenzzzqqqq')
    await page.getByText('Believe this query should return results?').waitFor()
    await page.getByText('Try searching for').waitFor()
    await page.locator('.search-suggestion').first().click()
    await page.waitForSelector(option)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox')
  })

  it('Q5: recent searches stay on the device, are text, and can be removed', async () => {
    const { page, faults } = await open()
    const payload = '<img src=x onerror=alert(1)> install'
    await ask(page, payload)
    await page.keyboard.press('Enter')
    await page.waitForSelector('.search-modal', { state: 'detached' })
    await page.keyboard.press('Control+k')
    expect(await page.locator('.search-recent__query').allInnerTexts()).toEqual([payload])
    expect(await page.locator('.search-modal img').count()).toBe(0)
    await page.getByRole('button', { name: /^Remove/ }).click()
    expect(await page.locator('.search-recent__query').count()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('docs-ssg.search.recent'))).toBe(null)
    expect(ours(faults)).toEqual([])
  })

  it('H3: fills a phone, works by touch, and has no fault that axe finds', async () => {
    const { page } = await open('guide/install', {
      viewport: { width: 390, height: 800 },
      hasTouch: true,
      isMobile: true,
      bypassCSP: true,
    })
    await page.locator('[data-search-open]:visible').first().tap()
    await page.waitForSelector(field)
    const box = await page.locator('.search-modal').boundingBox()
    expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 390, 800])
    expect(await violations(page)).toEqual([])
    await page.fill(field, 'tabs')
    await page.waitForSelector(option)
    expect(await violations(page)).toEqual([])
    await page.locator(option).first().tap()
    await page.waitForURL(/guide\/tabs/)
  })

  it('Q1: searches the version and the language of the page', async () => {
    for (const path of ['1.0/guide/install', 'ar/guide/tabs', 'ar/1.0/guide/tabs']) {
      const { page } = await open(path)
      const [word = ''] = (await page.locator('main h1').innerText()).split(' ')
      await ask(page, word)
      const hrefs = await page
        .locator(option)
        .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
      const prefix = `/base/${path.replace(/guide\/.*$/, '')}`
      expect(hrefs.filter((href) => !href.startsWith(prefix))).toEqual([])
    }
  })

  it('Q1: keystrokes never block: indexing and searching happen in a worker', async () => {
    const { page } = await open()
    const workers: string[] = []
    page.on('worker', (worker) => workers.push(worker.url()))
    await ask(page, 'install')
    expect(workers).toHaveLength(1)
    expect(workers[0]).toMatch(/\/assets\/search-worker-[\w-]+\.js$/)
  })
})

describe('the search page', () => {
  it('Q3: `See all` leads there; the query is read, kept in the address, and back works', async () => {
    const { page, faults } = await open()
    await ask(page, 'sentence')
    const all = page.locator('.search-modal__all')
    expect(await all.innerText()).toMatch(/^See all \d+ results$/)
    await all.click()
    await page.waitForURL(`${site.url}search?q=sentence`)
    await page.locator('.search-page__hit').first().waitFor()
    const total = Number.parseInt(await page.locator('.search-page__count').innerText(), 10)
    expect(total).toBeGreaterThan(10)
    expect(await page.title()).toBe('Search results for "sentence" | Shell')
    const input = page.locator('.search-page__input')
    await input.press('Enter')
    await input.fill('tabs')
    await page.waitForURL(/q=tabs$/)
    expect(await page.title()).toBe('Search results for "tabs" | Shell')
    await page.goBack()
    await page.waitForURL(/q=sentence$/)
    await expect.poll(() => page.locator('.search-page__input').inputValue()).toBe('sentence')
    await page.locator('.search-page__hit').first().click()
    await page.waitForURL(/long#/)
    await page.goBack()
    await page.locator('.search-page__hit').first().waitFor()
    expect(ours(faults)).toEqual([])
  })

  it('Q3, Q5: can be linked to; its query is text; it is not for crawlers', async () => {
    for (const payload of [
      '<img src=x onerror=alert(1)>',
      '"><script>alert(1)</script>',
      'javascript:alert(1)',
      '{{7*7}}',
      '%00',
      "';alert(1)//",
    ]) {
      const { page, faults } = await open(`search?q=${encodeURIComponent(payload)}`)
      let dialogs = 0
      page.on('dialog', async (dialog) => {
        dialogs += 1
        await dialog.dismiss()
      })
      await expect
        .poll(() => page.locator('main h1').innerText())
        .toBe(`Search results for “${payload}”`)
      expect(await page.locator('main img, main script').count()).toBe(0)
      expect(await page.getAttribute('meta[name=robots]', 'content')).toBe('noindex')
      expect([dialogs, ...ours(faults)]).toEqual([0])
      await page.context().close()
    }
  })

  it('Q3: facets for version and language; no fault that axe finds', async () => {
    const { page } = await open('search?q=tabs', { bypassCSP: true })
    await page.locator('.search-page__hit').first().waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByLabel('Version').selectOption('1.0')
    await page.waitForURL(/version=1\.0/)
    await expect
      .poll(() => page.locator('.search-page__hit').first().getAttribute('href'))
      .toContain('/base/1.0/')
    await page.getByLabel('Language').selectOption('ar')
    await page.waitForURL(/\/base\/ar\/search\?q=tabs&version=1\.0/)
  })

  it('Q2: the hosted provider is no part of a site that does not use it', async () => {
    const config = await readFile(join(site.outDir, 'search-config.json'), 'utf8')
    expect(JSON.parse(config)).toMatchObject({ provider: 'embedded', algolia: null })
    const { readdir } = await import('node:fs/promises')
    const files = await readdir(join(site.outDir, 'assets'))
    expect(files.filter((name) => /algolia/.test(name))).toEqual([])
  })
})
