import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openFor } from './search-tools.ts'
import { alive, heading, openMenu } from './shell-page.ts'
import { useShell } from './use-shell.ts'

const shell = useShell({ config: 'sidebar: { hideable: true },' })

const phone = { viewport: { width: 390, height: 800 } }
const desktop = { viewport: { width: 1280, height: 900 } }
const open = async (path: string, options = {}): Promise<Page> =>
  (await openFor(shell.browser, shell.site.url + path, options)).page

const top = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)
const scrollTo = async (page: Page, to: number): Promise<void> => {
  await page.evaluate((at) => window.scrollTo({ top: at, behavior: 'instant' }), to)
  await expect.poll(() => top(page)).toBe(to)
}
/** Until the page has seen where it was scrolled to. */
const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )
/** Scroll down, and up a little, which shows the navbar and its button again. */
const scrollDown = async (page: Page): Promise<void> => {
  await scrollTo(page, 900)
  await nextFrame(page)
  await scrollTo(page, 800)
  await expect.poll(() => page.getAttribute('[data-navbar]', 'data-state')).toBe('shown')
  // At the same time, blocks get their height, which moves what is below them and must not hide it.
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-laid-out'))
  await nextFrame(page)
  expect(await page.getAttribute('[data-navbar]', 'data-state')).toBe('shown')
  await scrollTo(page, 800)
}
/** Not by `page.click`, which scrolls the page to what sticks to the window. */
const openMenuHere = async (page: Page): Promise<void> => {
  const { x, y, width, height } = await boxOf(page, '[data-menu-open]')
  await page.mouse.click(x + width / 2, y + height / 2)
  await page.waitForFunction(() => Boolean(history.state?.menu))
  expect(await top(page)).toBe(800)
}
const expectKept = (page: Page): Promise<void> =>
  expect.poll(async () => Math.abs((await top(page)) - 800) <= 2).toBe(true)
const boxOf = (page: Page, selector: string): Promise<DOMRect> =>
  page
    .locator(selector)
    .first()
    .evaluate((found) => found.getBoundingClientRect())

