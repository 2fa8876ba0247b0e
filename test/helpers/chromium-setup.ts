import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findChromium } from './find-chromium.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the WebSocket that `connectChromium` connects to. */
    readonly chromium: string
  }
}

/**
 * Every window of a full Chromium starts the user interface of its address bar and a spare process, which together
 * take as much time as the page itself. The last three switch them off. The others are from Playwright's own list, which
 * this one replaces.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
]

const args = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Start one headless Chromium for all test files of a run, and close it after the last one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = findChromium()
  if (executablePath === undefined) {
    throw new Error('Chromium is not installed; `node test/helpers/setup.mjs` installs it.')
  }
  const server = await chromium.launchServer({ executablePath, args, host: '127.0.0.1' })
  project.provide('chromium', server.wsEndpoint())
  return async () => server.close()
}
