import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from './accessible.ts'
import { heading, type WatchedPage } from './shell-page.ts'
import { useShell } from './use-shell.ts'

/** Seventy categories of three pages, of which the first one has ninety. */
const shell = useShell({
  change: async (siteDir) => {
    for (let topic = 10; topic < 80; topic += 1) {
      const folder = join(siteDir, 'docs', `t${String(topic)}`)
      await mkdir(folder, { recursive: true })
      for (let index = 0; index < (topic === 10 ? 90 : 3); index += 1) {
        const number = String(index).padStart(2, '0')
        const text = `---\ntitle: Page ${String(topic)}-${number}\n---\n\nText.\n`
        await writeFile(join(folder, `p${number}.md`), text)
      }
    }
  },
})

const links = (page: Page): Locator => page.locator('[data-sidebar] a')
const link = (page: Page, name: string): Locator =>
  page.locator('[data-sidebar]').getByRole('link', { name, exact: true })
const current = (page: Page): Promise<string[]> =>
  page.locator('[data-sidebar] [aria-current=page]').allTextContents()

/** A page whose sidebar answers: the script for sidebars that are cut is fetched after the page is alive. */
async function openCut(path: string): Promise<WatchedPage> {
  const watched = await shell.open(path)
  await watched.page.locator('[data-sidebar] [data-toggle]').first().waitFor({ state: 'attached' })
  return watched
}

describe('a sidebar of more than a page may carry', () => {
  it('S7: shows the part around the page, and all of a list when asked', async () => {
    const { page, faults } = await openCut('t45/p01')
    expect(await links(page).count()).toBeLessThan(60)
    expect(await current(page)).toEqual(['Page 45-01'])
    await link(page, 'Show all 74').click()
    await link(page, 'T79').waitFor()
    expect(await link(page, 'T10').count()).toBe(1)
    // The reader goes on where the list went on, at the first entry that was not there before.
    expect(await page.evaluate(() => document.activeElement?.closest('li')?.textContent)).toBe(
      'T60',
    )
    expect(await current(page)).toEqual(['Page 45-01'])
    expect(await violations(page)).toEqual([])
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('S7: what was opened and shown stays so on the next page', async () => {
    const { page } = await openCut('t45/p01')
    await link(page, 'Show all 74').click()
    await link(page, 'T79').waitFor()
    const toggle = page.getByRole('button', { name: 'Pages of T50', exact: true })
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true')
    expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true)
    await link(page, 'Page 50-02').click()
    await heading(page, 'Page 50-02')
    expect(await current(page)).toEqual(['Page 50-02'])
    expect(await link(page, 'T79').count()).toBe(1)
    expect(await link(page, 'Page 45-01').isVisible()).toBe(true)
    expect(await page.locator('[data-sidebar] > ul > li').count()).toBe(74)
    await page.context().close()
  })

  it('S7: entries that are added have the class of those that were there', async () => {
    for (const name of ['', 'menu__link']) {
      const { page } = await openCut('t45/p01')
      await page.evaluate((given) => {
        for (const one of document.querySelectorAll('[data-sidebar] li > a')) one.className += given
      }, name)
      await link(page, 'Show all 74').click()
      expect(await link(page, 'T79').getAttribute('class')).toBe(name || null)
      await page.getByRole('button', { name: 'Pages of T50', exact: true }).click()
      expect(await link(page, 'Page 50-02').getAttribute('class')).toBe(name || null)
      await page.context().close()
    }
  })

  it('S7: a long list within a category is cut as well', async () => {
    const { page } = await openCut('t10/p45')
    expect(await link(page, 'Page 10-45').count()).toBe(1)
    expect(await link(page, 'Page 10-00').count()).toBe(0)
    await link(page, 'Show all 90').click()
    await link(page, 'Page 10-00').click()
    await heading(page, 'Page 10-00')
    expect(await current(page)).toEqual(['Page 10-00'])
    expect(await link(page, 'Page 10-89').count()).toBe(1)
    await page.context().close()
  })

  it('H15: without JavaScript the whole list is a page, which leads to every page', async () => {
    const context = await shell.browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${shell.site.url}t45/p01`)
    await link(page, 'Show all 74').click()
    await page.waitForURL('**/assets/pages-*.html#all')
    expect(await page.locator('main h1').textContent()).toBe('All pages')
    expect(await page.getAttribute('meta[name=robots]', 'content')).toBe('noindex')
    await page.locator('main').getByRole('link', { name: 'Page 79-02' }).click()
    expect(await page.locator('main h1').textContent()).toBe('Page 79-02')
    await context.close()
  })

  it('leads to the page of the whole list when the rest cannot be fetched', async () => {
    const { page } = await openCut('t45/p01')
    await page.route('**/navigation-*.json', (route) => route.abort())
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    // A page of all links is large, and rarely wanted: to hover is not to ask for it.
    await link(page, 'Show all 74').hover()
    await link(page, 'T50').hover()
    await expect.poll(() => asked.some((url) => url.endsWith('/t50/p00'))).toBe(true)
    expect(asked.join()).not.toContain('assets/pages-')
    await link(page, 'Show all 74').click()
    await heading(page, 'All pages')
    expect(await violations(page)).toEqual([])
    await page.context().close()
  })

  it('writes few bytes for each entry', async () => {
    const html = await readFile(join(shell.site.outDir, 't45/p01/index.html'), 'utf8')
    const from = html.indexOf('data-sidebar')
    const sidebar = html.slice(from, html.indexOf('</nav>', from))
    expect(sidebar.length / sidebar.split('<li').length).toBeLessThan(100)
  })
})
