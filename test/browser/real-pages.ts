import type { Page } from 'playwright-core'

/** Every kind of page; the last one has no sidebar. */
export const kinds: Readonly<Record<string, string>> = {
  home: '',
  doc: 'rtk-query/usage/customizing-queries',
  tabs: 'introduction/getting-started',
  errors: 'errors?code=11',
  search: 'search?q=slice',
  'not-found': 'no-such-page',
  internal: 'rtk-query/internal/overview',
}
/** Color modes. */
export const modes = ['light', 'dark'] as const

/** Wait until all that belongs to the page has arrived. */
export const settle = (page: Page): Promise<void> => page.waitForLoadState('networkidle')

/** Open the search and wait for hits. */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.locator('.search-modal input').fill('slice')
  await page.locator('.search-modal [role=option]').first().waitFor()
}
