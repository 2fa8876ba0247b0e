import { describe, expect, it } from 'vitest'
import { alive, heading, idle } from './shell-page.ts'
import { useShell } from './use-shell.ts'

const shell = useShell()

describe('what follows the reader', () => {
  it('H9: a version is stated, kept on the same page and remembered', async () => {
    const { page } = await shell.open('guide/tabs')
    const switcher = page.locator('.navbar details', { hasText: 'Version' })
    await switcher.locator('summary').click()
    await switcher.getByRole('link', { name: '1.0' }).click()
    await heading(page, 'Tabs 1.0')
    expect(page.url()).toContain('/1.0/guide/tabs')
    const key = 'docs-preferred-version-default'
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('1.0')
    // The page was loaded anew, and Escape closes nothing before its script runs.
    await alive(page)
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

  it('H12, S12: counts the first page and every route change; P22: does not count visitors who decline', async () => {
    const context = await shell.browser.newContext()
    const page = await context.newPage()
    const counted: string[] = []
    page.on('request', (request) => {
      if (/count/.test(request.url())) counted.push(new URL(request.url()).search)
    })
    await page.goto(`${shell.site.url}guide/install`)
    await expect.poll(() => counted).toEqual(['', '?%2Fguide%2Finstall'])
    await page.click('main a[href$="/guide/tabs"]')
    await expect.poll(() => counted.at(-1)).toBe('?%2Fguide%2Ftabs')
    for (const wish of ['doNotTrack', 'globalPrivacyControl']) {
      const shy = await shell.browser.newContext()
      await shy.addInitScript((name) => {
        const value = name === 'doNotTrack' ? '1' : true
        Object.defineProperty(Navigator.prototype, name, { get: () => value })
      }, wish)
      const quiet = await shy.newPage()
      quiet.on('request', (request) => counted.push(request.url()))
      counted.length = 0
      await quiet.goto(`${shell.site.url}guide/install`)
      await alive(quiet)
      await quiet.click('main a[href$="/guide/tabs"]')
      await heading(quiet, 'Tabs')
      await idle(quiet)
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
      const context = await shell.browser.newContext({ reducedMotion: 'reduce' })
      await context.addInitScript((value) => {
        if (value) Object.defineProperty(Navigator.prototype, 'connection', { get: () => value })
      }, connection)
      const page = await context.newPage()
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto(`${shell.site.url}guide/install`)
      await alive(page)
      if (connection) await page.clock.install()
      await page.hover('main a[href$="/guide/tabs"]')
      const isAsked = (): boolean => asked.some((url) => url.endsWith('/guide/tabs'))
      if (connection === undefined) await expect.poll(isAsked).toBe(true)
      else await page.clock.runFor(5000)
      await idle(page)
      expect(isAsked()).toBe(connection === undefined)
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
      await context.close()
    }
  })

  it('P29: with reduced motion nothing moves in menus, search, tabs and navigation', async () => {
    const options = { viewport: { width: 390, height: 700 }, hasTouch: true } as const
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const context = await shell.browser.newContext({ ...options, reducedMotion })
      await context.addInitScript(() => {
        const moved: string[] = []
        Reflect.set(window, 'moved', moved)
        for (const type of ['transitionrun', 'animationstart'])
          window.addEventListener(
            type,
            ({ target }) => moved.push(`${type} ${String(target)}`),
            true,
          )
      })
      const page = await context.newPage()
      await page.goto(`${shell.site.url}guide/tabs`)
      await alive(page)
      await page.locator('main [role=tab]').nth(1).click()
      await page.locator('[data-menu-open]').click()
      await page.locator('[data-menu] [data-menu-close]').click()
      await page.keyboard.press('Control+k')
      await page.locator('.search-modal__input').fill('install')
      await page.keyboard.press('Escape')
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('main a[href$="/guide/install"]')?.click(),
      )
      await idle(page)
      const moved = await page.evaluate((): unknown => Reflect.get(window, 'moved'))
      if (reducedMotion === 'reduce') expect(moved).toEqual([])
      else expect(moved).not.toEqual([])
      await context.close()
    }
  })
})
