import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtSite } from '../helpers/built-site.ts'
import { connectChromium } from '../helpers/chromium.ts'
import { type Served, serveFolder } from './serve-folder.ts'
import { openPage } from './shell-page.ts'

const files: Readonly<Record<string, string>> = {
  'site.config.ts': `export default { title: 'Kit', url: 'https://kit.example', favicon: 'icon.svg', docs: { showLastUpdateTime: false } }\n`,
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/index.md': '# Home\n',
  'errors.json': '{ "7": "The store is missing." }\n',
  'pages/errors.js': `import Layout from '@theme/Layout'
import { useLocation } from '@docusaurus/router'
import errors from '../errors.json'

function Errors() {
  const error = errors[new URLSearchParams(useLocation().search).get('code')]
  return (
    <Layout title="Error codes">
      <h1>Error codes</h1>
      {error && <p id="found">{error}</p>}
    </Layout>
  )
}

export default Errors\n`,
}

let browser: Browser
let served: Served

beforeAll(async () => {
  const { siteDir, run } = await builtSite(files)
  expect(run.exitCode, run.stderr).toBe(0)
  expect(run.stderr).toBe('')
  browser = await connectChromium()
  served = await serveFolder(join(siteDir, 'build'), { policy: 'own' })
}, 240_000)

afterAll(async () => {
  await browser.close()
  await served.close()
})

it('D: a page of a moved site that reads the query of its URL shows what it finds there', async () => {
  const { page, faults } = await openPage(browser, `${served.origin}/errors?code=7`)
  await page.locator('#found').waitFor()
  expect(await page.locator('#found').innerText()).toBe('The store is missing.')
  expect(await page.title()).toBe('Error codes | Kit')
  expect(faults).toEqual([])
  await page.context().close()
  const plain = await openPage(browser, `${served.origin}/errors`)
  await expect.poll(() => plain.page.locator('h1').innerText()).toBe('Error codes')
  expect(await plain.page.locator('#found').count()).toBe(0)
  await plain.page.context().close()
})
