import { connectChromium } from '../../helpers/chromium.ts'
import type { Engine, EngineWindow } from './engine.ts'

/** The Chromium that all test files share, driven by Playwright. */
export async function startChromium(): Promise<Engine> {
  const browser = await connectChromium()
  const open = async (): Promise<EngineWindow> => {
    const context = await browser.newContext()
    const page = await context.newPage()
    return {
      goto: async (url) => void (await page.goto(url)),
      run: async (expression) => String(await page.evaluate(expression)),
      click: (selector) => page.locator(selector).first().click(),
      press: (...keys) => page.keyboard.press(keys.join('+')),
      type: (text) => page.keyboard.type(text),
      resize: (width, height) => page.setViewportSize({ width, height }),
      close: () => context.close(),
    }
  }
  return { open, close: () => browser.close() }
}
