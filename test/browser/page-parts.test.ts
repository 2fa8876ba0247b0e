import { expect, it } from 'vitest'
import { builtSite } from '../helpers/built-site.ts'
import { gluedNames } from './accessible.ts'
import { expectFit } from './expect-fit.ts'
import { visitWideAndNarrow, withBuiltSite } from './wide-and-narrow.ts'

const files: Readonly<Record<string, string>> = {
  'site.config.ts': `export default {
  title: 'Kit', url: 'https://kit.example', favicon: 'icon.svg',
  docs: { showLastUpdateTime: false },
  markdown: { glossary: 'glossary.yml', imageCaptions: true, imageVariants: true, imageZoom: true },
  sidebars: { docs: [
    { type: 'doc', id: 'index', badge: 'Start' },
    'setup',
    { type: 'link', label: 'Source', href: 'https://code.example/kit', badge: { text: 'Beta', variant: 'caution' } },
    { type: 'category', label: 'More', badge: { text: '2', type: 'tip' }, collapsed: false, items: ['more'] },
  ] },
}`,
  'glossary.yml': 'Store: Holds the state of an app.\n',
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/chart.light.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="80" height="40" fill="#def"/></svg>',
  'docs/chart.dark.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="80" height="40" fill="#123"/></svg>',
  'docs/index.md':
    '# Home\n\n[[toc]]\n\n## Text\n\nA store holds it.\n\n## Chart\n\n![A chart](./chart.light.svg "Sales of a year")\n',
  'docs/setup.md':
    '---\nsidebar_badge: { text: New, variant: tip }\n---\n\n# Setup\n\n## Options <Badge type="warning" text="beta" />\n\nText.\n',
  'docs/more.md': '---\ntags: [Store, Basics]\n---\n\n# More\n\nText.\n',
}

it('A7: P30: terms, badges, captions and lists of headings are accessible and work without a script', async () => {
  const { siteDir, run } = await builtSite(files)
  expect(run.exitCode, run.stderr).toBe(0)
  expect(run.stderr).toBe('')
  await withBuiltSite(
    siteDir,
    async (site) => {
      await visitWideAndNarrow(site, async ({ page, colorScheme, width }) => {
        await expectFit(page, site.origin, ['/', '/setup', '/more', '/tags', '/tags/store'])
        await page.goto(site.origin)
        // Only the image of the color mode is shown, with its caption.
        const shown = page.locator('figure img:visible')
        await expect.poll(() => shown.count()).toBe(1)
        expect(await shown.getAttribute('src')).toMatch(new RegExp(`chart-${colorScheme}`))
        expect(await page.locator('figcaption').textContent()).toBe('Sales of a year')
        if (width > 1000) {
          expect(await gluedNames(page)).toEqual([])
          const names = await page.locator('.sidebar .badge').allTextContents()
          expect(names).toEqual(['Start', 'New', 'Beta', '2'])
          expect(await page.getByRole('link', { name: 'Setup New' }).count()).toBe(1)
        }
      })
      // Without a script, by keyboard: the term is a button, Enter opens the definition, Escape closes it.
      const context = await site.browser.newContext({
        javaScriptEnabled: false,
        viewport: { width: 800, height: 600 },
      })
      const page = await context.newPage()
      await page.goto(site.origin)
      const term = page.getByRole('button', { name: 'store' })
      const definition = page.getByText('Holds the state of an app.')
      expect(await definition.isVisible()).toBe(false)
      await term.focus()
      await page.keyboard.press('Enter')
      await definition.waitFor({ state: 'visible' })
      const [above, below] = [await term.boundingBox(), await definition.boundingBox()]
      expect(Math.abs((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0)))).toBeLessThan(60)
      await page.keyboard.press('Escape')
      await definition.waitFor({ state: 'hidden' })
      await term.click()
      await definition.waitFor({ state: 'visible' })
      await page.locator('h1').click()
      await definition.waitFor({ state: 'hidden' })
      // `[[toc]]` and the badge in a heading.
      await page.locator('.toc-inline').getByRole('link', { name: 'Chart' }).click()
      expect(new URL(page.url()).hash).toBe('#chart')
      await page.goto(`${site.origin}/setup`)
      expect(await page.locator('h2 .badge').textContent()).toBe('beta')
      await context.close()
    },
    { policy: 'own' },
  )
})
