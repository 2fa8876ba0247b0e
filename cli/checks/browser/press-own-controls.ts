// Presses the buttons that components of the site write: in pages, slots and React pages.
// Must not know how the page was opened.
import type { Page } from 'playwright-core'
import { callPage } from './call-page.ts'

/** Milliseconds; code that a component loads takes long on a busy machine. */
const timeout = 15_000

/**
 * The names of the buttons that do nothing. `pressed` holds those that earlier pages had, and is
 * completed.
 */
export async function pressOwnControls(
  page: Page,
  pressed: Set<string>,
): Promise<readonly string[]> {
  const count = await callPage(page, 'watchOwnButtons')
  const dead: string[] = []
  for (let index = 0; index < count; index += 1) {
    const button = await callPage(page, 'ownButton', index)
    if (button === undefined || pressed.has(button.key)) continue
    pressed.add(button.key)
    const url = page.url()
    if (!(await hasEffect(page, index))) dead.push(`The button \`${button.label}\``)
    // What follows is on another page.
    if (page.url() !== url) break
  }
  return dead
}

async function hasEffect(page: Page, index: number): Promise<boolean> {
  try {
    // Locators need a mark, because a press may add and remove other buttons.
    await callPage(page, 'markOwnButton', index)
    const element = page.locator('[data-docs-ssg-pressed]')
    await element.hover({ timeout })
    await callPage(page, 'forgetEffects')
    await element.click({ timeout })
    for (const end = Date.now() + timeout; Date.now() < end; await page.waitForTimeout(50))
      if (await callPage(page, 'hadEffect', index)) return true
    return false
  } catch {
    // The press led to another page, or took the button away.
    return true
  }
}
