import puppeteer from 'puppeteer-core'
import { findFirefox } from '../../helpers/find-browsers.mjs'
import type { Engine, EngineWindow } from './engine.ts'

/** The Firefox of this machine, driven by Puppeteer over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? 'firefox',
    headless: true,
  })
  const open = async (): Promise<EngineWindow> => {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    return {
      goto: async (url) => void (await page.goto(url)),
      run: async (expression) => String(await page.evaluate(expression)),
      click: (selector) => page.locator(selector).click(),
      press: async (...keys) => {
        for (const key of keys) await page.keyboard.down(key)
        for (const key of keys.toReversed()) await page.keyboard.up(key)
      },
      type: (text) => page.keyboard.type(text),
      resize: (width, height) => page.setViewport({ width, height }),
      close: () => context.close(),
    }
  }
  return { open, close: () => browser.close() }
}
