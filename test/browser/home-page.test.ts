import { join } from 'node:path'
import { expect, it } from 'vitest'
import { builtSite } from '../helpers/built-site.ts'
import { connectChromium } from '../helpers/chromium.ts'
import { homeSite } from '../helpers/home-site.ts'
import { expectFit } from './expect-fit.ts'
import { serveFolder } from './serve-folder.ts'

it('R6: P30: a landing page fits phones and desktops, is accessible in both modes, and its cards are links', async () => {
  const { siteDir, run } = await builtSite(homeSite)
  expect(run.exitCode, run.stderr).toBe(0)
  const browser = await connectChromium()
  const server = await serveFolder(join(siteDir, 'build'), { policy: 'own' })
  try {
    for (const [colorScheme, width] of [
      ['light', 1440],
      ['dark', 390],
    ] as const) {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } })
      const page = await context.newPage()
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      await expectFit(page, server.origin, ['/', '/start'])
      await page.goto(server.origin)
      const hero = page.locator('.hero')
      const { width: shown } = (await hero.boundingBox()) ?? { width: 0 }
      expect(shown).toBe(width)
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
      expect(errors).toEqual([])
      await context.close()
    }
  } finally {
    await browser.close()
    await server.close()
  }
})
