import { describe, expect, it } from 'vitest'
import { violations } from './accessible.ts'
import { useShell } from './use-shell.ts'
import { openMenu, type WatchedPage } from './shell-page.ts'

const shell = useShell()
const phone = { viewport: { width: 390, height: 700 } }

type Page = WatchedPage['page']

/** The position of an element in the window: top and bottom in CSS pixels. */
const place = (page: Page, selector: string): Promise<{ top: number; bottom: number }> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return { top: Math.round(top), bottom: Math.round(bottom) }
    })

describe('the contents', () => {
  it('H16: marks the section that a link leads to, for every entry, and keeps the mark in view', async () => {
    const { page } = await shell.open('long', { viewport: { width: 1280, height: 420 } })
    const links = page.locator('nav[data-toc] a')
    const count = await links.count()
    expect(count).toBeGreaterThan(10)
    const last = await links.last().getAttribute('href')
    for (let index = 0; index < count; index++) {
      const link = links.nth(index)
      const name = await link.textContent()
      await link.evaluate((element: HTMLElement) => element.click())
      const marked = page.locator('nav[data-toc] [aria-current]')
      await expect.poll(() => marked.allTextContents()).toEqual([name])
      const [mark, frame] = [
        await place(page, 'nav[data-toc] [aria-current]'),
        await place(page, 'nav[data-toc]'),
      ]
      expect(mark.top).toBeGreaterThanOrEqual(frame.top - 1)
      expect(mark.bottom).toBeLessThanOrEqual(frame.bottom + 1)
    }
    expect(last).toMatch(/^#/)
    await page.context().close()
  })

  it('H16: a heading is in the same place after a click and after a full load', async () => {
    const { page } = await shell.open('long')
    await page.locator('nav[data-toc] a').nth(3).click()
    const top = async (): Promise<number> => (await place(page, ':target')).top
    await expect.poll(top).toBeLessThan(100)
    const clicked = await top()
    await page.goto('about:blank')
    await page.goto(`${shell.site.url}long#part-3`)
    await expect.poll(top).toBe(clicked)
    await page.context().close()
  })

  it('H16: on a phone, a bar stays in reach, names the section and opens over the article', async () => {
    const { page, faults } = await shell.open('long', phone)
    const summary = page.locator('.toc-drawer > summary')
    expect(await summary.getAttribute('data-here')).toBe('')
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 1500)
    await expect.poll(() => summary.getAttribute('data-here')).toMatch(/^Part \d+$/)
    await expect.poll(async () => (await place(page, '.toc-drawer')).top).toBeLessThan(70)
    const box = await summary.boundingBox()
    const before = await page.evaluate(() => window.scrollY)
    await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + 10)
    const link = page.locator('.toc-drawer a', { hasText: 'Part 7' })
    await link.waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
    expect(await violations(page)).toEqual([])
    await link.click()
    await expect.poll(() => page.locator('.toc-drawer').getAttribute('open')).toBe(null)
    await expect.poll(() => summary.getAttribute('data-here')).toBe('Part 7')
    const bar = await place(page, '.toc-drawer')
    expect((await place(page, '#part-7')).top).toBeGreaterThanOrEqual(bar.bottom)
    expect(faults).toEqual([])
    await page.context().close()
  })
})

describe('space for the text', () => {
  const width = (page: Page, selector: string): Promise<number> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().width)

  it('H16: a narrow window has the contents in a bar, so that lines keep their length', async () => {
    for (const [windowWidth, bar, least] of [
      [1024, true, 640],
      [1199, true, 700],
      [1200, false, 580],
    ] as const) {
      const { page } = await shell.open('long', { viewport: { width: windowWidth, height: 700 } })
      expect(await page.locator('.toc-drawer').isVisible()).toBe(bar)
      expect(await page.locator('nav[data-toc]').isVisible()).toBe(!bar)
      expect(await width(page, 'main article')).toBeGreaterThan(least)
      if (bar) await page.locator('.toc-drawer > summary').click()
      expect(await violations(page)).toEqual([])
      await page.context().close()
    }
  })

  it('H16: on a phone, the title is in the first quarter of the window, below the bar', async () => {
    const { page } = await shell.open('guide/tabs', { viewport: { width: 390, height: 844 } })
    await page.locator('[data-announcement-close]').click()
    // A click before the script runs does nothing.
    await page.waitForSelector('.announcement', { state: 'hidden' })
    const bar = await place(page, '.toc-drawer')
    const path = await place(page, '.breadcrumbs')
    const title = await place(page, 'main h1')
    expect(bar.top).toBe(52)
    expect(path.top).toBeGreaterThan(bar.bottom)
    expect(title.top).toBeGreaterThan(path.bottom)
    expect(title.bottom).toBeLessThan(844 / 4)
    // The title is right below, so the path ends with the category.
    expect(await page.locator('.breadcrumbs [aria-current]').isVisible()).toBe(false)
    await page.context().close()
  })
})

