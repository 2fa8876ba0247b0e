import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { alive, heading, openPage } from './shell-page.ts'
import { useShell } from './use-shell.ts'

const shell = useShell({
  baseUrl: '/base/',
  config: 'trailingSlash: true, sidebar: { hideable: true },',
  // More pages than a page's own sidebar carries.
  change: async (siteDir) => {
    for (const name of ['one', 'two']) {
      const folder = join(siteDir, 'docs', name, 'inner')
      await mkdir(folder, { recursive: true })
      for (let index = 0; index < 90; index += 1) {
        const text = `---\ntitle: ${name} ${String(index)}\n---\n\nText.\n`
        await writeFile(join(folder, `p${String(index)}.md`), text)
      }
    }
  },
})

describe('a site below a base path, with a slash at the end of addresses', () => {
  it('S8: navigates, prefetches and wakes islands under the base path', async () => {
    const { page, faults } = await openPage(shell.browser, `${shell.site.url}guide/install/`)
    await page.evaluate(() => void Reflect.set(window, 'marked', true))
    await page.click('main a[href$="/guide/tabs/"]')
    await heading(page, 'Tabs')
    expect(page.url()).toBe(`${shell.site.url}guide/tabs/`)
    await page.locator('.navbar__brand:visible').first().click()
    await heading(page, 'Home')
    await page.getByTestId('counter-left').click()
    await expect.poll(() => page.getByTestId('counter-left').textContent()).toBe('left: 1')
    expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBe(true)
    expect(faults.filter((fault) => !fault.includes('count'))).toEqual([])
    await page.context().close()
  })

  it('R4: the not-found page leads to the page in another letter case, query and hash kept', async () => {
    const context = await shell.browser.newContext()
    const page = await context.newPage()
    await page.goto(`${shell.site.url}Guide/INSTALL?code=7#second-step`)
    await page.waitForURL(`${shell.site.url}guide/install/?code=7#second-step`)
    await heading(page, 'Install')
    await context.close()
  })

  it('H6: an unknown address shows the not-found page at that address', async () => {
    const { page } = await openPage(shell.browser, `${shell.site.url}guide/install/`)
    await page.evaluate(() => {
      document.querySelector('main a[href$="/guide/tabs/"]')?.setAttribute('href', '/base/gone/')
    })
    await page.click('main a[href="/base/gone/"]')
    await heading(page, 'Page not found')
    expect(page.url()).toBe(`${shell.site.url}gone/`)
    await page.goBack()
    await heading(page, 'Install')
    await page.context().close()
  })

  it('S7: branches off the path are loaded when opened, and stay open on the next page', async () => {
    const { page } = await openPage(shell.browser, `${shell.site.url}guide/install/`)
    const links = page.locator('[data-sidebar] a')
    expect(await links.count()).toBeLessThan(50)
    await page.locator('[data-sidebar] [data-toggle]').first().click()
    const inner = page.locator('[data-sidebar] [data-toggle] + ul [data-toggle]').first()
    await inner.click()
    await page.locator('[data-sidebar] a', { hasText: 'one 0' }).first().waitFor()
    await page.locator('[data-sidebar] a', { hasText: 'Tabs' }).click()
    await heading(page, 'Tabs')
    expect(await page.locator('[data-sidebar] a:visible', { hasText: 'one 0' }).count()).toBe(1)
    await page.locator('[data-sidebar] a', { hasText: /^one 0$/ }).click()
    await heading(page, 'one 0')
    const current = page.locator('[data-sidebar] [aria-current=page]')
    expect(await current.allTextContents()).toEqual(['one 0'])
    expect(await current.isVisible()).toBe(true)
    await page.context().close()
  })

  it('S7: the sidebar is folded away by its button, also on the next load', async () => {
    const { page } = await openPage(shell.browser, `${shell.site.url}guide/install/`)
    expect(await page.locator('[data-sidebar]').isVisible()).toBe(true)
    await page.click('[data-sidebar-hide]')
    expect(await page.locator('[data-sidebar]').isVisible()).toBe(false)
    await page.reload()
    await alive(page)
    expect(await page.locator('[data-sidebar]').isVisible()).toBe(false)
    await page.click('[data-sidebar-hide]')
    expect(await page.locator('[data-sidebar]').isVisible()).toBe(true)
    await page.context().close()
  })
})