describe('the position of the reader', () => {
  it.each([
    ['a link in the text', false, 'main a[href$="/guide/tabs"]'],
    ['a link of the menu', true, '[data-sidebar] a[href$="/guide/tabs"]'],
    ['a version in the menu', true, '[data-menu] a[href*="/1.0/guide/install"]'],
    ['a language in the menu', true, '[data-menu] a[href*="/ar/guide/install"]'],
  ])('H2: Back returns to it after %s', async (_, isInMenu, link) => {
    const page = await open('guide/install', phone)
    await scrollDown(page)
    if (isInMenu) await openMenuHere(page)
    const before = page.url()
    await page
      .locator(link)
      .first()
      .evaluate((found: HTMLElement) => found.click())
    await page.waitForURL((url) => url.href !== before)
    await alive(page)
    while (page.url() !== before) await page.goBack()
    await heading(page, 'Install')
    await alive(page)
    await expectKept(page)
  })

  it('H2: a reload with the open menu keeps it', async () => {
    const page = await open('guide/install', phone)
    await scrollDown(page)
    await openMenuHere(page)
    await page.reload()
    await alive(page)
    await expectKept(page)
  })

  it.each([
    ['version', '/1.0/guide/install'],
    ['language', '/ar/guide/install'],
  ])('H9: another %s of the page opens at the same section', async (_, href) => {
    const page = await open('guide/install#second-step')
    await page.locator(`.navbar .switcher:has(a[href*="${href}"]) summary`).click()
    const link = page.locator(`.navbar a[href*="${href}"]`)
    // So that a new window has it as well.
    expect(await link.getAttribute('href')).toMatch(/#second-step$/)
    await link.click()
    await page.waitForURL(`**${href}#second-step`)
    await alive(page)
    const box = await boxOf(page, '#second-step')
    expect(box.top).toBeGreaterThanOrEqual(0)
    expect(box.top).toBeLessThan(300)
  })

  it('H9: a version without the page opens without the section', async () => {
    const page = await open('long#part-3')
    const switcher = '.navbar .switcher:has([data-version-name])'
    await page.locator(`${switcher} summary`).click()
    const href = await page.locator(`${switcher} [data-version-name="1.0"]`).getAttribute('href')
    expect(href).not.toContain('#')
  })
})

describe('the color mode', () => {
  it.each([
    ['light', 'dark', 'dark'],
    ['dark', 'light', 'light'],
    ['light', null, 'dark'],
    ['dark', null, 'light'],
  ] as const)(
    'H4: a URL with %s wins over the choice %s and the system',
    async (mode, stored, system) => {
      const page = await open('', { colorScheme: system })
      await page.evaluate((value) => {
        if (value !== null) localStorage.setItem('theme', value)
      }, stored)
      const theme = (): Promise<string | null> => page.getAttribute('html', 'data-theme')
      const url = `${shell.site.url}guide/install?docusaurus-theme=${mode}`
      // Before the script of the page, and after it: two different modes would be a flash.
      await page.route('**/client-*.js', (route) => route.abort())
      await page.goto(url)
      expect(await theme()).toBe(mode)
      await page.unroute('**/client-*.js')
      await page.goto(url)
      await alive(page)
      expect(await theme()).toBe(mode)
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(stored)
    },
  )
})

describe('the edges of the sidebar', () => {
  it('H1: it fills the window, with and without announcement and navbar', async () => {
    const page = await open('long', desktop)
    const sidebar = (): Promise<string> =>
      boxOf(page, '[data-menu]').then((box) => `${Math.round(box.top)}–${Math.round(box.bottom)}`)
    const announcement = await boxOf(page, '[data-announcement]')
    await expect.poll(sidebar).toBe(`${Math.round(announcement.bottom) + 56}–900`)
    await scrollTo(page, 20)
    await expect.poll(sidebar).toBe(`${Math.round(announcement.bottom) + 36}–900`)
    await scrollTo(page, 900)
    await expect.poll(() => page.getAttribute('[data-navbar]', 'data-state')).toBe('hidden')
    await expect.poll(sidebar).toBe('0–900')
    await scrollTo(page, 700)
    await expect.poll(() => page.getAttribute('[data-navbar]', 'data-state')).toBe('shown')
    await expect.poll(sidebar).toBe('56–900')
  })

  it('H1: its foot has the button in the middle and no menu that the navbar has', async () => {
    const page = await open('long', desktop)
    for (const at of [0, 900]) {
      await scrollTo(page, at)
      const middle = ({ top: start, bottom }: DOMRect): number => (start + bottom) / 2
      await expect
        .poll(async () => {
          const [foot, button] = [
            await boxOf(page, '.sidebar__foot'),
            await boxOf(page, '.sidebar-button'),
          ]
          return Math.abs(middle(foot) - middle(button)) < 1
        })
        .toBe(true)
    }
    expect(await page.locator('.sidebar__foot .switcher').first().isVisible()).toBe(false)
    expect(await page.locator('.navbar .switcher').first().isVisible()).toBe(true)
    await page.setViewportSize(phone.viewport)
    await openMenu(page)
    expect(await page.locator('.sidebar__foot .switcher').first().isVisible()).toBe(true)
  })
})

describe('a page that can only be shown in part', () => {
  it.each(['replaceWith', 'replaceChildren', 'isEqualNode', 'querySelectorAll'])(
    'H8: is loaded in full when `%s` fails half-way',
    async (method) => {
      const page = await open('guide/install')
      await scrollTo(page, 700)
      await page.evaluate((name) => {
        const link = document.querySelector<HTMLElement>('main a[href*="#only-in-javascript-2"]')
        Reflect.set(name === 'replaceWith' ? Element.prototype : Node.prototype, name, () => {
          throw new Error('An extension broke it.')
        })
        Reflect.set(Element.prototype, name, () => {
          throw new Error('An extension broke it.')
        })
        link?.click()
      }, method)
      await page.waitForURL('**/guide/tabs#only-in-javascript-2')
      await heading(page, 'Tabs')
      await alive(page)
      expect(await page.title()).toBe('Tabs | Shell')
      expect(await page.locator('main').textContent()).not.toContain('Paragraph 0')
      await page.goBack()
      await heading(page, 'Install')
    },
  )
})
