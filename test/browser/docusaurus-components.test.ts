import { expect, it } from 'vitest'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connectChromium } from '../helpers/chromium.ts'
import { runCli } from '../helpers/run-cli.ts'
import { siteOf } from '../helpers/site-of.ts'
import { serveFolder } from './serve-folder.ts'

it('D: a component of a Docusaurus site lives in the browser, with its stand-ins', async () => {
  const siteDir = await siteOf({
    'site.config.ts': `export default { baseUrl: '/b/', docs: { showLastUpdateTime: false }, components: { Live: 'parts/live.jsx' } }`,
    'parts/live.jsx': `'use client'
      import { useState } from 'react'
      import BrowserOnly from '@docusaurus/BrowserOnly'
      import Link from '@docusaurus/Link'
      import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
      import useIsBrowser from '@docusaurus/useIsBrowser'
      import Tabs from '@theme/Tabs'
      import TabItem from '@theme/TabItem'
      import styles from './live.module.css'
      export default function Live() {
        const [count, setCount] = useState(0)
        const { siteConfig } = useDocusaurusContext()
        return (
          <div className={styles.live} data-browser={String(useIsBrowser())}>
            <button id="count" onClick={() => setCount(count + 1)}>{siteConfig.baseUrl} {count}</button>
            <BrowserOnly fallback={<i>wait</i>}>{() => <b id="where">{location.pathname}</b>}</BrowserOnly>
            <Tabs><TabItem value="a" label="A">one</TabItem><TabItem value="b" label="B">two</TabItem></Tabs>
            <Link to="/next">next</Link>
          </div>
        )
      }`,
    'parts/live.module.css': '.live { color: rgb(1, 2, 3) }\n',
    'docs/a.mdx': '# A\n\n<Live />\n',
    'docs/next.md': '# Next\n',
  })
  const run = await runCli(['build', siteDir])
  expect([run.exitCode, run.stderr]).toEqual([0, ''])
  // As built, before there is a browser.
  expect(await readFile(join(siteDir, 'build/a/index.html'), 'utf8')).toContain(
    'data-browser="false"',
  )
  const served = await serveFolder(join(siteDir, 'build'), { baseUrl: '/b/' })
  const browser = await connectChromium()
  try {
    const page = await browser.newPage()
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(error.message))
    await page.goto(`${served.origin}/b/a`)
    await page.click('#count')
    await expect.poll(() => page.textContent('#count')).toBe('/b/ 1')
    expect(await page.textContent('#where')).toBe('/b/a')
    expect(await page.locator('[data-browser]').getAttribute('data-browser')).toBe('true')
    await page.click('[role="tab"][data-value="b"]')
    await expect.poll(() => page.locator('text=two').isVisible()).toBe(true)
    expect(await page.locator('text=one').isVisible()).toBe(false)
    await page.click('#count')
    await expect.poll(() => page.textContent('#count')).toBe('/b/ 2')
    expect(await page.locator('text=two').isVisible()).toBe(true)
    const color = await page
      .locator('[data-browser]')
      .evaluate((element) => getComputedStyle(element).color)
    expect(color).toBe('rgb(1, 2, 3)')
    await page.click('text=next')
    await expect.poll(() => page.locator('main h1').textContent()).toBe('Next')
    expect(problems).toEqual([])
  } finally {
    await browser.close()
    await served.close()
  }
})

it('D: a page in React of a moved site has the whole width, and its tables have lines', async () => {
  const siteDir = await siteOf({
    'site.config.ts': `export default { theme: { look: 'docusaurus' }, pagesPath: 'pages', announcementBar: { id: 'a', content: 'Tide' }, docs: { showLastUpdateTime: false } }`,
    'pages/index.jsx': `import Layout from '@theme/Layout'
      export default () => <Layout title="Pier"><header id="wide">Pier</header>
        <table><tbody><tr><td>Ebb</td></tr></tbody></table></Layout>`,
    'docs/a.md': '# A\n\n[home](/)\n',
  })
  const run = await runCli(['build', siteDir])
  expect(run.exitCode).toBe(0)
  const served = await serveFolder(join(siteDir, 'build'), {})
  const browser = await connectChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 600 } })
    await page.goto(`${served.origin}/`)
    expect(await page.locator('#wide').boundingBox()).toMatchObject({ x: 0, width: 1200 })
    const style = (selector: string, name: string): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate((found, key) => getComputedStyle(found).getPropertyValue(key), name)
    expect(await style('td', 'border-top-width')).toBe('1px')
    expect(await style('.announcement', 'background-color')).toBe('rgb(255, 255, 255)')
    expect(await style('.announcement', 'color')).toBe('rgb(0, 0, 0)')
  } finally {
    await browser.close()
    await served.close()
  }
})
