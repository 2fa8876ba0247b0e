import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { kinds, openSearch, settle } from './real-pages.ts'
import { useRealSite } from './real-site.ts'
import { openMenu, openPage } from './shell-page.ts'

const real = useRealSite()

const open = (path: string, viewport: { width: number; height: number }) =>
  openPage(real.browser, `${real.site.origin}/${path}`, { viewport, reducedMotion: 'reduce' })

/** Roles that a screen reader announces with a name when it reaches them. */
const named = new Set(
  (
    'button checkbox combobox dialog DisclosureTriangle link listbox menuitem navigation ' +
    'option radio searchbox switch tab tabpanel textbox'
  ).split(' '),
)

interface Spoken {
  readonly role: string
  readonly name: string
}

/** What a screen reader gets of the page: the nodes of the accessibility tree that have a role. */
async function readAccessibilityTree(page: Page): Promise<readonly Spoken[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? '') }))
}

interface Stop {
  /** The element that has the focus, for messages. */
  readonly element: string
  /** Something else is drawn over its middle. */
  readonly isCovered: boolean
}

/** Press Tab until the focus leaves the page; every control that was reached, in order. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly Stop[]> {
  const stops: Stop[] = []
  for (let count = 0; count < 600; count++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body || element === document.documentElement) return
      const { left, right, top, bottom } = element.getClientRects()[0] ?? new DOMRect()
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      const isInside = hit !== null && (element.contains(hit) || hit.contains(element))
      const text = element.textContent.trim().slice(0, 40)
      return {
        element: `${element.localName} ${element.getAttribute('aria-label') ?? text}`,
        isCovered: !isInside && top >= 0 && bottom <= window.innerHeight,
      }
    })
    if (!stop) return stops
    stops.push(stop)
  }
  throw new Error('The focus never leaves the page.')
}

/** The controls that neither had the focus since the last call nor are hidden, for messages. */
const findMissed = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const reached: unknown = Reflect.get(window, 'reached')
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const missed = [...document.querySelectorAll(controls)].filter((element) => {
      const isOff = element.matches(':disabled, [tabindex="-1"], [inert] *, dialog:not([open]) *')
      const closed = element.closest('details:not([open])')
      const isClosed = closed !== null && element.parentElement !== closed
      const isVisible = element.checkVisibility({ visibilityProperty: true })
      return isVisible && !isOff && !isClosed && !(reached instanceof Set && reached.has(element))
    })
    Reflect.set(window, 'reached', new Set())
    return missed.map((element) => element.outerHTML.slice(0, 100))
  })

/** Remember what has the focus from now on. */
const watchFocus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Reflect.set(window, 'reached', new Set())
    window.addEventListener('focusin', ({ target }) => {
      const reached: unknown = Reflect.get(window, 'reached')
      if (reached instanceof Set) reached.add(target)
    })
  })

describe('what assistive technology gets', () => {
  it.each(Object.entries(kinds))(
    'P30: every control and landmark of the page %s has a name',
    async (_, path) => {
      const { page } = await open(path, { width: 1280, height: 800 })
      await settle(page)
      const nodes = await readAccessibilityTree(page)
      expect(nodes.filter(({ role, name }) => named.has(role) && name.trim() === '')).toEqual([])
      expect(nodes.filter(({ role }) => role === 'main')).toHaveLength(1)
      expect(nodes.filter(({ role }) => role === 'banner').length).toBeLessThanOrEqual(1)
      const landmarks = nodes.filter(({ role }) => role === 'navigation').map(({ name }) => name)
      expect(new Set(landmarks).size).toBe(landmarks.length)
      // A name that is only a sign says nothing.
      expect(
        nodes.filter(({ role, name }) => named.has(role) && !/[\p{L}\p{N}]/u.test(name)),
      ).toEqual([])
      await page.context().close()
    },
  )

  it('P30: the open menu and the open search are dialogs with names', async () => {
    const { page } = await open(kinds['doc'] ?? '', { width: 390, height: 800 })
    await openMenu(page)
    const dialogs = async (): Promise<readonly Spoken[]> =>
      (await readAccessibilityTree(page)).filter(({ role }) => role === 'dialog')
    expect(await dialogs()).toEqual([{ role: 'dialog', name: 'Menu' }])
    await page.keyboard.press('Escape')
    await openSearch(page)
    expect((await dialogs()).map(({ name }) => name !== '')).toEqual([true])
    const options = (await readAccessibilityTree(page)).filter(({ role }) => role === 'option')
    expect(options.length).toBeGreaterThan(2)
    expect(options.filter(({ name }) => name.trim() === '')).toEqual([])
    await page.context().close()
  })
})

describe('the keyboard', () => {
  it.each([
    ['a window of a desktop', { width: 1280, height: 800 }],
    ['a phone', { width: 390, height: 800 }],
    ['400 % zoom', { width: 320, height: 256 }],
  ] as const)(
    'P30: reaches every control, forward and back, and nothing covers it, in %s',
    async (_, viewport) => {
      const { page } = await open('tutorials/quick-start', viewport)
      await settle(page)
      await watchFocus(page)
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        const stops = await walk(page, key)
        expect(stops.length).toBeGreaterThan(40)
        expect(stops.filter(({ isCovered }) => isCovered)).toEqual([])
        expect(await findMissed(page)).toEqual([])
      }
      await page.context().close()
    },
  )
})

it('P30: nothing moves when the reader prefers reduced motion', async () => {
  const { page } = await open(kinds['doc'] ?? '', { width: 390, height: 800 })
  const moving = (): Promise<number> => page.evaluate(() => document.getAnimations().length)
  await page.evaluate(() => (location.hash = document.querySelector('main h2')?.id ?? ''))
  expect(await moving()).toBe(0)
  await openMenu(page)
  expect(await moving()).toBe(0)
  await page.keyboard.press('Escape')
  await page.locator('.toc-drawer > summary').click()
  expect(await moving()).toBe(0)
  await page.mouse.move(200, 500)
  await page.mouse.wheel(0, 900)
  expect(await moving()).toBe(0)
  await page.context().close()
})

it('P30: at 400 % zoom, nothing stays over the text', async () => {
  const { page } = await open(kinds['doc'] ?? '', { width: 320, height: 256 })
  await page.mouse.move(100, 100)
  await page.mouse.wheel(0, 1200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  const fixed = await page.evaluate(() => {
    const covers = new Set<string>()
    for (let y = 2; y < 256; y += 8) {
      for (const element of document.elementsFromPoint(120, y)) {
        const { position } = getComputedStyle(element)
        if (position === 'fixed' || position === 'sticky') covers.add(element.className)
      }
    }
    return [...covers]
  })
  expect(fixed).toEqual([])
  await page.context().close()
})
