import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { stickingOut, violations } from './accessible.ts'
import { useShell } from './use-shell.ts'

const shell = useShell({
  config: 'sidebar: { autoCollapseCategories: true, hideable: true },',
  change: async (siteDir) => {
    const { mkdir, writeFile } = await import('node:fs/promises')
    for (const folder of ['docs/other', 'i18n/ar/other']) {
      await mkdir(`${siteDir}/${folder}`, { recursive: true })
      await writeFile(`${siteDir}/${folder}/apart.md`, '# Apart\n\nText.\n')
    }
  },
})

const style = (found: Locator, name: string, part?: string): Promise<string> =>
  found.evaluate(
    (element, [property = '', pseudo]) =>
      getComputedStyle(element, pseudo).getPropertyValue(property),
    [name, part],
  )

const left = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).first().boundingBox())?.x ?? Number.NaN

describe('a sidebar whose categories close one another', () => {
  it('S7: opening a category closes the open one beside it, without a script too', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const context = await shell.browser.newContext({ javaScriptEnabled })
      const page = await context.newPage()
      await page.goto(`${shell.site.url}guide/install`)
      const open = page.locator('[data-sidebar] > ul > li > details[open] > summary')
      expect(await open.allTextContents()).toEqual(['Guide'])
      await page.locator('[data-sidebar] summary', { hasText: 'Other' }).click()
      await expect.poll(() => open.allTextContents()).toEqual(['Other'])
      await context.close()
    }
  })
})

it('S7: links of a list that an article names `menu` do not look like those of the sidebar', async () => {
  const { page } = await shell.open('guide/install')
  const display = await page.locator('article').evaluate((article) => {
    const list = document.createElement('ul')
    list.className = 'menu'
    list.innerHTML = '<li><a href="#docs-ssg-top">Tea</a></li>'
    article.append(list)
    return [list, article.closest('body')?.querySelector('.sidebar .menu')].map((menu) =>
      [...(menu?.querySelectorAll('a') ?? [])].map((link) => getComputedStyle(link).display).at(0),
    )
  })
  expect(display).toEqual(['inline', 'flex'])
})

it('S7: the button that hides the sidebar covers nothing below the list', async () => {
  for (const path of ['guide/tabs', 'ar/guide/tabs']) {
    const { page } = await shell.open(path, { viewport: { width: 1280, height: 800 } })
    // The menus are here when the navbar lacks them.
    await page.evaluate(() => {
      for (const menu of document.querySelectorAll('.navbar .switcher')) menu.remove()
    })
    const button = await page.locator('[data-sidebar-hide]').boundingBox()
    const shown = page.locator('.sidebar__foot > *').filter({ visible: true }).first()
    const first = await shown.boundingBox()
    if (!button || !first) throw new Error('There is no button, or nothing below the list.')
    const isApart = first.x >= button.x + button.width || first.x + first.width <= button.x
    expect(isApart).toBe(true)
    await page.context().close()
  }
})

describe('forced colours', () => {
  it('marks, signs and buttons stay visible, in both palettes', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await shell.open('guide/tabs', { colorScheme, forcedColors: 'active' })
      const current = page.locator('[data-sidebar] [aria-current=page]')
      expect(await style(current, 'outline-style')).toBe('solid')
      const tab = page.locator('[role=tab][aria-selected=true]').first()
      expect(await style(tab, 'outline-style')).toBe('solid')
      // What is drawn with backgrounds vanishes in forced colours; borders stay.
      const caret = page.locator('[data-sidebar] summary').first()
      expect(await style(caret, 'border-top-width', '::after')).not.toBe('0px')
      expect(
        await style(page.locator('.copy-button').first(), 'border-top-width', '::after'),
      ).not.toBe('0px')
      expect(await style(page.locator('[data-color-switch]').first(), 'border-top-style')).toBe(
        'solid',
      )
      // One colour for text on every ground. (axe measures the colours that are not shown.)
      const text = await style(page.locator('main p').first(), 'color')
      expect(await style(page.locator('footer p').last(), 'color')).toBe(text)
      await page.context().close()
    }
  })
})

describe('right to left', () => {
  it('D2: columns, signs and margins change sides; code does not', async () => {
    const { page } = await shell.open('ar/guide/tabs', { viewport: { width: 1280, height: 800 } })
    expect(await page.getAttribute('html', 'dir')).toBe('rtl')
    expect(await left(page, '[data-menu]')).toBeGreaterThan(await left(page, 'main article'))
    expect(await left(page, 'nav[data-toc]')).toBeLessThan(await left(page, 'main article'))
    expect(await left(page, '.navbar__brand')).toBeGreaterThan(
      await left(page, '[data-color-switch]'),
    )
    const closed = page.locator('[data-sidebar] details:not([open]) > summary').first()
    // 225 degrees: to the left, where a closed category opens to in this direction.
    expect(await style(closed, 'rotate', '::after')).toBe('225deg')
    expect(await style(page.locator('pre').first(), 'direction')).toBe('ltr')
    // Lines of code begin at the left, so the button is at the right.
    const block = await page.locator('.code-block').first().boundingBox()
    const button = await page.locator('.code-block .copy-button').first().boundingBox()
    expect(button?.x).toBeGreaterThan((block?.x ?? 0) + (block?.width ?? 0) / 2)
    expect(await violations(page)).toEqual([])
    await page.context().close()
  })

  it('D2, P32: nothing sticks out at 320 px, and the menu comes from the right', async () => {
    const { page } = await shell.open('ar/guide/tabs', { viewport: { width: 320, height: 640 } })
    expect(await stickingOut(page)).toEqual([])
    await page.click('[data-menu-open]')
    const box = await page.locator('[data-menu]').boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(320)
    expect(await violations(page)).toEqual([])
    await page.context().close()
  })
})
