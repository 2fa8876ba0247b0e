import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectChromium } from '../helpers/chromium.ts'
import { writeFiles } from '../helpers/islands-site.ts'
import { runCli } from '../helpers/run-cli.ts'
import { type Served, serveFolder } from './serve-folder.ts'
import { openPage } from './shell-page.ts'
import { temporaryFolder } from '../helpers/site-of.ts'

const fragile = `'use client'
import { useEffect, useLayoutEffect, useState } from 'react'
const isBrowser = typeof window !== 'undefined'
export default function Fragile({ breaks, children }) {
  const [isPressed, press] = useState(false)
  if (breaks === 'render' && isBrowser) throw new Error('It breaks here.')
  if (breaks === 'click' && isPressed) throw new Error('It breaks here.')
  useLayoutEffect(() => { if (breaks === 'layout effect') throw new Error('It breaks here.') })
  useEffect(() => { if (breaks === 'effect') throw new Error('It breaks here.') })
  return <div><button type="button" onClick={() => press(true)}>Press</button>{children}</div>
}
`
const vanishing = `'use client'
const isBrowser = typeof window !== 'undefined'
export default isBrowser ? undefined : ({ children }) => <div><button type="button">Press</button>{children}</div>
`
const counter = `'use client'
import { useState } from 'react'
export default function Counter() {
  const [count, setCount] = useState(0)
  return <button type="button" data-testid="counter" onClick={() => setCount(count + 1)}>{count}</button>
}
`
const thrown = 'its component throws an error. Fix the component or its props.'
const notLoaded = 'its code can’t be loaded. Reload the page.'

/** How islands fail before a reader has used them. */
const rows = [
  { breaks: 'render', name: 'Fragile', reason: thrown, cause: 'It breaks here.' },
  { breaks: 'layout effect', name: 'Fragile', reason: thrown, cause: 'It breaks here.' },
  { breaks: 'effect', name: 'Fragile', reason: thrown, cause: 'It breaks here.' },
  { breaks: 'export', name: 'Vanishing', reason: thrown, cause: '#130' },
  { breaks: 'chunk', name: 'Fragile', reason: notLoaded, cause: 'Failed to fetch' },
]

const pageOf = (name: string, breaks: string): string =>
  `# Page\n\n<${name} breaks="${breaks}"><p>First *text*.</p></${name}>\n\n<${name} breaks="${breaks}"><p>Second.</p></${name}>\n\n<Counter />\n`

const site = {
  'site.config.ts': `export default {
  title: 'T',
  favicon: 'icon.svg',
  components: { Fragile: 'fragile.tsx', Vanishing: 'vanishing.tsx', Counter: 'counter.tsx' },
}
`,
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'fragile.tsx': fragile,
  'vanishing.tsx': vanishing,
  'counter.tsx': counter,
  'docs/index.md': '# Home\n',
  'docs/click.md': pageOf('Fragile', 'click'),
  ...Object.fromEntries(
    rows.map(({ breaks, name }) => [`docs/${breaks.replace(' ', '-')}.md`, pageOf(name, breaks)]),
  ),
}

describe('an island that fails', () => {
  let siteDir = ''
  let server: Served | undefined
  let browser: Browser | undefined

  beforeAll(async () => {
    siteDir = await temporaryFolder()
    await writeFiles(siteDir, site)
    const { exitCode, stdout, stderr } = await runCli(['build', siteDir])
    expect(exitCode, stdout + stderr).toBe(0)
    server = await serveFolder(join(siteDir, 'build'))
    browser = await connectChromium()
  })

  afterAll(async () => {
    await browser?.close()
    await server?.close()
    await rm(siteDir, { recursive: true, force: true })
  })

  const open = async (path: string) => {
    if (!browser || !server) throw new Error('The browser is there before the first test.')
    return openPage(browser, `${server.origin}/${path}`)
  }

  for (const { breaks, name, reason, cause } of rows)
    it(`keeps its built HTML and reports once: ${breaks}`, async () => {
      const { page, faults } = await open('')
      if (breaks === 'chunk') await page.route('**/island-fragile-*.js', (route) => route.abort())
      const messages: string[] = []
      page.on('console', (message) => messages.push(message.text()))
      const built = await page.evaluate(
        async (path) => {
          const html = await (await fetch(path)).text()
          const islands = new DOMParser().parseFromString(html, 'text/html')
          return [...islands.querySelectorAll('[data-island]')].map(({ innerHTML }) => innerHTML)
        },
        `/${breaks.replace(' ', '-')}/`,
      )
      expect(built).toHaveLength(3)
      await page.goto(`${page.url()}${breaks.replace(' ', '-')}/`)
      for (const button of await page.getByRole('button', { name: 'Press' }).all())
        await button.click()
      await expect.poll(() => messages.join()).toContain('shows its built HTML')
      await page.getByTestId('counter').click()
      await expect.poll(() => page.getByTestId('counter').textContent()).toBe('1')
      const shown = await page
        .locator('[data-island]')
        .evaluateAll((islands) => islands.map(({ innerHTML }) => innerHTML))
      expect(shown.slice(0, 2)).toEqual(built.slice(0, 2))
      const reports = messages.filter((text) => text.includes('The island'))
      expect(reports).toHaveLength(1)
      expect(reports[0]).toContain(`The island \`${name}\` shows its built HTML, because ${reason}`)
      expect(reports[0]).toContain(cause)
      expect(faults.filter((text) => !/The island|ERR_FAILED/.test(text))).toEqual([])
      expect(await page.getByRole('alert').count()).toBe(0)
      expect(await page.title()).toBe('Page | T')
      await page.context().close()
    })

  it('gets its built HTML back when it crashes later, with a button to retry', async () => {
    const { page } = await open('click/')
    const island = page.locator('[data-island]').first()
    const built = await island.innerHTML()
    await island.getByRole('button').click()
    const crash = page.getByRole('alert')
    await crash.waitFor()
    expect(await island.innerHTML()).toBe(built)
    expect(await crash.textContent()).toContain('It breaks here.')
    await crash.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => crash.count()).toBe(0)
    expect(await island.innerHTML()).toBe(built)
    await island.getByRole('button').click()
    await crash.waitFor()
    await page.context().close()
  })
})
