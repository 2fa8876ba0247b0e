import { describe, expect, it } from 'vitest'
import { htmlFaults } from './html-faults.ts'
import { alive, heading } from './shell-page.ts'
import { useShell } from './use-shell.ts'

const shell = useShell()

const phone = { viewport: { width: 390, height: 800 } }

describe('without JavaScript', () => {
  it('H15, P28: menu, sidebar, dropdowns, details and search lead on', async () => {
    const context = await shell.browser.newContext({ javaScriptEnabled: false, ...phone })
    const page = await context.newPage()
    await page.goto(`${shell.site.url}guide/install`)
    await page.click('[data-menu-open]')
    await page.locator('[data-sidebar] a', { hasText: 'Tabs' }).click()
    await page.waitForURL(`${shell.site.url}guide/tabs`)
    await page.locator('main details summary', { hasText: /./ }).last().click()
    expect(await page.locator('#in-the-details').isVisible()).toBe(true)
    expect(await page.locator('[data-color-switch], [data-back-to-top]').first().isVisible()).toBe(
      false,
    )
    await page.locator('.navbar [data-search-open]').click()
    await page.waitForURL(`${shell.site.url}search?**`)
    expect(await page.locator('main noscript').textContent()).toBe(
      'Search runs in your browser and requires JavaScript. You can also find every page in the menu.',
    )
    expect(await page.locator('main input[name=q]').isVisible()).toBe(true)
    await page.setViewportSize({ width: 1200, height: 800 })
    await page.locator('.navbar details', { hasText: 'More' }).locator('summary').click()
    await page.locator('.navbar details a', { hasText: 'Tabs' }).click()
    await page.waitForURL(`${shell.site.url}guide/tabs`)
    await context.close()
  })
})

describe('around the article', () => {
  it('P30: the HTML of every page, in both versions and languages, is valid', async () => {
    expect(await htmlFaults(shell.site.outDir)).toEqual([])
  })

  it('H14: the home page says that the base path is wrong, exactly when the styles are missing', async () => {
    const { page } = await shell.open()
    const banner = page.locator('.base-url-banner')
    expect(await banner.isVisible()).toBe(false)
    await page.route('**/assets/**', (route) => route.abort())
    await page.reload()
    expect(await banner.isVisible()).toBe(true)
    expect(await banner.textContent()).toContain('baseUrl')
    await page.goto(`${shell.site.url}guide/install`)
    expect(await banner.count()).toBe(0)
    await page.context().close()
  })

  it('H16: crumbs, ways on, edit link, heading links that are copied, an icon of 30 px', async () => {
    const { page, faults } = await shell.open('guide/install', {
      permissions: ['clipboard-read', 'clipboard-write'],
      ...phone,
    })
    expect(await page.locator('[data-menu-open] svg').boundingBox()).toMatchObject({
      width: 30,
      height: 30,
    })
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
    expect(await crumbs.locator('[aria-current=page]').textContent()).toBe('Install')
    expect(await page.locator('.doc-footer__edit').getAttribute('href')).toBe(
      'https://shell.example/edit/guide/install.md',
    )
    const anchor = page.locator('[data-anchor]').first()
    await anchor.click()
    const id = await anchor.evaluate((link) => link.closest('[id]')?.id ?? '')
    expect(page.url()).toBe(`${shell.site.url}guide/install#${id}`)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    await page.locator('a[rel=next]').click()
    await heading(page, 'Tabs')
    await page.locator('a[rel=prev]').click()
    await heading(page, 'Install')
    expect(faults).toEqual([])
    await page.context().close()
  })

  it.each([320, 360])('H2: long words break everywhere in an article at %i px', async (width) => {
    const { page } = await shell.open('guide/install')
    await page.setViewportSize({ width, height: 700 })
    const word = 'averyveryverylongidentifierthatneverbreaks_and_goes_on_and_on_and_on_and_on'
    const places = [
      `<details><summary>${word}</summary>x</details>`,
      `<details class="details"><summary><p>${word}</p></summary>x</details>`,
      `<div class="admonition"><p class="admonition-title">${word}</p><p>x</p></div>`,
      `<div class="admonition"><p>${word}</p></div>`,
      `<h2>${word}</h2>`,
      `<ul><li>${word}<ul><li>${word}</li></ul></li></ul>`,
      `<dl><dt>${word}</dt><dd>${word}</dd></dl>`,
      `<blockquote><p>${word}</p></blockquote>`,
      `<p><a href="/">${word}</a> <code>${word}</code> <kbd>${word}</kbd></p>`,
      `<figure><figcaption>${word}</figcaption></figure>`,
      `<p><span class="badge badge-info">${word}</span></p>`,
    ]
    for (const html of places) {
      const inner = await page.evaluate((written) => {
        const article = document.querySelector('.markdown')
        if (article) article.innerHTML = written
        return document.documentElement.scrollWidth
      }, html)
      expect([html, inner]).toEqual([html, width])
    }
    await page.context().close()
  })

  it('H2: the drawer begins at 996 px; between it and 1200 px nothing sticks out of the navbar', async () => {
    const { page } = await shell.open('guide/install')
    for (const width of [997, 1040, 1100, 1200, 996, 640, 320]) {
      await page.setViewportSize({ width, height: 700 })
      expect(await page.locator('[data-menu-open]').isVisible()).toBe(width <= 996)
      const { inner, outer } = await page.evaluate(() => ({
        inner: document.documentElement.scrollWidth,
        outer: document.documentElement.clientWidth,
      }))
      expect(inner, `at ${String(width)} px`).toBeLessThanOrEqual(outer)
      const tools = await page.locator('.navbar__tools').boundingBox()
      expect((tools?.x ?? 0) + (tools?.width ?? 0), `at ${String(width)} px`).toBeLessThanOrEqual(
        width,
      )
    }
    await page.context().close()
  })

  it('S7: nothing folds the sidebar away unless the site wants it', async () => {
    const { page } = await shell.open('guide/install')
    expect(await page.locator('[data-sidebar-hide]').count()).toBe(0)
    expect(await page.locator('[data-sidebar] details[name]').count()).toBe(0)
    await page.context().close()
  })

  it('P31: disclosures of the sidebar open by Enter and Space and keep the focus', async () => {
    const { page } = await shell.open('guide/install')
    const summary = page.locator('[data-sidebar] summary').first()
    await summary.focus()
    const isOpen = (): Promise<boolean> =>
      summary.evaluate((element) => element.closest('details')?.open === true)
    const before = await isOpen()
    await page.keyboard.press('Enter')
    expect(await isOpen()).toBe(!before)
    await page.keyboard.press('Space')
    expect(await isOpen()).toBe(before)
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.context().close()
  })

  it('P20: contents, navigation and search work among ids that are names of the browser', async () => {
    const { page, faults } = await shell.open('hostile')
    await page.locator('nav[data-toc] a').first().click()
    expect(page.url()).toContain('#constructor')
    await page.keyboard.press('Control+k')
    await page.locator('.search-modal input').fill('tabs')
    await page.locator('.search-modal [role=option]').first().waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.search-modal').count()).toBe(0)
    await page.locator('.navbar__brand:visible').first().click()
    await heading(page, 'Home')
    await alive(page)
    expect(faults).toEqual([])
    await page.context().close()
  })
})
