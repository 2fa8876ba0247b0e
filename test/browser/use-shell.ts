import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { connectChromium } from '../helpers/chromium.ts'
import { openPage, type WatchedPage } from './shell-page.ts'
import { type ShellOptions, type ShellSite, startShellSite } from './shell-site.ts'

/** A browser and a built site, for all tests of a file; both are there from the first test on. */
export interface Shell {
  readonly browser: Browser
  readonly site: ShellSite
  /** A page of the site by its path without slash in front, in a context of its own. */
  readonly open: (path?: string, options?: BrowserContextOptions) => Promise<WatchedPage>
}

/** Connect to the browser and serve a site before the first test of a file; end both after the last one. */
export function useShell(options: ShellOptions = {}): Shell {
  let browser: Browser | undefined
  let site: ShellSite | undefined
  beforeAll(async () => {
    ;[browser, site] = await Promise.all([connectChromium(), startShellSite(options)])
  })
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })
  const there = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('The browser and the site start before the first test.')
    return part
  }
  return {
    get browser() {
      return there(browser)
    },
    get site() {
      return there(site)
    },
    open: (path = '', pageOptions = {}) =>
      openPage(there(browser), there(site).url + path, pageOptions),
  }
}
