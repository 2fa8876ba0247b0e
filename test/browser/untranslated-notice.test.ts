import { expect, it } from 'vitest'
import { builtSite } from '../helpers/built-site.ts'
import { visitWideAndNarrow, withBuiltSite } from './wide-and-narrow.ts'

const files: Readonly<Record<string, string>> = {
  'site.config.ts': `export default {
  title: 'Kit', url: 'https://kit.example', favicon: 'icon.svg',
  docs: { showLastUpdateTime: false },
  locales: [
    { code: 'en', label: 'English' },
    { code: 'de', label: 'Deutsch', path: '/de', fallback: 'redirects' },
    { code: 'fr', label: 'Français', path: '/fr', fallback: 'redirects' },
  ],
}`,
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/index.md': '# Home\n\nText.\n',
  'docs/setup.md': '---\ntitle: Setup\n---\n\nText.\n',
  'i18n/de/index.md': '# Start\n\nText.\n',
  'i18n/fr/index.md': '# Accueil\n',
}

it('readers who are sent to an original see a notice in their language, with and without scripts', async () => {
  const { siteDir, run } = await builtSite(files)
  expect(run.exitCode, run.stderr).toBe(0)
  await withBuiltSite(siteDir, async (site) => {
    await visitWideAndNarrow(site, async ({ page }) => {
      const notices = page.locator('.notice:visible')
      await page.goto(`${site.origin}/setup`)
      expect(await notices.count()).toBe(0)
      await page.goto(`${site.origin}/de/setup`)
      await page.waitForURL(/\/setup#untranslated-de$/)
      expect(await notices.allTextContents()).toEqual([
        'Diese Seite ist noch nicht übersetzt. Sprache des Textes: English. Deutsch',
      ])
      expect(await notices.locator('a').getAttribute('href')).toBe('/de')
      // The same without a full load of the page.
      await page.goto(`${site.origin}/`)
      await page.evaluate(() => {
        const link = document.querySelector('a[href="/setup"]')
        link?.setAttribute('href', '/setup#untranslated-fr')
        if (link instanceof HTMLElement) link.click()
      })
      await page.waitForURL(/\/setup#untranslated-fr$/)
      await notices.waitFor()
      expect(await notices.getAttribute('lang')).toBe('fr')
    })
    const context = await site.browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${site.origin}/de/setup`)
    await page.waitForURL(/\/setup#untranslated-de$/)
    expect(await page.locator('.notice:visible').getAttribute('lang')).toBe('de')
    await context.close()
  })
})
