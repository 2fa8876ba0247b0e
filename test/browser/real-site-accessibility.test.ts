import { describe, expect, it } from 'vitest'
import { gluedNames, scrollThrough, stickingOut, violations } from './accessible.ts'
import { kinds, modes, openSearch, settle } from './real-pages.ts'
import { useRealSite } from './real-site.ts'
import { openMenu, openPage } from './shell-page.ts'

const real = useRealSite()

const widths = [1280, 390, 320]

/** Kinds that are longer than a window, where code and tables out of sight are laid out later. */
const long = new Set(['doc', 'tabs', 'internal'])

describe('the accessibility of the documentation of Redux Toolkit', () => {
  for (const mode of modes) {
    const open = (path: string, width: number) =>
      openPage(real.browser, `${real.site.origin}/${path}`, {
        colorScheme: mode,
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      })

    describe.each(Object.entries(kinds))(`%s, ${mode}`, (kind, path) => {
      it.each(widths)(
        'P30, P32: has no fault a machine can find, %i pixels wide',
        async (width) => {
          const { page, faults } = await open(path, width)
          await settle(page)
          // Before scrolling, code and tables further down have not been laid out.
          const found = await violations(page)
          if (long.has(kind)) {
            await scrollThrough(page)
            found.push(...(await violations(page)).map((line) => `after scrolling: ${line}`))
          }
          found.push(...(await stickingOut(page)).map((line) => `sticks out: ${line}`))
          found.push(...(await gluedNames(page)).map((name) => `glued: ${name}`))
          expect(found).toEqual([])
          expect(faults.filter((fault) => !fault.includes('404'))).toEqual([])
          await page.context().close()
        },
      )
    })

    it.each([390, 320])(
      `P30: the open menu has no fault a machine can find, ${mode}, %i pixels wide`,
      async (width) => {
        for (const path of [kinds['home'] ?? '', kinds['doc'] ?? '']) {
          const { page } = await open(path, width)
          await openMenu(page)
          expect(await violations(page)).toEqual([])
          expect(await gluedNames(page)).toEqual([])
          await page.context().close()
        }
      },
    )

    it.each(widths)(
      `P30: the open search has no fault a machine can find, ${mode}, %i pixels wide`,
      async (width) => {
        const { page } = await open(kinds['tabs'] ?? '', width)
        await openSearch(page)
        expect(await violations(page)).toEqual([])
        expect(await gluedNames(page)).toEqual([])
        await page.locator('.search-modal input').fill('xylophone quuxes')
        await page.locator('.search-modal .search-message').waitFor()
        expect(await violations(page)).toEqual([])
        await page.context().close()
      },
    )
  }

  it('P32: code and tables are tab stops exactly where they scroll', async () => {
    for (const width of [1280, 320]) {
      const { page } = await openPage(real.browser, `${real.site.origin}/${kinds['doc'] ?? ''}`, {
        viewport: { width, height: 800 },
      })
      await scrollThrough(page)
      const regions = (): Promise<readonly [boolean, boolean, string | null][]> =>
        page
          .locator('main :is(pre, .table-wrap):visible')
          .evaluateAll((all) =>
            all.map((element) => [
              element.scrollWidth > element.clientWidth,
              element.hasAttribute('tabindex'),
              element.getAttribute('role'),
            ]),
          )
      await expect
        .poll(async () => (await regions()).filter(([scrolls, stops]) => scrolls !== stops))
        .toEqual([])
      const all = await regions()
      expect(all.length).toBeGreaterThan(5)
      for (const [scrolls, , role] of all) expect(role).toBe(scrolls ? 'group' : null)
      // The samples of the page fit beside sidebar and contents.
      expect(all.some(([scrolls]) => scrolls)).toBe(width === 320)
      await page.context().close()
    }
  })

  it('P30: a scrolling region has the one title that is visible as its name', async () => {
    const { page } = await openPage(real.browser, `${real.site.origin}/${kinds['doc'] ?? ''}`, {
      viewport: { width: 320, height: 800 },
    })
    await scrollThrough(page)
    const titles = page.locator('.tab-panel figcaption:has(.js-only) + pre[role=group]')
    const name =
      (await page.locator('.tab-panel figcaption:has(.js-only) .ts-only').first().textContent()) ??
      ''
    expect(name).toMatch(/\.tsx?$/)
    expect(await titles.first().ariaSnapshot()).toContain(`group "${name}"`)
    await page.context().close()
  })
})
