import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium } from '../helpers/chromium.ts'
import { alive, heading, openPage } from './shell-page.ts'
import { type ShellSite, startShellSite } from './shell-site.ts'

let browser: Browser
let site: ShellSite

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchChromium(), startShellSite()])
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

const phone = { viewport: { width: 390, height: 800 } }
const theme = (page: Page): Promise<string | null> => page.getAttribute('html', 'data-theme')

const chosen = (page: Page): Promise<string[]> =>
  page.locator('[role=tab][aria-selected=true]').allTextContents()

describe('colour mode', () => {
  it('H4: follows choice, other tabs and system, and ignores a bad stored value', async () => {
    const { page } = await openPage(browser, site.url, { colorScheme: 'light' })
    expect(await theme(page)).toBe('light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => theme(page)).toBe('dark')
    const other = await page.context().newPage()
    await other.goto(site.url)
    await alive(other)
    await other.click('[data-color-switch]')
    expect(await theme(other)).toBe('light')
    await expect.poll(() => theme(page)).toBe('light')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
    await page.evaluate(() => localStorage.setItem('theme', '<script>alert(1)</script>'))
    await page.reload()
    await alive(page)
    expect(await theme(page)).toBe('dark')
    await page.context().close()
  })

  it('H4: shows the stored mode before the first paint', async () => {
    const { page } = await openPage(browser, site.url)
    await page.evaluate(() => localStorage.setItem('theme', 'dark'))
    await page.route('**/client-*.js', (route) => route.abort())
    await page.goto(`${site.url}guide/install`)
    expect(await theme(page)).toBe('dark')
    await page.context().close()
  })
})

describe('tabs', () => {
  it('H11: a choice holds for the group, in storage, on later pages and in the address', async () => {
    const { page } = await openPage(browser, `${site.url}guide/tabs`)
    expect(await chosen(page)).toEqual(['TypeScript', 'TypeScript'])
    const second = page.locator('[role=tablist]').nth(1).getByRole('tab', { name: 'JavaScript' })
    await second.scrollIntoViewIfNeeded()
    const before = await second.evaluate((tab) => tab.getBoundingClientRect().top)
    await second.click()
    const after = await second.evaluate((tab) => tab.getBoundingClientRect().top)
    expect(Math.abs(after - before)).toBeLessThanOrEqual(1)
    expect(await chosen(page)).toEqual(['JavaScript', 'JavaScript'])
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.lang'))).toBe('js')
    expect(page.url()).toContain('?lang=js')
    await page.goto(`${site.url}guide/tabs`)
    await alive(page)
    expect(await chosen(page)).toEqual(['JavaScript', 'JavaScript'])
    await page.context().close()
  })

  it('P31: follow the ARIA pattern: arrows, Home and End, one stop', async () => {
    const { page } = await openPage(browser, `${site.url}guide/tabs`)
    await page.getByRole('tab', { name: 'TypeScript' }).first().focus()
    await page.keyboard.press('ArrowRight')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('JavaScript')
    await page.keyboard.press('ArrowRight')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('TypeScript')
    await page.keyboard.press('End')
    expect(await chosen(page)).toEqual(['JavaScript', 'JavaScript'])
    expect(await page.locator('[role=tab][tabindex="0"]').count()).toBe(2)
    expect(await page.locator('[role=tabpanel]:visible').count()).toBe(2)
    await page.context().close()
  })

  it('H15: without JavaScript every panel can be read', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${site.url}guide/tabs`)
    expect(await page.locator('[role=tabpanel]:visible').count()).toBe(4)
    await context.close()
  })
})

describe('menu', () => {
  it('H2: keeps the focus, closes by Escape and by back, and leaves the page where it is', async () => {
    const { page, faults } = await openPage(browser, `${site.url}guide/install`, phone)
    const menu = page.locator('[data-menu]')
    await page.click('[data-menu-open]')
    await menu.locator('[data-menu-close]').waitFor()
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab')
      const isInside = await page.evaluate(() => {
        const active = document.activeElement
        return active === document.body || active?.closest('[data-menu]') !== null
      })
      expect(isInside).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect.poll(() => menu.isVisible()).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-menu-open'))).toBe(
      true,
    )
    await page.click('[data-menu-open]')
    await menu.locator('[data-menu-close]').waitFor()
    await page.goBack()
    await expect.poll(() => menu.isVisible()).toBe(false)
    expect(page.url()).toBe(`${site.url}guide/install`)
    expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(false)
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('H2: closes when the window widens, and when a link in it was followed', async () => {
    const { page } = await openPage(browser, `${site.url}guide/install`, phone)
    await page.click('[data-menu-open]')
    await page.locator('[data-menu-close]').waitFor()
    await page.locator('[data-sidebar] a', { hasText: 'Tabs' }).click()
    await heading(page, 'Tabs')
    await expect.poll(() => page.locator('[data-menu-close]').isVisible()).toBe(false)
    await page.goBack()
    await heading(page, 'Install')
    await page.click('[data-menu-open]')
    await page.locator('[data-menu-close]').waitFor()
    await page.setViewportSize({ width: 1200, height: 800 })
    await expect
      .poll(() => page.locator('main').evaluate((main: HTMLElement) => main.inert))
      .toBe(false)
    expect(await page.locator('[data-menu]').evaluate((m) => m.matches(':popover-open'))).toBe(
      false,
    )
    await page.context().close()
  })
})

describe('the rest of the shell', () => {
  it('H1: the navbar hides on the way down, shows on the way up and near the top', async () => {
    const { page } = await openPage(browser, `${site.url}long`)
    const state = (): Promise<string | null> => page.getAttribute('[data-navbar]', 'data-state')
    await page.mouse.move(600, 500)
    await page.mouse.wheel(0, 900)
    await expect.poll(state).toBe('hidden')
    await page.mouse.wheel(0, -200)
    await expect.poll(state).toBe('shown')
    await page.locator('[data-toc] a').nth(4).click()
    await expect.poll(state).toBe('hidden')
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect.poll(state).toBe('shown')
    await page.context().close()
  })

  it('H5: the skip link is the first stop and moves the focus', async () => {
    const { page } = await openPage(browser, `${site.url}guide/install`)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-skip-link'))).toBe(
      true,
    )
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main')
    await page.context().close()
  })

  it('H10: a dismissed announcement stays away until its id changes, and moves nothing', async () => {
    const { page } = await openPage(browser, site.url)
    await page.click('[data-announcement-close]')
    expect(await page.locator('[data-announcement]').isVisible()).toBe(false)
    await page.route('**/client-*.js', (route) => route.abort())
    await page.goto(`${site.url}long`)
    expect(await page.locator('[data-announcement]').isVisible()).toBe(false)
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'older'))
    await page.reload()
    expect(await page.locator('[data-announcement]').isVisible()).toBe(true)
    await page.context().close()
  })

  it('H16: the contents mark exactly one heading, code can be copied, and scrolls by keyboard only when it must', async () => {
    const { page } = await openPage(browser, `${site.url}guide/tabs`, {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    expect(await page.locator('[data-toc] [aria-current]').count()).toBe(1)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => page.locator('[data-toc] [aria-current]').count()).toBe(1)
    const blocks = page.locator('pre')
    await expect.poll(() => blocks.nth(1).getAttribute('tabindex')).toBe('0')
    expect(await blocks.nth(0).getAttribute('tabindex')).toBe(null)
    await page.locator('[data-copy]').first().click()
    await page.locator('[data-copy][data-copied]').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('const short = 1')
    await page.context().close()
  })

  it('H9: a version is stated, kept on the same page and remembered', async () => {
    const { page } = await openPage(browser, `${site.url}guide/tabs`)
    const switcher = page.locator('.navbar details', { hasText: 'Version' })
    await switcher.locator('summary').click()
    await switcher.getByRole('link', { name: '1.0' }).click()
    await heading(page, 'Tabs 1.0')
    expect(page.url()).toContain('/1.0/guide/tabs')
    const key = 'docs-preferred-version-default'
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('1.0')
    const languages = page.locator('.navbar details', { hasText: 'Language' })
    await languages.locator('summary').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    expect(await languages.getAttribute('open')).toBe(null)
    await languages.locator('summary').click()
    await languages.getByRole('link', { name: 'العربية' }).click()
    await expect.poll(() => page.getAttribute('html', 'dir')).toBe('rtl')
    await page.context().close()
  })

  it('H12, S12: counts the first page and every route change; P22: nobody who refuses', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const counted: string[] = []
    page.on('request', (request) => {
      if (/count/.test(request.url())) counted.push(new URL(request.url()).search)
    })
    await page.goto(`${site.url}guide/install`)
    await expect.poll(() => counted).toEqual(['', '?%2Fguide%2Finstall'])
    await page.click('main a[href$="/guide/tabs"]')
    await expect.poll(() => counted.at(-1)).toBe('?%2Fguide%2Ftabs')
    for (const wish of ['doNotTrack', 'globalPrivacyControl']) {
      const shy = await browser.newContext()
      await shy.addInitScript((name) => {
        const value = name === 'doNotTrack' ? '1' : true
        Object.defineProperty(Navigator.prototype, name, { get: () => value })
      }, wish)
      const quiet = await shy.newPage()
      quiet.on('request', (request) => counted.push(request.url()))
      counted.length = 0
      await quiet.goto(`${site.url}guide/install`)
      await alive(quiet)
      await quiet.waitForTimeout(200)
      expect(counted.filter((url) => url.includes('count'))).toEqual([])
      await shy.close()
    }
    await context.close()
  })

  it('P29, H13: with Save-Data or 2g nothing is prefetched; else on hover', async () => {
    const ways = [
      undefined,
      { saveData: true },
      { effectiveType: '2g' },
      { effectiveType: 'slow-2g' },
    ]
    for (const connection of ways) {
      const context = await browser.newContext({ reducedMotion: 'reduce' })
      await context.addInitScript((value) => {
        if (value) Object.defineProperty(Navigator.prototype, 'connection', { get: () => value })
      }, connection)
      const page = await context.newPage()
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto(`${site.url}guide/install`)
      await alive(page)
      await page.hover('main a[href$="/guide/tabs"]')
      await page.waitForTimeout(200)
      expect(asked.some((url) => url.endsWith('/guide/tabs'))).toBe(connection === undefined)
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
      await context.close()
    }
  })
})
