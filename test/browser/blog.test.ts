import { expect, it } from 'vitest'
import { blogSite } from '../helpers/blog-site.ts'
import { runCli } from '../helpers/run-cli.ts'
import { siteOf } from '../helpers/site-of.ts'
import { expectFit } from './expect-fit.ts'
import { visitWideAndNarrow, withBuiltSite } from './wide-and-narrow.ts'

const paths = [
  '/blog',
  '/blog/2026/01/02/hello',
  '/blog/2026/03/01/third',
  '/blog/archive',
  '/blog/tags',
  '/blog/tags/rel',
  '/blog/authors',
  '/blog/authors/ada',
]

it('D: the pages of a blog fit phones and desktops and are accessible in both modes; readers go from list to post', async () => {
  const siteDir = await siteOf(blogSite)
  const run = await runCli(['build', siteDir])
  expect(run.stderr).toBe('')
  await withBuiltSite(siteDir, async (site) => {
    await visitWideAndNarrow(site, async ({ page }) => {
      await expectFit(page, site.origin, paths)
      await page.goto(`${site.origin}/blog`)
      await page.getByRole('link', { name: 'Older posts' }).click()
      await page.getByRole('link', { name: 'Read more of Hello & welcome' }).click()
      await expect.poll(() => page.locator('h1').textContent()).toBe('Hello & welcome')
      await page.getByRole('link', { name: /^Newer post/ }).click()
      await expect.poll(() => page.locator('h1').textContent()).toBe('Version 2 is out')
      expect(await page.locator('main time').first().getAttribute('datetime')).toBe('2026-02-14')
    })
  })
})
