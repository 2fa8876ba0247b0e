import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { alive, heading, openMenu } from './shell-page.ts'
import { useShell } from './use-shell.ts'

const shell = useShell()

const phone = { viewport: { width: 390, height: 800 } }
const theme = (page: Page): Promise<string | null> => page.getAttribute('html', 'data-theme')

const chosen = (page: Page): Promise<string[]> =>
  page.locator('[role=tab][aria-selected=true]').allTextContents()

describe('color mode', () => {
  it('H4: follows choice, other tabs and system, and ignores a bad stored value', async () => {
    const { page } = await shell.open('', { colorScheme: 'light' })
    expect(await theme(page)).toBe('light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => theme(page)).toBe('dark')
    const other = await page.context().newPage()
    await other.goto(shell.site.url)
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
    const { page } = await shell.open()
    await page.evaluate(() => localStorage.setItem('theme', 'dark'))
    await page.route('**/client-*.js', (route) => route.abort())
    await page.goto(`${shell.site.url}guide/install`)
    expect(await theme(page)).toBe('dark')
    await page.context().close()
  })
})

describe('tabs', () => {
  it('H11: a choice holds for the group, in storage, on later pages and in the address', async () => {
    const { page } = await shell.open('guide/tabs')
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
    await page.goto(`${shell.site.url}guide/tabs`)
    await alive(page)
    expect(await chosen(page)).toEqual(['JavaScript', 'JavaScript'])
    await page.context().close()
  })

  it('P31: follow the ARIA pattern: arrows, Home and End, one stop', async () => {
    const { page } = await shell.open('guide/tabs')
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
    const context = await shell.browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${shell.site.url}guide/tabs`)
    expect(await page.locator('[role=tabpanel]:visible').count()).toBe(4)
    await context.close()
  })
})

describe('menu', () => {
  it('H2: keeps the focus, closes by Escape and by back, and leaves the page where it is', async () => {
    const { page, faults } = await shell.open('guide/install', phone)
    const menu = page.locator('[data-menu]')
    await openMenu(page)
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
    await openMenu(page)
    await page.goBack()
    await expect.poll(() => menu.isVisible()).toBe(false)
    expect(page.url()).toBe(`${shell.site.url}guide/install`)
    expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(false)
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('H2: closes when the window widens, and when a link in it was followed', async () => {
    const { page } = await shell.open('guide/install', phone)
    await openMenu(page)
    await page.locator('[data-sidebar] a', { hasText: 'Tabs' }).click()
    await heading(page, 'Tabs')
    await expect.poll(() => page.locator('[data-menu-close]').isVisible()).toBe(false)
    await page.goBack()
    await heading(page, 'Install')
    await openMenu(page)
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
