import { createHash } from 'node:crypto'
import { appendFile, cp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtSite } from '../helpers/built-site.ts'
import { connectChromium } from '../helpers/chromium.ts'
import { serveFolder } from './serve-folder.ts'
import { alive, openPage } from './shell-page.ts'
import { temporaryFolder } from '../helpers/site-of.ts'

const files = (option: string): Readonly<Record<string, string>> => ({
  'site.config.ts': `export default {
    title: 'Kit', url: 'https://kit.example', favicon: 'icon.svg', ${option}
    theme: { inlineStyles: false }, redirects: [{ from: '/old', to: '/second' }],
    docs: { showLastUpdateTime: false },
  }\n`,
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/index.md': '# One\n\n[to the second](./second.md)\n',
  'docs/second.md': '# Second\n\n[to the first](./index.md)\n',
})

describe('hashes of own files', () => {
  let browser: Browser
  let copy = ''
  let build = ''

  beforeAll(async () => {
    browser = await connectChromium()
    const site = await builtSite(files('assetIntegrity: true,'))
    expect(site.run.exitCode, site.run.stderr).toBe(0)
    build = join(site.siteDir, 'build')
    copy = await temporaryFolder()
    await cp(build, copy, { recursive: true })
  }, 240_000)

  afterAll(async () => {
    await browser.close()
    await rm(copy, { recursive: true, force: true })
  })

  it('D: are those of the files, in pages and redirects', async () => {
    const pages = await Promise.all(
      ['index.html', 'old/index.html'].map((path) => readFile(join(build, path), 'utf8')),
    )
    const tags = pages.flatMap((html) => [
      ...html.matchAll(/(?:src|href)="\/(assets\/[^"]*\.(?:js|css))" integrity="([^"]*)"/g),
    ])
    const [, map = '{}'] = /<script type="importmap">(.*?)<\/script>/.exec(pages[0] ?? '') ?? []
    const mapped = Object.entries(JSON.parse(map).integrity as Record<string, string>)
    const named = [...tags.map(([, path, hash]) => [path, hash]), ...mapped]
    expect(tags.length).toBe(3)
    expect(mapped.length).toBeGreaterThan(5)
    for (const [path = '', hash] of named) {
      const data = await readFile(join(build, path))
      expect(hash, path).toBe(`sha256-${createHash('sha256').update(data).digest('base64')}`)
    }
  })

  it('D: let pages run under their own policy, and refuse a changed file', async () => {
    const served = await serveFolder(build, { policy: 'own' })
    const { page, faults } = await openPage(browser, served.origin)
    await alive(page)
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').waitFor()
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('second')
    await page.getByRole('option').first().waitFor()
    expect(faults).toEqual([])
    await page.context().close()
    await served.close()

    const scripts = (await readdir(join(copy, 'assets'))).filter((name) => name.endsWith('.js'))
    for (const name of scripts)
      if (/^open-search|^chunk/.test(name))
        await appendFile(join(copy, 'assets', name), '\nalert(1)')
    const changed = await serveFolder(copy, { policy: 'own' })
    const opened = await openPage(browser, changed.origin)
    // Once only: the browser may never answer a key that is pressed while it goes to the search page.
    await opened.page.keyboard.press('Control+k')
    await opened.page.waitForURL('**/search?q=')
    await expect.poll(() => opened.faults.join('\n')).toMatch(/integrity/i)
    await opened.page.context().close()
    await changed.close()
  })

  it('D: cost a site without the option nothing', async () => {
    const site = await builtSite(files(''))
    const html = await readFile(join(site.siteDir, 'build/index.html'), 'utf8')
    expect(html).not.toMatch(/integrity|importmap/)
  })
})
