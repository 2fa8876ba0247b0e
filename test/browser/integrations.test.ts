import { readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { runCli } from '../helpers/run-cli.ts'
import { siteOf } from '../helpers/site-of.ts'
import { expectFit } from './expect-fit.ts'
import { visitWideAndNarrow, withBuiltSite } from './wide-and-narrow.ts'

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const config = `import { defineConfig } from 'docs-ssg'
import { openApi } from 'docs-ssg/open-api'
import { typescriptReference } from 'docs-ssg/typescript-reference'

const limits = {
  name: 'limits',
  hooks: {
    addPages: ({ addPage }) =>
      addPage({ path: 'limits.md', frontMatter: { title: 'Limits' }, layout: 'layouts/limits.jsx', data: { requests: 100 } }),
  },
}

export default defineConfig({
  title: 'Shop',
  url: 'https://docs.example.org',
  docs: { showLastUpdateTime: false },
  integrations: [
    openApi({ document: 'shop.yaml', path: 'rest' }),
    typescriptReference({ package: 'commander', path: 'cli' }),
    limits,
  ],
})
`

const paths = [
  '/rest',
  '/rest/products',
  '/rest/schemas',
  '/cli',
  '/cli/classes/Command',
  '/limits',
]

it('D: pages of integrations fit phones and desktops, are accessible in both modes, and link to each other', async () => {
  const siteDir = await siteOf({
    'docs/index.md': '# Home\n\n<TypeTable of="ParseOptions" from="commander" />\n',
    'site.config.ts': config,
    'shop.yaml': await readFile(file('../fixtures/open-api/shop.yaml'), 'utf8'),
    'layouts/limits.jsx':
      'export default ({ data }) => (\n  <>\n    <h2 id="requests">Requests</h2>\n    <p>At most {data.requests}.</p>\n  </>\n)\n',
  })
  await symlink(file('../../node_modules'), join(siteDir, 'node_modules'))
  const run = await runCli(['build', siteDir])
  expect(run.stderr).toBe('')
  await withBuiltSite(siteDir, async (site) => {
    await visitWideAndNarrow(site, async ({ page }) => {
      await expectFit(page, site.origin, ['/', ...paths])
      // Parameters, headers and properties aren't cut off on a phone.
      for (const path of ['/', '/rest/products', '/rest/schemas', '/cli/classes/Command']) {
        await page.goto(`${site.origin}${path}`)
        const cut = await page
          .locator('.table-wrap')
          .evaluateAll((all) => all.map((wrap) => wrap.scrollWidth - wrap.clientWidth))
        expect(Math.max(...cut), path).toBe(0)
      }
      await page.goto(`${site.origin}/rest/products`)
      // Samples are tabs, and a type leads to its schema.
      const tab = page.getByRole('tab', { name: 'JavaScript' }).first()
      await tab.click()
      expect(await tab.getAttribute('aria-selected')).toBe('true')
      await page.locator('main').getByRole('link', { name: 'Money' }).first().click()
      await expect.poll(() => page.url()).toContain('/rest/schemas#money')
    })
  })
})
