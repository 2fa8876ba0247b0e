import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { openPage, type WatchedPage } from './shell-page.ts'

/** Where things are in the search modal. */
export const parts = {
  field: '.search-modal__input',
  option: '.search-modal [role=option]',
} as const

/** A page in a context of its own, which ends with the test. */
export async function openFor(
  browser: Browser,
  url: string,
  options?: BrowserContextOptions,
): Promise<WatchedPage> {
  const watched = await openPage(browser, url, options)
  onTestFinished(async () => watched.page.context().close())
  return watched
}

/** Open the modal by its key, type a query and wait for hits. */
export async function ask(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.waitForSelector(parts.field)
  await page.fill(parts.field, query)
  await page.waitForSelector(parts.option)
}
