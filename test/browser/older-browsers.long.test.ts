import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ours, searchShell } from './search-tools.ts'
import { alive, heading } from './shell-page.ts'
import { useShell } from './use-shell.ts'

interface Lack {
  /** What the engine drops, as it drops all that it does not know: text of selectors and functions. */
  readonly css?: readonly string[]
  /** Paths below `window` that do not exist. */
  readonly script?: readonly string[]
}

/** What the layout and its script use, and not every browser of the last years has. */
const lacks: Readonly<Record<string, Lack>> = {
  ':has': { css: [':has('] },
  '::details-content': { css: ['::details-content'] },
  popovers: {
    css: [':popover-open'],
    script: [
      'HTMLElement.prototype.popover',
      'HTMLElement.prototype.showPopover',
      'HTMLElement.prototype.hidePopover',
      'HTMLElement.prototype.togglePopover',
      'HTMLButtonElement.prototype.popoverTargetElement',
      'ToggleEvent',
    ],
  },
  'content-visibility': {
    css: ['content-visibility'],
    script: ['Element.prototype.checkVisibility'],
  },
  'color-mix': { css: ['color-mix('] },
  'text-wrap and dvh': { css: ['text-wrap', 'dvh'] },
  'hidden=until-found and inert': { css: ['until-found'], script: ['HTMLElement.prototype.inert'] },
  'view transitions': { script: ['Document.prototype.startViewTransition'] },
  requestIdleCallback: { script: ['requestIdleCallback'] },
  'URL.canParse': { script: ['URL.canParse'] },
  'Intl.DisplayNames and Intl.Segmenter': { script: ['Intl.DisplayNames', 'Intl.Segmenter'] },
  'AbortSignal.any and timeout': { script: ['AbortSignal.any', 'AbortSignal.timeout'] },
  'scrollend and CSS.highlights': { script: ['CSS.highlights', 'onscrollend'] },
  'attributes of ARIA as properties': {
    script: ['ariaExpanded', 'ariaModal', 'ariaLabel', 'role'].map(
      (name) => `Element.prototype.${name}`,
    ),
  },
}

const shell = useShell(searchShell)

async function openWithout(lack: Lack, width: number): Promise<{ page: Page; faults: string[] }> {
  const context = await shell.browser.newContext({ viewport: { width, height: 800 } })
  await context.addInitScript((paths) => {
    for (const path of paths) {
      const names = path.split('.')
      const name = names.pop() ?? ''
      const holder = names.reduce<object>((at, key) => Object(Reflect.get(at, key)), window)
      Reflect.deleteProperty(holder, name)
    }
  }, lack.script ?? [])
  // What a browser does not know, it drops: a name that no browser knows has the same effect.
  await context.route(/\/(?:[^.]*|[^/]*\.css)$/, async (route) => {
    const response = await route.fetch()
    let body = await response.text()
    for (const text of lack.css ?? []) body = body.replaceAll(text, text.replace(/[a-z]/, 'x$&'))
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({
      response,
      headers,
      body: body.replace(/<meta http-equiv="?Content-Security-Policy[^>]*>/i, ''),
    })
  })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`)
  })
  await page.goto(`${shell.site.url}guide/install`)
  await alive(page)
  return { page, faults }
}

/** `seen` if nothing covers the text and the page does not scroll sideways; otherwise what is in its place. */
const read = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const found = document.elementFromPoint(left + Math.min(width, 40) / 2, top + height / 2)
      const fits = document.documentElement.scrollWidth <= window.innerWidth
      const isSeen = width > 0 && height > 0 && found?.closest('main') !== null
      return isSeen && fits ? 'seen' : `${found?.outerHTML.slice(0, 120)} ${String(fits)}`
    })

describe.each(Object.entries(lacks))('a browser without %s', (_, lack) => {
  it.each([1280, 390])('shows pages, follows links and searches, %i px', async (width) => {
    const { page, faults } = await openWithout(lack, width)
    expect(await read(page, 'main h1')).toBe('seen')
    expect(await read(page, 'main .markdown > p')).toBe('seen')
    const hasMenu = lack !== lacks['popovers'] && width < 997
    expect(await page.locator('[data-menu-open]').isVisible()).toBe(hasMenu)
    await page.locator('main a[href$="/guide/tabs"]').first().click()
    await heading(page, 'Tabs')
    expect(await read(page, 'main h1')).toBe('seen')
    await page.goBack()
    await heading(page, 'Install')
    await page.locator('[data-search-open]:visible').first().click()
    await page.locator('.search-modal__input').fill('install')
    await page.locator('.search-modal [role=option]').first().waitFor()
    expect(ours(faults)).toEqual([])
    await page.context().close()
  })
})
