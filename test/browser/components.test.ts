import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectChromium } from '../helpers/chromium.ts'
import { heading, hydrated, openPage } from './shell-page.ts'
import { type ShellSite, startShellSite } from './shell-site.ts'

let browser: Browser
let site: ShellSite

beforeAll(async () => {
  const building = startShellSite({ fixture: 'components', baseUrl: '/base/' })
  ;[browser, site] = await Promise.all([connectChromium(), building])
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

describe('components of a site in its articles', () => {
  it('D: a static one is HTML and sends no script; one replaces a built-in component', async () => {
    const { page, faults } = await openPage(browser, site.url)
    expect(await page.textContent('.price')).toBe('12.50 crowns \nfor all of it\n')
    expect(await page.locator('[data-island]').count()).toBe(1)
    expect(await page.textContent('.own-badge')).toBe('badge')
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('D: one that says `use client` moves, keeps what stands between its tags, and its links', async () => {
    const { page, faults, warnings } = await openPage(browser, site.url)
    const button = page.getByTestId('fold').getByRole('button')
    expect(await page.locator('text=It is 42').isVisible()).toBe(false)
    await button.click()
    await expect.poll(() => button.textContent()).toBe('Answer: open')
    expect(await page.locator('text=It is 42').isVisible()).toBe(true)
    await button.click()
    await expect.poll(() => button.textContent()).toBe('Answer: shut')
    await button.click()
    await page.getByText('the other page').click()
    await heading(page, 'Other')
    expect([faults, warnings]).toEqual([[], []])
    await page.context().close()
  })

  it('D: hydrating changes nothing of the page', async () => {
    const { page } = await openPage(browser, site.url)
    const before = await page.innerHTML('main')
    const script = page.waitForResponse(/hydrate-island/)
    await page.getByTestId('fold').hover()
    await script
    await hydrated(page.getByTestId('fold').getByRole('button'))
    expect(await page.innerHTML('main')).toBe(before)
    expect(await page.getByText('more', { exact: true }).getAttribute('href')).toBe(
      '/base/other#deep',
    )
    await page.context().close()
  })

  it('D: it lives on a page that came in by navigation', async () => {
    const { page, faults } = await openPage(browser, `${site.url}plain`)
    await page.locator('[data-sidebar] a', { hasText: 'Other' }).click()
    await heading(page, 'Other')
    await page.getByTestId('fold').getByRole('button').click()
    await expect.poll(() => page.getByTestId('fold').textContent()).toContain('Second: open')
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('P19: styles that an article states hold under the strict policy, after navigation too', async () => {
    const { page, faults } = await openPage(browser, `${site.url}plain`)
    const own = page.locator('style[data-href*="/content-"]')
    expect(await own.count()).toBe(0)
    expect(await page.locator('style[data-href]').count()).toBe(1)
    await page.locator('[data-sidebar] a', { hasText: 'Components' }).click()
    await heading(page, 'Components')
    const wide = page.locator('main div', { hasText: /^\s*Wide\s*$/ }).last()
    await expect
      .poll(() => wide.evaluate((element) => getComputedStyle(element).minWidth))
      .toBe('300px')
    expect(await own.count()).toBe(1)
    // Pages with islands load the styles of rare blocks too.
    expect(await page.locator('style[data-href]').count()).toBe(3)
    expect(faults).toEqual([])
    await page.context().close()
  })
})
