import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectChromium } from '../helpers/chromium.ts'
import { runCli } from '../helpers/run-cli.ts'
import { siteOf } from '../helpers/site-of.ts'

const files = (inlineStyles: boolean): Readonly<Record<string, string>> => ({
  'site.config.ts': `export default {
    title: 'Kit', url: 'https://kit.example', baseUrl: '/kit/', favicon: 'icon.svg',
    theme: { inlineStyles: ${String(inlineStyles)} }, redirects: [{ from: '/old', to: '/guide/second' }],
    docs: { showLastUpdateTime: false },
  }\n`,
  'static/icon.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" viewBox="0 0 8 8"/>',
  'docs/index.md':
    '# One\n\n[to the second](./guide/second.md#part) and [outside](https://other.example/)\n\n<Tabs>\n<TabItem value="a">First.</TabItem>\n<TabItem value="b">Other.</TabItem>\n</Tabs>\n',
  'docs/guide/second.md':
    '# Second\n\n![Icon](/icon.svg)\n\n## Part\n\n[to the first](../index.md)\n',
})

async function buildOffline(inlineStyles: boolean): Promise<string> {
  const siteDir = await siteOf(files(inlineStyles))
  const run = await runCli(['build', siteDir, '--offline'])
  expect(run.exitCode, run.stderr).toBe(0)
  return join(siteDir, 'build')
}

describe('a site that is opened without a server', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await connectChromium()
  }, 240_000)
  afterAll(() => browser.close())

  it.each([true, false])(
    'D: has styles, images and links to files, with style sheets in pages: %s',
    async (inlineStyles) => {
      const build = await buildOffline(inlineStyles)
      const page = await browser.newPage()
      const faults: string[] = []
      page.on('pageerror', ({ message }) => faults.push(message))
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text())
      })
      await page.goto(pathToFileURL(join(build, 'index.html')).href)
      const surface = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
      expect(surface).not.toMatch(/^"?Times/)
      // What needs a script is left out, and what a script would hide is shown.
      expect(await page.getByRole('button', { name: /search/i }).count()).toBe(0)
      expect(await page.getByText('Other.').isVisible()).toBe(true)

      await page.getByRole('link', { name: 'to the second' }).click()
      await page.getByRole('heading', { name: 'Second' }).waitFor()
      expect(page.url()).toMatch(/build\/guide\/second\/index\.html#part$/)
      const width = await page.getByAltText('Icon').evaluate((image) => image.clientWidth)
      expect(width).toBeGreaterThan(0)
      await page.getByRole('link', { name: 'to the first' }).click()
      await page.getByRole('heading', { name: 'One', exact: true }).waitFor()

      await page.goto(pathToFileURL(join(build, 'old/index.html')).href)
      await page.getByRole('heading', { name: 'Second' }).waitFor()
      expect(faults).toEqual([])
      await page.close()
    },
  )

  it('D: contains no scripts, and a site that is built for a server stays as it is', async () => {
    const build = await buildOffline(false)
    const assets = await readdir(join(build, 'assets'))
    expect(assets.filter((name) => name.endsWith('.js'))).toEqual([])
    const html = await readFile(join(build, 'index.html'), 'utf8')
    expect(html).not.toMatch(/Content-Security-Policy|<script[^>]* src=/)
    expect(html).toContain('href="https://other.example/"')
    expect(html).toContain('<link rel="canonical" href="https://kit.example/kit/">')
    const run = await runCli(['build', join(build, '..')])
    expect(run.exitCode, run.stderr).toBe(0)
    const online = await readFile(join(build, 'index.html'), 'utf8')
    expect(online).toContain('href="/kit/guide/second#part"')
    expect(online).toMatch(/<script type="module" src="\/kit\/assets\//)
  })
})
