// Presses the buttons that components of the site write: in pages, slots and React pages.
// Must not know how the page was opened.
import type { Page } from 'playwright-core'

/** Buttons of the layout, which `press-controls.ts` knows, and those that leave the page. */
const others = [
  '[data-color-switch]',
  '.search-button',
  '[role=tab]',
  '[data-copy]',
  '[data-wrap]',
  '[data-menu-open]',
  '[data-menu-close]',
  '[data-announcement-close]',
  '[type=submit]',
  '[type=reset]',
  '[disabled]',
  '[aria-disabled=true]',
  'dialog *',
  '.search-modal *',
  '.crash *',
  '.sidebar *',
  '.menu *',
]
const selector = `:is(button, [role=button], input[type=button])${others.map((one) => `:not(${one})`).join('')}`

/** Milliseconds; code that a component loads takes long on a busy machine. */
const timeout = 15_000
const limit = 30

/**
 * Count what happens in the page after a press: changes of the document, of the URL and of the
 * clipboard, requests, and messages.
 */
const watch = `(() => {
  if (window.docsSsgEffects !== undefined) return
  window.docsSsgEffects = 0
  const count = () => { window.docsSsgEffects += 1 }
  new MutationObserver(count).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  for (const event of ['copy', 'scroll', 'hashchange', 'popstate', 'toggle', 'pagehide'])
    addEventListener(event, count, { capture: true })
  for (const [owner, name] of [[window, 'fetch'], [window, 'open'], [window, 'alert'], [window, 'print'], [console, 'log'], [history, 'pushState'], [history, 'replaceState'], [navigator.clipboard, 'writeText']]) {
    const original = owner?.[name]
    if (typeof original === 'function') owner[name] = function (...values) { count(); return name === 'alert' || name === 'print' ? undefined : original.apply(this, values) }
  }
})()`

/** React keeps the props of an element that it hydrated; a handler there may draw or play something. */
const listens = `(element) => {
  const island = element.closest('[data-island]')
  for (let one = island && element; one; one = one === island ? null : one.parentElement) {
    const key = Object.keys(one).find((name) => name.startsWith('__reactProps$'))
    const props = key ? one[key] : {}
    if (Object.keys(props).some((name) => /^on[A-Z]/.test(name) && typeof props[name] === 'function')) return true
  }
  return false
}`

/**
 * The names of the buttons that do nothing. `pressed` holds those that earlier pages had, and is
 * completed.
 */
export async function pressOwnControls(
  page: Page,
  pressed: Set<string>,
): Promise<readonly string[]> {
  await page.evaluate(watch)
  const count: unknown = await page.evaluate(
    `(window.docsSsgButtons = [...document.querySelectorAll(${JSON.stringify(selector)})].slice(0, ${limit})).length`,
  )
  const dead: string[] = []
  for (let index = 0; index < Number(count); index += 1) {
    const button = `window.docsSsgButtons[${index}]`
    if ((await page.evaluate(`${button}.checkVisibility()`)) !== true) continue
    const name = await nameOf(page, button)
    if (pressed.has(name.key)) continue
    pressed.add(name.key)
    const url = page.url()
    if (!(await hasEffect(page, button))) dead.push(`The button \`${name.label}\``)
    // What follows is on another page.
    if (page.url() !== url) break
  }
  return dead
}

interface ButtonName {
  readonly label: string
  /** The same for the button of a component on all pages. */
  readonly key: string
}

async function nameOf(page: Page, button: string): Promise<ButtonName> {
  const found: unknown = await page.evaluate(`((element) => {
    const label = (element.getAttribute('aria-label') ?? element.value ?? '') || element.textContent || element.id || element.className
    const island = element.closest('[data-island]')?.dataset.island ?? ''
    return [label.trim().replace(/\\s+/g, ' ').slice(0, 60), island]
  })(${button})`)
  const [label, island]: readonly unknown[] = Array.isArray(found) ? found : []
  return { label: String(label), key: `${String(island)} ${String(label)}` }
}

async function hasEffect(page: Page, button: string): Promise<boolean> {
  // Locators need a mark, because a press may add and remove other buttons.
  const mark = 'data-docs-ssg-pressed'
  try {
    await page.evaluate(`${button}.setAttribute('${mark}', '')`)
    const element = page.locator(`[${mark}]`)
    await element.hover({ timeout })
    await page.evaluate('window.docsSsgEffects = 0')
    await element.click({ timeout })
    const isAlive = await waitUntil(page, `window.docsSsgEffects > 0 || (${listens})(${button})`)
    await page.evaluate(`${button}.removeAttribute('${mark}')`)
    return isAlive
  } catch {
    // The press led to another page, or took the button away.
    return true
  }
}

async function waitUntil(page: Page, condition: string): Promise<boolean> {
  for (const end = Date.now() + timeout; Date.now() < end; await page.waitForTimeout(50))
    if ((await page.evaluate(condition)) === true) return true
  return false
}
