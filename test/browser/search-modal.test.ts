import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { violations } from './accessible.ts'
import { ask, holdRequests, ours, parts, useSearchShell } from './search-tools.ts'
import { alive, idle } from './shell-page.ts'

const shell = useSearchShell()
const { open } = shell
const { field, option } = parts

const active = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant')
    return id ? (document.getElementById(id)?.getAttribute('href') ?? null) : null
  })

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

  it('H3: takes the keys before its code has come, and searches for them then', async () => {
    const { page, faults } = await open()
    const release = await holdRequests(page, '**/open-search-*.js')
    // In the task of the key: nothing has to be fetched, and no frame passes.
    const isFocused = await page.evaluate(() => {
      const init = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }
      document.body.dispatchEvent(new KeyboardEvent('keydown', init))
      return document.activeElement?.matches('[role=dialog] .search-modal__input')
    })
    expect(isFocused).toBe(true)
    await page.keyboard.type('sentence')
    expect(await page.getAttribute('.search-modal', 'aria-label')).toBe('Search docs')
    release()
    await page.waitForSelector(option)
    expect(await page.inputValue(field)).toBe('sentence')
    expect(ours(faults)).toEqual([])
  })

  it('H3: a second Ctrl+K closes it, before and after its code has come', async () => {
    const { page } = await open()
    const release = await holdRequests(page, '**/open-search-*.js')
    for (const hasCode of [false, true]) {
      await page.keyboard.press('Control+k')
      await page.waitForSelector(field)
      if (hasCode) release()
      if (hasCode) await page.waitForSelector('.search-modal__close')
      await page.keyboard.press('Control+k')
      await page.waitForSelector(field, { state: 'detached' })
      expect(
        await page.evaluate(() => document.activeElement?.hasAttribute('data-search-open')),
      ).toBe(true)
    }
  })

  it('H3: without its code, what was typed goes to the search page', async () => {
    const { page } = await open()
    const release = await holdRequests(page, '**/open-search-*.js', 'abort')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('tabs & c')
    release()
    await page.waitForURL(`${shell.site.url}search?q=tabs%20%26%20c`)
  })

  it('H3: empty, it lists pages of the section, which the arrow keys reach', async () => {
    const { page, faults } = await open('guide/install', { bypassCSP: true })
    await page.keyboard.press('Control+k')
    await page.getByText('In this section').waitFor()
    const hrefs = await page
      .locator(option)
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
    expect(hrefs.length).toBeGreaterThan(0)
    expect(hrefs).not.toContain('/base/guide/install')
    expect(await active(page)).toBe(null)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    expect(await active(page)).toBe(hrefs[0])
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === hrefs[0])
    expect(ours(faults)).toEqual([])
  })

  it('H3: results have icons, titles of pages that can be clicked, and key hints', async () => {
    const { page } = await open('guide/install', { bypassCSP: true })
    await ask(page, 'sentence')
    const title = page.locator('.search-hit--page').first()
    expect(await title.getAttribute('href')).toBe('/base/long')
    expect(await page.locator(`${option} svg`).count()).toBe(await page.locator(option).count())
    expect(await page.innerText('.search-modal__keys')).toMatch(/choose.*open.*close/s)
    expect(await violations(page)).toEqual([])
    await title.click()
    await page.waitForURL(`${shell.site.url}long`)
  })

  it('Q4: a misspelled query has results, and the spelling of the index is offered', async () => {
    const { page } = await open()
    await ask(page, 'sentense')
    const hint = page.locator('.search-correction')
    expect(await hint.innerText()).toMatch(/^Did you mean sentences?\s*\?$/i)
    await hint.getByRole('button').click()
    await hint.waitFor({ state: 'detached' })
    await page.waitForSelector(option)
    expect(await page.inputValue(field)).toMatch(/^sentence/i)
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
    // The title of its page comes before the best hit.
    expect(hrefs.slice(0, 2)).toEqual(['/base/long', expect.stringContaining('/base/long#')])
    expect(await active(page)).toBe(hrefs[1])
    await page.keyboard.press('ArrowUp')
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

  it('H3: new results begin at the top, although the ones before were scrolled', async () => {
    const { page } = await open()
    await page.setViewportSize({ width: 800, height: 300 })
    await ask(page, 's')
    const body = page.locator('.search-modal__body')
    const top = async (): Promise<number> => body.evaluate(({ scrollTop }) => scrollTop)
    await expect
      .poll(async () => {
        await body.hover()
        await page.mouse.wheel(0, 200)
        return top()
      })
      .toBeGreaterThan(0)
    await page.fill(field, 'i')
    await expect.poll(top).toBe(0)
  })

  it('H3: Ctrl+Enter and Ctrl+click open a new tab and leave the list', async () => {
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
      expect(page.url()).toBe(`${shell.site.url}guide/install`)
    }
  })

  it('Q1: nothing of the search is fetched before it is used; then it works offline', async () => {
    const context = await shell.browser.newContext()
    onTestFinished(async () => context.close())
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`${shell.site.url}guide/install`)
    await alive(page)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => /search/.test(url))).toEqual([])
    await ask(page, 'install')
    await expect.poll(() => page.innerText('.search-modal__status')).toMatch(/results?$/)
    await context.setOffline(true)
    await page.fill(field, 'sentence')
    await expect.poll(() => page.locator(option).nth(1).innerText()).toContain('Sentence')
    await page.keyboard.press('Escape')
    await ask(page, 'instal')
    expect(await page.locator(`${option} mark, .search-group__title mark`).count()).toBeGreaterThan(
      0,
    )
  })

  it('Q4: says what failed and recovers by Retry', async () => {
    const { page } = await open()
    await page.route('**/assets/search-*current-*', (route) => route.abort())
    await page.keyboard.press('Control+k')
    await page.fill(field, 'install')
    await page.getByText('Unable to fetch results').waitFor()
    await page.getByText('You might want to check your network connection.').waitFor()
    await page.unroute('**/assets/search-*current-*')
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
    await page.getByText('Check the spelling').waitFor()
    const help = page.getByRole('link', { name: 'Start here' })
    expect(await help.getAttribute('href')).toBe('/base/')
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

  it('Q3: on a phone, the path of a hit breaks between headings rather than in a word', async () => {
    const { page } = await open('guide/install', { viewport: { width: 390, height: 800 } })
    await page.locator('[data-search-open]:visible').first().click()
    await page.fill(field, 'sentence')
    await page.waitForSelector(option)
    const lines = await page.evaluate(() => {
      const path = document.querySelector('.search-hit__path')
      const [first, second] = ['a'.repeat(24), 'b'.repeat(24)].map((text) =>
        Object.assign(document.createElement('span'), {
          className: 'search-hit__heading',
          textContent: text,
        }),
      )
      const sign = Object.assign(document.createElement('span'), {
        className: 'visually-hidden',
        textContent: ': ',
      })
      path?.replaceChildren(first ?? '', sign, second ?? '')
      const range = document.createRange()
      if (second) range.selectNodeContents(second)
      const rects = range.getClientRects()
      const top = first?.getBoundingClientRect().top ?? 0
      return { count: rects.length, isBelow: (rects[0]?.top ?? 0) > top + 10 }
    })
    expect(lines).toEqual({ count: 1, isBelow: true })
  })

  it('H3: / in a field of the page is text', async () => {
    const { page } = await open('search')
    await page.locator('.search-page__input').fill('and')
    await page.locator('.search-page__input').press('/')
    expect(await page.locator('.search-page__input').inputValue()).toBe('and/')
    await page.keyboard.press('Shift+/')
    expect(await page.locator('.search-modal').count()).toBe(0)
  })

  it('Q1: coming near the button gets all ready, once; not where data is dear', async () => {
    for (const saveData of [false, true]) {
      const { page } = await open()
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.evaluate((value) => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: value } })
      }, saveData)
      if (saveData) await page.clock.install()
      await page.locator('[data-search-open]:visible').first().hover()
      const data = (): number => asked.filter((path) => path.includes('/search-current.')).length
      if (saveData) {
        await page.clock.runFor(5000)
        await idle(page)
        expect(asked.filter((path) => path.includes('search'))).toEqual([])
        continue
      }
      await expect.poll(data).toBe(1)
      expect(asked.filter((path) => path.endsWith('/search-config.json'))).toHaveLength(1)
      await page.locator('[data-search-open]:visible').first().click()
      await page.fill(field, 'install')
      await page.waitForSelector(option)
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
