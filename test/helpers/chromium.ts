import { chromium, type Browser } from 'playwright-core'
import { inject } from 'vitest'
import { patience } from './patience.ts'

/**
 * The Chromium that all test files share. `close()` ends the connection and the contexts opened through it; the
 * browser itself goes on. Its pages wait as long as other conditions of tests.
 */
export async function connectChromium(): Promise<Browser> {
  const browser = await chromium.connect(inject('chromium'))
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    context.setDefaultTimeout(patience)
    return context
  }
  return browser
}
