import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { buildSite } from '../cli/site/built-site.ts'
import { connectChromium } from '../helpers/chromium.ts'
import { type Served, serveFolder } from './serve-folder.ts'

/** This repository's documentation, served. */
export interface RealSite extends Served {
  readonly folder: string
}

/** Build the site, or take the built one that `DOCS_SSG_SITE` names, and serve it. */
async function startRealSite(): Promise<RealSite> {
  const folder = process.env['DOCS_SSG_SITE'] ?? (await buildSite()).folder
  return { folder, ...(await serveFolder(folder)) }
}

/** A browser and this repository's documentation, for all tests of a file. */
interface OpenRealSite {
  readonly browser: Browser
  readonly site: RealSite
}

/** Connect to the browser and serve the site before the first test of a file; end both after the last one. */
export function useRealSite(): OpenRealSite {
  let open: OpenRealSite | undefined
  const there = (): OpenRealSite => {
    if (open === undefined) throw new Error('The browser and the site start before the first test.')
    return open
  }
  beforeAll(async () => {
    const [browser, site] = await Promise.all([connectChromium(), startRealSite()])
    open = { browser, site }
  }, 300_000)
  afterAll(async () => {
    await open?.browser.close()
    await open?.site.close()
  })
  return {
    get browser() {
      return there().browser
    },
    get site() {
      return there().site
    },
  }
}
