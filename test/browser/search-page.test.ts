import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { violations } from './accessible.ts'
import { shiftsOf, watchShifts } from './layout-shifts.ts'
import { ask, holdRequests, ours, useSearchShell } from './search-tools.ts'
import { idle } from './shell-page.ts'

const shell = useSearchShell()
const { open } = shell

describe('the search page', () => {
  it('Q3: results that arrive move nothing that is seen', async () => {
    const context = await shell.browser.newContext()
    const page = await context.newPage()
    await watchShifts(page)
    // The texts come later than the headings, which answer first in the dialog.
    const texts = '**/assets/search-texts-*'
    const release = await holdRequests(page, texts)
    const asked = page.waitForRequest(texts)
    await page.goto(`${shell.site.url}search?q=part`)
    await asked
    // The page without results has been seen.
    await shiftsOf(page)
    release()
    await page.locator('.search-page__hit').first().waitFor()
    await idle(page)
    const shifted = (await shiftsOf(page)).reduce((sum, value) => sum + value, 0)
    // Without room for them the footer alone jumps by 0.24.
    expect(shifted).toBeLessThan(0.01)
    await context.close()
  })

  it('Q3: what is typed before the script has come is kept, with the place of the caret', async () => {
    const { page, faults } = await open()
    const release = await holdRequests(page, '**/open-search-*.js')
    await page.goto(`${shell.site.url}search`)
    const input = page.locator('.search-page__input')
    await input.click()
    await page.keyboard.type('setence')
    for (let left = 5; left > 0; left -= 1) await page.keyboard.press('ArrowLeft')
    release()
    await expect.poll(() => page.locator('main h1').textContent()).toContain('“setence”')
    await page.keyboard.type('n')
    expect(await input.inputValue()).toBe('sentence')
    await page.waitForURL(/\?q=sentence$/)
    await page.locator('.search-page__hit').first().waitFor()
    expect(ours(faults)).toEqual([])
  })

  it('Q3: `See all` leads there; the query is read, kept in the address, and back works', async () => {
    const { page, faults } = await open()
    await ask(page, 'sentence')
    const all = page.locator('.search-modal__all')
    expect(await all.innerText()).toMatch(/^See all \d+ results$/)
    await all.click()
    await page.waitForURL(`${shell.site.url}search?q=sentence`)
    await page.locator('.search-page__hit').first().waitFor()
    const total = Number.parseInt(await page.locator('.search-page__count').innerText(), 10)
    expect(total).toBeGreaterThan(10)
    expect(await page.title()).toBe('Search results for "sentence" | Shell')
    const input = page.locator('.search-page__input')
    await input.press('Enter')
    await input.fill('tabs')
    await page.waitForURL(/q=tabs$/)
    expect(await page.title()).toBe('Search results for "tabs" | Shell')
    await page.goBack()
    await page.waitForURL(/q=sentence$/)
    await expect.poll(() => page.locator('.search-page__input').inputValue()).toBe('sentence')
    await page.locator('.search-page__hit').first().click()
    await page.waitForURL(/long#/)
    await page.goBack()
    await page.locator('.search-page__hit').first().waitFor()
    expect(ours(faults)).toEqual([])
  })

  it('Q3, Q5: can be linked to; its query is text; it is not for crawlers', async () => {
    for (const payload of [
      '<img src=x onerror=alert(1)>',
      '"><script>alert(1)</script>',
      'javascript:alert(1)',
      '{{7*7}}',
      '%00',
      "';alert(1)//",
    ]) {
      const { page, faults } = await open(`search?q=${encodeURIComponent(payload)}`)
      let dialogs = 0
      page.on('dialog', async (dialog) => {
        dialogs += 1
        await dialog.dismiss()
      })
      await expect
        .poll(() => page.locator('main h1').innerText())
        .toBe(`Search results for “${payload}”`)
      expect(await page.locator('main img, main script').count()).toBe(0)
      expect(await page.getAttribute('meta[name=robots]', 'content')).toBe('noindex')
      expect([dialogs, ...ours(faults)]).toEqual([0])
      await page.context().close()
    }
  })

  it('Q3: facets for version and language; no fault that axe finds', async () => {
    const { page } = await open('search?q=tabs', { bypassCSP: true })
    await page.locator('.search-page__hit').first().waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByLabel('Version').selectOption('1.0')
    await page.waitForURL(/version=1\.0/)
    await expect
      .poll(() => page.locator('.search-page__hit').first().getAttribute('href'))
      .toContain('/base/1.0/')
    await page.getByLabel('Language').selectOption('ar')
    await page.waitForURL(/\/base\/ar\/search\?q=tabs&version=1\.0/)
  })

  it('Q2: the hosted provider is no part of a site that does not use it', async () => {
    const config = await readFile(join(shell.site.outDir, 'search-config.json'), 'utf8')
    expect(JSON.parse(config)).toMatchObject({ provider: 'embedded', algolia: null })
    const files = await readdir(join(shell.site.outDir, 'assets'))
    expect(files.filter((name) => /algolia/.test(name))).toEqual([])
  })
})
