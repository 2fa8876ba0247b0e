import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { scrollThrough, violations } from './accessible.ts'

/** Expect that pages are accessible and as wide as the window. `paths` start with a slash. */
export async function expectFit(
  page: Page,
  origin: string,
  paths: readonly string[],
): Promise<void> {
  const width = page.viewportSize()?.width
  for (const path of paths) {
    await page.goto(origin + path)
    await scrollThrough(page)
    expect(await violations(page), `${path} ${width}`).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(overflow, path).toBe(width)
  }
}
