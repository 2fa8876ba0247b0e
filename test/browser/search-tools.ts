import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { openPage, type WatchedPage } from './shell-page.ts'
import type { ShellOptions } from './shell-site.ts'
import { type Shell, useShell } from './use-shell.ts'

/** A site below a base path that is searched by its own data. */
export const searchShell: ShellOptions = {
  baseUrl: '/base/',
  config: `search: { provider: 'embedded', reportUrl: 'https://shell.example/new?title={query}', helpLinks: [{ label: 'Start here', to: '/' }] },`,
}

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

/** Let requests wait until the returned function is called; then let them go on, or fail. */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  then: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    await released
    await route[then]()
  })
  return release
}

/** Open the modal by its key, type a query and wait for hits. */
export async function ask(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.waitForSelector(parts.field)
  await page.fill(parts.field, query)
  await page.waitForSelector(parts.option)
  // While the search is loading, these are the titles of the sidebar.
  await page.waitForSelector('.search-message--loading', { state: 'detached' })
}

/** A site below a base path that is searched by its own data; pages end with their test. */
export function useSearchShell(): Shell {
  const shell = useShell(searchShell)
  return {
    get browser() {
      return shell.browser
    },
    get site() {
      return shell.site
    },
    open: (path = 'guide/install', options) =>
      openFor(shell.browser, `${shell.site.url}${path}`, options),
  }
}

/** Without the fixture's counter, which stands outside the base path and is not found. */
export const ours = (faults: readonly string[]): readonly string[] =>
  faults.filter((fault) => !fault.includes('/count.js'))
