import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { connectChromium } from '../helpers/chromium.ts'
import { serveFolder } from './serve-folder.ts'

/** A built site in a browser. */
export interface OpenSite {
  readonly browser: Browser
  readonly origin: string
}

/** Serve the built site of a folder while `use` runs. */
export async function withBuiltSite(
  siteDir: string,
  use: (site: OpenSite) => Promise<void>,
  options: Parameters<typeof serveFolder>[1] = {},
): Promise<void> {
  const browser = await connectChromium()
  const server = await serveFolder(join(siteDir, 'build'), options)
  try {
    await use({ browser, origin: server.origin })
  } finally {
    await browser.close()
    await server.close()
  }
}

/** A page in one of the two windows. */
export interface WindowVisit {
  readonly page: Page
  readonly colorScheme: 'light' | 'dark'
  /** In CSS pixels. */
  readonly width: number
}

/** Visit a site in a wide light window and in a narrow dark one; no script may fail meanwhile. */
export async function visitWideAndNarrow(
  { browser }: OpenSite,
  visit: (visited: WindowVisit) => Promise<void>,
): Promise<void> {
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await visit({ page, colorScheme, width })
    expect(errors).toEqual([])
    await context.close()
  }
}