it('H2: the open menu shows the current page, and the page behind it stays', async () => {
  const { page } = await shell.open('guide/tabs', { viewport: { width: 390, height: 240 } })
  await openMenu(page)
  const current = page.locator('[data-menu] [data-sidebar] [aria-current]')
  await current.waitFor()
  const { top, bottom } = await place(page, '[data-menu] [data-sidebar] [aria-current]')
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThanOrEqual(240)
  const close = await place(page, '[data-menu-close]')
  expect(close.top).toBeGreaterThanOrEqual(0)
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.move(380, 200)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('End')
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await page.context().close()
})

it('H2: categories stay as the reader left them after a full load, and in this tab only', async () => {
  const { page, faults } = await shell.open('long')
  const category = page.locator('[data-sidebar] details').first()
  const isOpen = (): Promise<boolean> =>
    category.evaluate((details) => details instanceof HTMLDetailsElement && details.open)
  const before = await isOpen()
  await category.locator('summary').click()
  await expect.poll(isOpen).toBe(!before)
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('docs-ssg.categories')))
    .not.toBe(null)
  await page.reload()
  await expect.poll(isOpen).toBe(!before)
  await page.evaluate(() => sessionStorage.setItem('docs-ssg.categories', '[1, {"a": 2}'))
  await page.reload()
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-alive'))
  expect(await isOpen()).toBe(before)
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  expect(await isOpen()).toBe(before)
  expect(faults).toEqual([])
  await page.context().close()
})

it('H10: with an announcement, the sidebar ends at the edge of the window', async () => {
  const { page } = await shell.open('long', { viewport: { width: 1280, height: 700 } })
  expect(await page.locator('[data-announcement]').isVisible()).toBe(true)
  expect((await place(page, '[data-menu]')).bottom).toBeLessThanOrEqual(700)
  await page.context().close()
})

it('P24: a failed load is a card over the page, which keeps its place and its address', async () => {
  const { page } = await shell.open('long')
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
  const heading = await place(page, '#part-3')
  await page.context().setOffline(true)
  await page.locator('[data-sidebar] a[href$="/guide/tabs"]').evaluate((link: HTMLElement) => {
    link.click()
  })
  const card = page.locator('main [role=alert]')
  await card.waitFor()
  expect(await card.textContent()).toContain('No connection.')
  expect(await page.evaluate(() => window.scrollY)).toBe(900)
  expect(await place(page, '#part-3')).toEqual(heading)
  const { top, bottom } = await place(page, 'main [role=alert]')
  expect(top).toBeGreaterThan(0)
  expect(bottom).toBeLessThan(800)
  expect(await violations(page)).toEqual([])
  await card.getByRole('button', { name: 'Stay here' }).click()
  expect(await card.count()).toBe(0)
  expect(page.url()).toBe(`${shell.site.url}long`)
  await page.context().close()
})

it('prints the colors of the light mode, also in dark mode', async () => {
  const { page } = await shell.open('guide/tabs', { colorScheme: 'dark' })
  const colors = (): Promise<string[]> =>
    page.evaluate(() =>
      ['h1', 'pre'].map((name) => {
        const { color, backgroundColor } = getComputedStyle(
          document.querySelector(`main ${name}`) ?? document.body,
        )
        return `${color} on ${backgroundColor}`
      }),
    )
  const dark = await colors()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const printed = await colors()
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  expect(await colors()).toEqual(dark)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  expect(await page.getAttribute('html', 'data-theme')).toBe('light')
  const light = await colors()
  expect(light).toEqual(printed)
  expect(light).not.toEqual(dark)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  expect(await page.getAttribute('html', 'data-theme')).toBe('dark')
  await page.context().close()
})

it('H2: long names break in the sidebar instead of being cut, and have the font of the title', async () => {
  const { page } = await shell.open('long', { viewport: { width: 1024, height: 700 } })
  const label = page.locator('[data-sidebar] a:visible').first()
  await label.evaluate((link) => (link.textContent = 'createAnAlmostEndlessListenerMiddleware'))
  expect(await label.evaluate((link) => link.scrollWidth - link.clientWidth)).toBeLessThanOrEqual(0)
  await page.setViewportSize(phone.viewport)
  const title = page.locator('main h1').first()
  const ratio = await title.evaluate((heading) => {
    heading.innerHTML = '<code>createListenerMiddleware</code>'
    const style = (element: Element | null): CSSStyleDeclaration | undefined =>
      element ? getComputedStyle(element) : undefined
    const name = style(heading.querySelector('code'))
    const size = (of?: CSSStyleDeclaration): number => Number.parseFloat(of?.fontSize ?? '0')
    // Bold monospaced letters would be heavier than other titles.
    if (name?.fontFamily !== style(heading)?.fontFamily) return 0
    return size(name) / size(style(heading))
  })
  expect(ratio).toBeCloseTo(0.875)
  await page.context().close()
})
