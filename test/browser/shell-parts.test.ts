import { describe, expect, it } from 'vitest'
import { observed } from './accessible.ts'
import { useShell } from './use-shell.ts'

const shell = useShell()

describe('the rest of the shell', () => {
  it('H1: the navbar hides on the way down, shows on the way up and near the top', async () => {
    const { page } = await shell.open('long')
    const state = (): Promise<string | null> => page.getAttribute('[data-navbar]', 'data-state')
    await page.mouse.move(600, 500)
    await page.mouse.wheel(0, 900)
    await expect.poll(state).toBe('hidden')
    await page.mouse.wheel(0, -200)
    await expect.poll(state).toBe('shown')
    await page.locator('nav[data-toc] a').nth(4).click()
    await expect.poll(state).toBe('hidden')
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect.poll(state).toBe('shown')
    await page.context().close()
  })

  it('H1: the navbar shows on the first way up after a link to where the reader is', async () => {
    const { page } = await shell.open('long')
    const state = (): Promise<string | null> => page.getAttribute('[data-navbar]', 'data-state')
    const link = page.locator('nav[data-toc] a').nth(4)
    await link.click()
    await expect.poll(state).toBe('hidden')
    await link.click()
    await observed(page)
    await page.evaluate(() => window.scrollBy({ top: -100, behavior: 'instant' }))
    await expect.poll(state).toBe('shown')
    await page.context().close()
  })

  it('H1: the navbar follows a finger that moves slowly', async () => {
    const { page } = await shell.open('long')
    const state = (): Promise<string | null> => page.getAttribute('[data-navbar]', 'data-state')
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await expect.poll(state).toBe('hidden')
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-laid-out'))
    for (let step = 0; step < 4; step += 1) {
      await page.evaluate(() => window.scrollBy({ top: -2, behavior: 'instant' }))
      await observed(page)
    }
    expect(await state()).toBe('shown')
    await page.context().close()
  })

  it('H5: the skip link is the first stop and moves the focus', async () => {
    const { page } = await shell.open('guide/install')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-skip-link'))).toBe(
      true,
    )
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('doc__column')
    await page.keyboard.press('Tab')
    const isIn = (selector: string): Promise<boolean> =>
      page.evaluate((name) => document.activeElement?.closest(name) !== null, selector)
    expect(await isIn('.doc__column')).toBe(true)
    // The contents are beside the article, and before it for the keyboard.
    await page.locator('nav[data-toc] a').last().focus()
    await page.keyboard.press('Tab')
    expect(await isIn('.doc__column')).toBe(true)
    // Also where the reader has scrolled.
    await page.goto(`${shell.site.url}long`)
    await page.evaluate(() => window.scrollTo(0, 2000))
    await page.locator('[data-skip-link]').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(200)
    await page.goto(`${shell.site.url}search`)
    await page.locator('[data-skip-link]').focus()
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main')
    await page.context().close()
  })

  it('H10: a dismissed announcement stays away until its id changes, and moves nothing', async () => {
    const { page } = await shell.open()
    await page.click('[data-announcement-close]')
    expect(await page.locator('[data-announcement]').isVisible()).toBe(false)
    await page.route('**/client-*.js', (route) => route.abort())
    await page.goto(`${shell.site.url}long`)
    expect(await page.locator('[data-announcement]').isVisible()).toBe(false)
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'older'))
    await page.reload()
    expect(await page.locator('[data-announcement]').isVisible()).toBe(true)
    await page.context().close()
  })

  it('H16: the contents mark exactly one heading, code can be copied, and scrolls by keyboard only when it must', async () => {
    const { page } = await shell.open('guide/tabs', {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    expect(await page.locator('nav[data-toc] [aria-current]').count()).toBe(1)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => page.locator('nav[data-toc] [aria-current]').count()).toBe(1)
    const blocks = page.locator('pre')
    await expect.poll(() => blocks.nth(1).getAttribute('tabindex')).toBe('0')
    expect(await blocks.nth(0).getAttribute('tabindex')).toBe(null)
    await page.locator('[data-copy]').first().click()
    await page.locator('[data-copy][data-copied]').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('const short = 1')
    await page.context().close()
  })
})
