import { describe, expect, it } from 'vitest'
import { codeOverlaps } from './code-overlaps.ts'
import { htmlFaults } from './html-faults.ts'
import { kinds, modes, openSearch, settle } from './real-pages.ts'
import { useRealSite } from './real-site.ts'
import { serveFolder } from './serve-folder.ts'
import { openMenu, openPage } from './shell-page.ts'

const real = useRealSite()

describe('the documentation of Redux Toolkit in Chromium', () => {
  const hosts = ['with headers', 'without headers'] as const
  for (const [colorScheme, host] of modes.flatMap((mode) =>
    hosts.map((one) => [mode, one] as const),
  )) {
    it(`P19, S11, S12: a strict policy is never violated, and no other server gets a request, ${colorScheme}, ${host}`, async () => {
      const server =
        host === 'with headers'
          ? real.site
          : await serveFolder(real.site.folder, { policy: 'page' })
      const { origin } = server
      const context = await real.browser.newContext({ colorScheme })
      await context.addInitScript(() => {
        const found: string[] = []
        Reflect.set(window, 'violated', found)
        window.addEventListener('securitypolicyviolation', (event) =>
          found.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
        )
      })
      const page = await context.newPage()
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      for (const path of Object.values(kinds)) {
        await page.goto(`${origin}/${path}`)
        await settle(page)
        await page.setViewportSize({ width: 390, height: 800 })
        await openMenu(page)
        await page.keyboard.press('Escape')
        await page.setViewportSize({ width: 1280, height: 800 })
        await openSearch(page)
        await page.keyboard.press('Escape')
        await page.click('[data-color-switch]')
        const tab = page.locator('[role=tab][aria-selected=false]').first()
        if (await tab.isVisible()) await tab.click()
        await page.locator('.navbar__brand:visible').first().hover()
        expect(await page.evaluate(() => Reflect.get(window, 'violated'))).toEqual([])
      }
      // S12: the site names no counter, so there is none.
      expect(asked.filter((url) => !url.startsWith(origin) || /analytics/.test(url))).toEqual([])
      await context.close()
      if (server !== real.site) await server.close()
    })
  }

  it('S1: the navbar marks the section that is being read, and no other', async () => {
    const sections: Readonly<Record<string, string>> = {
      'introduction/getting-started': 'Getting Started',
      'tutorials/overview': 'Tutorials',
      'usage/usage-guide': 'Usage Guide',
      'api/configureStore': 'API',
      'rtk-query/overview': 'RTK Query',
    }
    const { page } = await openPage(real.browser, `${real.site.origin}/`)
    const links = page.locator('.navbar__nav a')
    expect((await links.allTextContents()).map((text) => text.replace(/ \(.*/, ''))).toEqual([
      ...Object.values(sections),
      'GitHub',
    ])
    for (const [path, label] of Object.entries(sections)) {
      await page.locator('.navbar__nav a', { hasText: label }).first().click()
      await page.waitForURL(`${real.site.origin}/${path}`)
      await expect
        .poll(() => page.locator('.navbar__nav a[aria-current]').allTextContents())
        .toEqual([label])
    }
    await page.context().close()
  })

  it('no label and no button lies over code, on phones and on desktops', async () => {
    const { page } = await openPage(real.browser, `${real.site.origin}/`)
    let count = 0
    for (const path of [
      'usage/usage-guide',
      'usage/usage-with-typescript',
      'usage/testing',
      'api/createSlice',
      'tutorials/quick-start',
      'rtk-query/overview',
      '',
    ]) {
      await page.goto(`${real.site.origin}/${path}`)
      count += await page.locator('.code-block').count()
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await codeOverlaps(page), `/${path} at ${width}`).toEqual([])
      }
    }
    expect(count).toBeGreaterThan(80)
    await page.context().close()
  })
})

describe('the HTML of every page', () => {
  it('P30: is valid', async () => {
    expect(await htmlFaults(real.site.folder)).toEqual([])
  })
})
