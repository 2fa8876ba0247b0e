import { expect, it } from 'vitest'
import { builtSite } from '../helpers/built-site.ts'
import { homeSite } from '../helpers/home-site.ts'
import { expectFit } from './expect-fit.ts'
import { visitWideAndNarrow, withBuiltSite } from './wide-and-narrow.ts'

it('R6: P30: a landing page fits phones and desktops, is accessible in both modes, and its cards are links', async () => {
  const { siteDir, run } = await builtSite(homeSite)
  expect(run.exitCode, run.stderr).toBe(0)
  await withBuiltSite(
    siteDir,
    async (site) => {
      await visitWideAndNarrow(site, async ({ page, width }) => {
        await expectFit(page, site.origin, ['/', '/start'])
        await page.goto(site.origin)
        const hero = page.locator('.hero')
        const { width: shown } = (await hero.boundingBox()) ?? { width: 0 }
        expect(shown).toBe(width)
        // The bar, the hero, the sections and the footer begin on one line.
        const starts = await page
          .locator('.navbar__inner, .hero__inner, .band > *, .footer__inner')
          .evaluateAll((all) =>
            all.map((one) => {
              const { left } = one.getBoundingClientRect()
              return Math.round(left + Number.parseFloat(getComputedStyle(one).paddingLeft))
            }),
          )
        expect(new Set(starts).size, starts.join()).toBe(1)
        // The command is copied without the prompt before it, and no tab changes the height of the page.
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
        await page.locator('.hero__install [data-copy]').click()
        const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
        await expect.poll(copied).toBe('npm install kit')
        const heightOf = (): Promise<number> =>
          page.evaluate(() => document.documentElement.scrollHeight)
        const before = await heightOf()
        await page.getByRole('tab', { name: 'Names' }).click()
        await expect.poll(() => page.getByText("names = ['Ada']").isVisible()).toBe(true)
        expect(await page.getByText('createStore({ value').isVisible()).toBe(false)
        expect(await heightOf()).toBe(before)
        // The whole card is a link, not only its title.
        const card = page.locator('.feature').filter({ hasText: 'Safe' })
        await card.scrollIntoViewIfNeeded()
        const box = await card.getByText('Mistakes are reported.').boundingBox()
        await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
        await expect.poll(() => page.locator('h1').textContent()).toBe('Start')
        expect(new URL(page.url()).hash).toBe('#safety')
        // Its style sheet comes and goes with the page.
        await page.goBack()
        await expect.poll(() => page.locator('.hero').count()).toBe(1)
      })
    },
    { policy: 'own' },
  )
})
