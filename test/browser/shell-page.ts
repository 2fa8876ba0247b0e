import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** What went wrong in a page: thrown errors, console errors, violations of the policy. */
export interface WatchedPage {
  readonly page: Page
  readonly faults: string[]
  readonly warnings: string[]
}

/** A new page in a context of its own, watched for faults. */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const faults: string[] = []
  const warnings: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`)
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await page.goto(url)
  await alive(page)
  return { page, faults, warnings }
}

/** Wait until the script has started; no fault may have happened. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-alive'))
}

/**
 * Wait until the scripts of the page have done what they began: what has not happened by then, they do not do.
 * A browser that draws frames on a busy machine may never be idle, so a page that was given two seconds counts as well.
 */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 2000 })),
  )
}

/** Wait until React has taken over an element that the build wrote. */
export async function hydrated(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate((found) => Object.keys(found).some((key) => key.startsWith('__reactFiber'))),
    )
    .toBe(true)
  await idle(element.page())
}

/** Wait for the heading of the page that is to come. */
export async function heading(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.locator('main h1').first().textContent()).toBe(text)
}

/**
 * Open the menu of narrow screens. The script handles it a moment after the browser has shown it: it moves the focus,
 * and adds an entry to the history, of which the process of the browser learns later still.
 */
export async function openMenu(page: Page): Promise<void> {
  await page.click('[data-menu-open]')
  await page.waitForFunction(() => Boolean(history.state?.menu))
  const session = await page.context().newCDPSession(page)
  const isAtEnd = async (): Promise<boolean> => {
    const { currentIndex, entries } = await session.send('Page.getNavigationHistory')
    return currentIndex === entries.length - 1
  }
  await expect.poll(isAtEnd).toBe(true)
  await session.detach()
}
