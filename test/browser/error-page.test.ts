import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { shiftsOf, watchShifts } from './layout-shifts.ts'
import { useRealSite } from './real-site.ts'

const real = useRealSite()
const windows = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

async function openCard(path: string, viewport: (typeof windows)[number]): Promise<Page> {
  const context = await real.browser.newContext({ viewport })
  const page = await context.newPage()
  await watchShifts(page)
  await page.goto(`${real.site.origin}/${path}`)
  await page.locator('.error-card').waitFor()
  return page
}

const long = 'x'.repeat(300)

describe('the page of errors', () => {
  it.each([
    ['errors?code=7', 'Error 7', /each enhancer provided/],
    ['Errors?code=7', 'Error 7', /each enhancer provided/],
    ['errors?code=03', 'Error 3', /an array of middleware must be returned/],
    ['errors?code=%203%20&from=console', 'Error 3', /an array of middleware must be returned/],
    ['errors?code=0', 'Error 0', /prepareAction did not return an object/],
    ['errors?code=999', 'Error 999', /no error with the code 999/],
    ['errors?code=99999999', 'Unknown code', /The URL contains 99999999/],
    ['errors?code=abc', 'Unknown code', /not a whole number.*The URL contains abc\./],
    ['errors?code=-1', 'Unknown code', /The URL contains -1\./],
    ['errors?code=1.5', 'Unknown code', /The URL contains 1\.5\./],
    ['errors?code=%3Cb%3E', 'Unknown code', /The URL contains <b>\./],
    [`errors?code=${long}`, 'Unknown code', /The URL contains x{40}…\./],
    ['errors?code=', 'No code', /contains no error code/],
    ['errors?code=%20', 'No code', /contains no error code/],
  ])('R4: V13: %s is explained in a card, and moves nothing', async (path, title, text) => {
    for (const viewport of windows) {
      const page = await openCard(path, viewport)
      const card = page.locator('.error-card')
      expect(await card.locator('.error-card__code').textContent()).toBe(title)
      expect(await card.textContent()).toMatch(text)
      expect(await page.locator('#all-error-codes').isVisible()).toBe(true)
      expect(await page.locator('.error-table').isVisible()).toBe(true)
      expect(await shiftsOf(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
      await page.context().close()
    }
  })

  it('R4: V13: the card of an error is its whole row, with code and links, and as high as it needs', async () => {
    for (const viewport of windows) {
      const page = await openCard('errors?code=3', viewport)
      const row = await page.locator('#error-3 > td:last-child').innerHTML()
      expect(row).toContain('<code>')
      expect(row).toContain('<a href=')
      expect(await page.locator('.error-card__row').innerHTML()).toBe(row)
      const gap = await page.evaluate(() => {
        const [card, next] = ['.error-card', '#all-error-codes'].map((selector) =>
          document.querySelector(selector)?.getBoundingClientRect(),
        )
        return (next?.top ?? 0) - (card?.bottom ?? 0)
      })
      expect(gap).toBeGreaterThan(0)
      expect(gap).toBeLessThan(72)
      await page.context().close()
    }
  })

  it('R4: V13: the rest of the page is drawn soon if no script arrives, and immediately without a code', async () => {
    const context = await real.browser.newContext()
    const page = await context.newPage()
    await page.route(/\.js$/, (route) => route.abort())
    await page.goto(`${real.site.origin}/errors?code=3`)
    expect(await page.locator('#all-error-codes').isVisible()).toBe(false)
    await expect.poll(() => page.locator('#all-error-codes').isVisible()).toBe(true)
    await page.goto(`${real.site.origin}/errors`)
    expect(await page.locator('#all-error-codes').isVisible()).toBe(true)
    await context.close()
  })
})
