import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectChromium } from '../helpers/chromium.ts'
import { stickingOut, violations } from './accessible.ts'
import { kinds, modes, openMenu, openSearch, settle } from './real-pages.ts'
import { type RealSite, startRealSite } from './real-site.ts'
import { openPage } from './shell-page.ts'

let browser: Browser
let site: RealSite

beforeAll(async () => {
  ;[browser, site] = await Promise.all([connectChromium(), startRealSite()])
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const widths = [1280, 390, 320]

describe('the accessibility of the documentation of Redux Toolkit', () => {
  for (const mode of modes) {
    for (const [kind, path] of Object.entries(kinds)) {
      it(`P30, P32: ${kind} has no fault a machine can find, ${mode}, at any width`, async () => {
        const { page, faults } = await openPage(browser, `${site.origin}/${path}`, {
          colorScheme: mode,
          reducedMotion: 'reduce',
        })
        await settle(page)
        const found: string[] = []
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          found.push(...(await violations(page)).map((line) => `${width}: ${line}`))
          found.push(...(await stickingOut(page)).map((line) => `${width}: sticks out: ${line}`))
        }
        expect(found).toEqual([])
        expect(faults.filter((fault) => !fault.includes('404'))).toEqual([])
        await page.context().close()
      })
    }

    it(`P30: the open menu has no fault a machine can find, ${mode}`, async () => {
      for (const path of [kinds['home'] ?? '', kinds['doc'] ?? '']) {
        const { page } = await openPage(browser, `${site.origin}/${path}`, {
          colorScheme: mode,
          viewport: { width: 390, height: 800 },
          reducedMotion: 'reduce',
        })
        await openMenu(page)
        expect(await violations(page)).toEqual([])
        await page.setViewportSize({ width: 320, height: 600 })
        expect(await violations(page)).toEqual([])
        await page.context().close()
      }
    })

    it(`P30: the open search has no fault a machine can find, ${mode}`, async () => {
      const { page } = await openPage(browser, `${site.origin}/${kinds['tabs'] ?? ''}`, {
        colorScheme: mode,
        reducedMotion: 'reduce',
      })
      await openSearch(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        expect(await violations(page)).toEqual([])
      }
      await page.context().close()
    })
  }
})
