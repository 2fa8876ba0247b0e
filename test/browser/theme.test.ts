import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { symlink } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtSite } from '../helpers/built-site.ts'
import { connectChromium } from '../helpers/chromium.ts'
import { runCli } from '../helpers/run-cli.ts'
import { siteOf } from '../helpers/site-of.ts'
import { scrollThrough, violations } from './accessible.ts'
import { drawnIn } from './drawn-in.ts'
import { shiftsOf, watchShifts } from './layout-shifts.ts'
import { serveFolder } from './serve-folder.ts'
import { idle, openPage } from './shell-page.ts'
import { themeFiles } from './theme-site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await connectChromium()
})
afterAll(async () => {
  await browser?.close()
})

const accents = ['#764abc', '#ffd500', '#000000']

describe.each(accents)('a site whose accent is %s', (accent) => {
  it.each(['light', 'dark'] as const)(
    'has the contrast of WCAG AA on every page, in %s mode',
    async (colorScheme) => {
      const { siteDir, run } = await builtSite(themeFiles(`theme: { accent: '${accent}' },`))
      expect(run.stderr).toBe('')
      const served = await serveFolder(join(siteDir, 'build'))
      const found: string[] = []
      for (const path of ['everything', '', 'no-such-page', 'search?q=text']) {
        const { page } = await openPage(browser, `${served.origin}/${path}`, {
          colorScheme,
          reducedMotion: 'reduce',
          viewport: { width: 1280, height: 900 },
        })
        if (path === 'everything') await scrollThrough(page)
        found.push(...(await violations(page)).map((line) => `/${path} ${line}`))
        await page.keyboard.press('Control+k')
        await page.locator('.search-modal input').fill('guide')
        await page.locator('.search-modal [role=option]').first().waitFor()
        found.push(...(await violations(page)).map((line) => `/${path} search: ${line}`))
        await page.context().close()
      }
      await served.close()
      expect(found).toEqual([])
    },
    240_000,
  )
})

describe('theme.font', () => {
  it.each([
    ['in time', true],
    ['too late', false],
  ])(
    'publishes and preloads the font, and moves no line when it arrives %s',
    async (_, isInTime) => {
      const siteDir = await siteOf(themeFiles(`theme: { font: '@fontsource-variable/inter' },`))
      const modules = fileURLToPath(new URL('../../node_modules', import.meta.url))
      await symlink(modules, join(siteDir, 'node_modules'), 'junction')
      const run = await runCli(['build', siteDir])
      expect(run.stdout).toContain('Built')
      const served = await serveFolder(join(siteDir, 'build'), { policy: 'own' })
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
      const page = await context.newPage()
      const faults: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) faults.push(message.text())
      })
      let release = (): void => undefined
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      const fonts: string[] = []
      page.on('request', (request) => fonts.push(request.url()))
      if (!isInTime)
        await page.route('**/*.woff2', async (route) => {
          await held
          await route.continue()
        })
      await watchShifts(page)
      const arrived = page.waitForEvent('requestfinished', (request) =>
        request.url().endsWith('.woff2'),
      )
      await page.goto(`${served.origin}/everything`, { waitUntil: 'commit' })
      const heightOf = (): Promise<number> =>
        page.evaluate(() => document.querySelector('.markdown > p')?.clientHeight ?? 0)
      await page.locator('.markdown > p').first().waitFor()
      // The browser decides on a font when it paints for the first time.
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
      await shiftsOf(page)
      const before = await heightOf()
      release()
      await arrived
      await page.evaluate(async () => document.fonts.ready)
      await idle(page)
      expect(await heightOf()).toBe(before)
      const shifts = await shiftsOf(page)
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBe(0)
      // A page that was painted in another font keeps it.
      expect((await drawnIn(page, '.markdown > p')).includes('Inter')).toBe(isInTime)
      expect(fonts.some((url) => url.includes('inter-latin-wght-normal'))).toBe(true)
      expect(faults).toEqual([])
      await context.close()
      await served.close()
    },
  )
})
