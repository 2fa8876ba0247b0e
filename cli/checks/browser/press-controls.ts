// Presses each control of an open page once.
// Must not know how the page was opened.
import type { Page } from 'playwright-core'
import { callPage } from './call-page.ts'

interface Control {
  readonly name: string
  readonly selector: string
  /** True when the press has had its effect; called again until it is true or the time is up. */
  readonly isDone: (page: Page, before: string) => Promise<boolean>
  /** The state that is compared with the state before the press. */
  readonly look?: (page: Page) => Promise<string>
  readonly after?: (page: Page) => Promise<void>
}

/** Milliseconds; a click takes long on a busy machine. */
const clickTimeout = 15_000
const escape = async (page: Page): Promise<void> => page.keyboard.press('Escape')
/**
 * Includes the label: a change from the theme of the system to the same theme by choice changes
 * nothing else.
 */
const theme = async (page: Page): Promise<string> =>
  `${await page.getAttribute('html', 'data-theme')} ${await page.getAttribute('[data-color-switch]', 'aria-label')}`

const controls: readonly Control[] = [
  {
    name: 'The color mode switch',
    selector: '[data-color-switch]',
    look: theme,
    isDone: async (page, before) => (await theme(page)) !== before,
  },
  {
    name: 'The search button',
    selector: '.search-button',
    isDone: async (page) => page.locator('[role=dialog] input').first().isVisible(),
    after: escape,
  },
  {
    name: 'A tab',
    selector: '[role=tab][aria-selected=false]',
    look: async (page) => selected(page),
    isDone: async (page, before) => (await selected(page)) !== before,
  },
  {
    name: 'A copy button',
    selector: '[data-copy]',
    look: async (page) => {
      await callPage(page, 'clearClipboard')
      return ''
    },
    isDone: async (page) => callPage(page, 'hasClipboardText'),
  },
  {
    name: 'A link in the sidebar',
    selector: '[data-sidebar] a[href]:not([aria-current])',
    look: async (page) => page.url(),
    isDone: async (page, before) => page.url() !== before,
    after: async (page) => {
      await page.setViewportSize({ width: 390, height: 800 })
    },
  },
  {
    name: 'The menu button',
    selector: '[data-menu-open]',
    isDone: async (page) => page.locator('[data-menu-close]').first().isVisible(),
  },
]

const selected = async (page: Page): Promise<string> =>
  (await page.locator('[role=tab][aria-selected=true]').allTextContents()).join('|')

async function press(page: Page, control: Control): Promise<boolean> {
  const target = page.locator(control.selector).and(page.locator(':visible')).first()
  if ((await target.count()) === 0) return true
  const before = (await control.look?.(page)) ?? ''
  await target.click({ timeout: clickTimeout })
  for (const end = Date.now() + clickTimeout; Date.now() < end; await page.waitForTimeout(50))
    if (await control.isDone(page, before)) {
      await control.after?.(page)
      return true
    }
  return false
}

/**
 * The names and selectors of the controls that do nothing. Controls that the page does not have are
 * skipped.
 */
export async function pressControls(page: Page): Promise<readonly string[]> {
  const dead: string[] = []
  for (const control of controls) {
    const isAlive = await press(page, control).catch(() => false)
    if (!isAlive) dead.push(`${control.name} (\`${control.selector}\`)`)
  }
  return dead
}
