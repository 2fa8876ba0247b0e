import { expect, it } from 'vitest'
import { builtSite } from '../helpers/built-site.ts'
import { expectFit } from './expect-fit.ts'
import { visitWideAndNarrow, withBuiltSite } from './wide-and-narrow.ts'

const files: Readonly<Record<string, string>> = {
  'site.config.ts': `export default {
  title: 'Kit', url: 'https://kit.example', favicon: 'icon.svg',
  docs: { showLastUpdateTime: false },
  locales: [
    { code: 'en', label: 'English' },
    { code: 'de', label: 'Deutsch', path: '/de', fallback: true },
    { code: 'ar', label: 'العربية', path: '/ar', direction: 'rtl', fallback: true },
  ],
  llms: { controls: true, assistants: [{ label: 'Helper', url: 'https://helper.example/?q={url}' }] },
}`,
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/index.md': '# Home\n\nText.\n',
  'docs/setup.md': '---\ntitle: Setup\n---\n\nText.\n\n## Steps\n\nMore.\n',
  'i18n/de/index.md': '# Start\n\nText.\n',
}

it('R8: D2: a page that is not translated says so in the language of the reader, and states the language of its text', async () => {
  const { siteDir, run } = await builtSite(files)
  expect(run.exitCode, run.stderr).toBe(0)
  await withBuiltSite(
    siteDir,
    async (site) => {
      await visitWideAndNarrow(site, async ({ page }) => {
        await expectFit(page, site.origin, ['/de/setup', '/ar/setup'])
        await page.goto(`${site.origin}/de/setup`)
        const notice = page.locator('.notice')
        expect(await notice.textContent()).toBe(
          'Diese Seite ist noch nicht übersetzt. Sprache des Textes: English.',
        )
        // The notice is in the language of the page, the name of the other language is not.
        expect(
          await notice.evaluate((element) => element.closest('[lang]')?.getAttribute('lang')),
        ).toBe('de')
        expect(await notice.locator('[lang]').getAttribute('lang')).toBe('en')
        expect(await page.locator('h1').getAttribute('lang')).toBe('en')
        expect(await page.locator('article').getAttribute('lang')).toBe('en')
        expect(await page.locator('article').getAttribute('dir')).toBeNull()
        expect(
          await page.locator('.toc, .toc-drawer').first().locator('ul').getAttribute('lang'),
        ).toBe('en')
        // An English text reads from the left in an Arabic page too.
        await page.goto(`${site.origin}/ar/setup`)
        expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
        expect(await page.locator('article').getAttribute('dir')).toBe('ltr')
        // Translations and originals have no notice.
        for (const path of ['/setup', '/', '/de']) {
          await page.goto(site.origin + path)
          expect(await page.locator('.notice').count(), path).toBe(0)
          expect(await page.locator('article').getAttribute('lang'), path).toBeNull()
        }
      })
    },
    { policy: 'own' },
  )
})

it('R8: an assistant is offered in the language of the reader, with the Markdown of the page', async () => {
  const { siteDir } = await builtSite(files)
  await withBuiltSite(
    siteDir,
    async (site) => {
      const page = await site.browser.newPage()
      await page.goto(`${site.origin}/de/setup`)
      const link = page.getByRole('link', { name: 'In Helper öffnen' })
      expect(await link.getAttribute('href')).toBe(
        'https://helper.example/?q=https%3A%2F%2Fkit.example%2Fde%2Fsetup.md',
      )
      expect(await link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
    },
    { policy: 'own' },
  )
})
