import { join } from 'node:path'
import { expect, it } from 'vitest'
import { blogSite } from '../helpers/blog-site.ts'
import { connectChromium } from '../helpers/chromium.ts'
import { runCli } from '../helpers/run-cli.ts'
import { siteOf } from '../helpers/site-of.ts'
import { expectFit } from './expect-fit.ts'
import { serveFolder } from './serve-folder.ts'

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
  const browser = await connectChromium()
  const server = await serveFolder(join(siteDir, 'build'))
  try {
    for (const [colorScheme, width] of [
      ['light', 1440],
      ['dark', 390],
    ] as const) {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } })
      const page = await context.newPage()
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      await expectFit(page, server.origin, paths)
      await page.goto(`${server.origin}/blog`)
      await page.getByRole('link', { name: 'Older posts' }).click()
      await page.getByRole('link', { name: 'Read more of Hello & welcome' }).click()
      await expect.poll(() => page.locator('h1').textContent()).toBe('Hello & welcome')
      await page.getByRole('link', { name: /^Newer post/ }).click()
      await expect.poll(() => page.locator('h1').textContent()).toBe('Version 2 is out')
      expect(await page.locator('main time').first().getAttribute('datetime')).toBe('2026-02-14')
      expect(errors).toEqual([])
      await context.close()
    }
  } finally {
    await browser.close()
    await server.close()
  }
})
