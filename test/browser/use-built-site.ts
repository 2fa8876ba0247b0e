import { join } from 'node:path'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { builtSite } from '../helpers/built-site.ts'
import { connectChromium } from '../helpers/chromium.ts'
import { type ServeOptions, type Served, serveFolder } from './serve-folder.ts'
import { openPage, type WatchedPage } from './shell-page.ts'

interface UseOptions extends ServeOptions {
  /** It has installed what docs-ssg itself has. */
  readonly hasPackages?: boolean
  /** The build must print no warning. */
  readonly isSilent?: boolean
}

/** A browser and a site that is built and served; both are there from the first test on. */
export interface UsedSite {
  readonly browser: Browser
  /** The folder of the site; its output is in `build`. */
  readonly siteDir: string
  /** `http://127.0.0.1:4711` */
  readonly origin: string
  /** A page by its path without slash in front, in a context of its own, which ends with the test. */
  readonly open: (path?: string, options?: BrowserContextOptions) => Promise<WatchedPage>
}

/**
 * Build a site of these files, text by path, serve it under its own policy and connect to the browser before the
 * first test; end both after the last one.
 */
export function useBuiltSite(
  files: Readonly<Record<string, string>>,
  { hasPackages = false, isSilent = false, ...serving }: UseOptions = {},
): UsedSite {
  let used: { browser: Browser; siteDir: string; served: Served } | undefined
  beforeAll(async () => {
    const { siteDir, run } = await builtSite(files, { hasPackages })
    expect(run.exitCode, run.stderr).toBe(0)
    if (isSilent) expect(run.stderr).toBe('')
    const [browser, served] = await Promise.all([
      connectChromium(),
      serveFolder(join(siteDir, 'build'), { policy: 'own', ...serving }),
    ])
    used = { browser, siteDir, served }
  }, 240_000)
  afterAll(async () => {
    await used?.browser.close()
    await used?.served.close()
  })
  const there = (): NonNullable<typeof used> => {
    if (used === undefined) throw new Error('The browser and the site start before the first test.')
    return used
  }
  return {
    get browser() {
      return there().browser
    },
    get siteDir() {
      return there().siteDir
    },
    get origin() {
      return there().served.origin
    },
    async open(path = '', options = {}) {
      const { browser, served } = there()
      const opened = await openPage(browser, `${served.origin}/${path}`, options)
      onTestFinished(async () => opened.page.context().close())
      return opened
    },
  }
}
