import { chromium, type Browser } from 'playwright-core'
import { findChromium } from './find-chromium.mjs'

const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A headless Chromium; the caller closes it. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium()
  if (executablePath === undefined) {
    throw new Error('There is no Chromium; `node test/helpers/setup.mjs` installs one.')
  }
  return chromium.launch({ executablePath, args })
}
