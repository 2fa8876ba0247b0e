import { chromium, type Browser } from 'playwright-core'
import { inject } from 'vitest'

/**
 * The Chromium that all test files share. `close()` ends the connection and the contexts opened through it; the
 * browser itself goes on.
 */
export async function connectChromium(): Promise<Browser> {
  return chromium.connect(inject('chromium'))
}
