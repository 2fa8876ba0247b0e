import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectChromium } from '../helpers/chromium.ts'
import { runCli } from '../helpers/run-cli.ts'
import { shareFolder } from '../helpers/share-folder.ts'
import { modes } from './real-pages.ts'
import { type Served, serveFolder } from './serve-folder.ts'
import { alive, idle } from './shell-page.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))

const everything = `# Everything

![A dot](./dot.svg)

:::tip
A tip with \`code\`.
:::

\`\`\`ts title="a.ts" {2}
const one: number = 1
const two = one + 1
\`\`\`

| a | b |
| - | - |
| 1 | 2 |

<details><summary>More</summary>Text</details>

<p style={{ color: 'rebeccapurple' }}>Styled</p>

<Counter label="one" />

<Styled />

[Video](https://www.youtube.com/watch?v=abcdefghijk)
`

/** A Mermaid that writes inline styles into the page while it measures, as the real one does. */
const mermaid = `export default {
  initialize: () => undefined,
  render: async (id) => {
    const box = document.createElement('div')
    document.body.append(box)
    box.innerHTML = '<svg xmlns="http://www.w3.org/2000/svg" id="' + id + '" width="40" height="20"><rect style="stroke: blue" width="9" height="9"/></svg>'
    const style = document.createElement('style')
    style.innerHTML = 'rect { fill: red }'
    box.firstChild.prepend(style)
    box.querySelector('rect').setAttribute('style', 'stroke: green')
    const svg = box.innerHTML
    box.remove()
    return { svg: new XMLSerializer().serializeToString(new DOMParser().parseFromString(svg, 'text/html').querySelector('svg')) }
  },
}`

const files: Readonly<Record<string, string>> = {
  'site.config.ts': `export default {
  title: 'Policy',
  url: 'https://policy.example',
  favicon: 'icon.svg',
  docs: { showLastUpdateTime: false },
  customCss: ['own.css'],
  components: { Counter: 'components/counter.tsx', Styled: 'components/styled.tsx' },
  announcementBar: { id: 'a', content: 'A **notice**', isCloseable: true },
  sidebar: { hideable: true },
  analytics: { src: '/count.js', websiteId: 'x' },
  redirects: [{ from: '/old', to: '/everything' }],
  markdown: { math: true, mermaid: false },
  locales: [{ code: 'en', label: 'English' }, { code: 'de', label: 'Deutsch', path: 'de' }],
}`,
  'docs/everything.md': everything,
  'docs/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  'docs/math.md': '# Math\n\n$\\frac{a}{b}$\n\n$$\n\\sqrt{x^2}\n$$\n',
  'docs/diagram.md': '# Diagram\n\n```mermaid\ngraph LR; A-->B\n```\n',
  'i18n/de/everything.md': '# Alles\n\nEin tip.\n',
  'components/counter.tsx': `'use client'
import { useState } from 'react'
export default function Counter({ label }) {
  const [count, setCount] = useState(0)
  return <button type="button" data-testid={label} style={{ width: count + 90 + 'px' }} onClick={() => setCount(count + 1)}>{label}: {count}</button>
}
`,
  'components/styled.tsx':
    "export default function Styled() { return <p style={{ color: 'teal' }}>Own</p> }\n",
  'pages/index.tsx': `import { Island } from 'docs-ssg/components'
import Counter from '../components/counter.tsx'
export const meta = { title: 'Home', description: 'The home page' }
export default function Home() {
  return <><h1>Home</h1><Island name="Counter" props={{ label: 'home' }}><Counter label="home" /></Island></>
}
`,
  'own.css': '.own { color: red }\n',
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'static/count.js': 'void 0\n',
  'node_modules/mermaid/package.json': '{"name":"mermaid","type":"module","exports":"./index.js"}',
  'node_modules/mermaid/index.js': mermaid,
}

const pages = ['', 'everything', 'math', 'diagram', 'de/everything', 'search?q=tip', 'no-such-page']

function buildSite(withMermaid: boolean): Promise<string> {
  return shareFolder(JSON.stringify(['policy', withMermaid, files]), async (siteDir) => {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(siteDir, path)), { recursive: true })
      const isConfig = path === 'site.config.ts' && withMermaid
      await writeFile(
        join(siteDir, path),
        isConfig ? text.replace('mermaid: false', 'mermaid: true') : text,
      )
    }
    await cp(join(repository, 'node_modules/katex'), join(siteDir, 'node_modules/katex'), {
      recursive: true,
    })
    const run = await runCli(['build', siteDir])
    if (run.exitCode !== 0) throw new Error(run.stdout + run.stderr)
  })
}

/** A context that notes every violation of a policy in `window.violated`. */
async function watched(browser: Browser, colorScheme: 'light' | 'dark'): Promise<BrowserContext> {
  const context = await browser.newContext({ colorScheme })
  await context.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => route.abort(),
  )
  await context.addInitScript(() => {
    const found: string[] = []
    Reflect.set(window, 'violated', found)
    window.addEventListener('securitypolicyviolation', (event) =>
      found.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  return context
}

const violated = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(window, 'violated'))

/** What a reader does: the search, the color mode, an island, a video. */
async function use(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.locator('.search-modal input').fill('tip')
  await page.locator('.search-modal [role=option]').first().waitFor()
  await page.keyboard.press('Escape')
  await page.locator('[data-color-switch]').click()
  const counter = page.getByTestId(/one|home/).first()
  if (await counter.isVisible()) {
    await counter.click()
    await expect.poll(() => counter.textContent()).toMatch(/: 1$/)
  }
  const video = page.locator('[data-youtube]').first()
  if (await video.isVisible()) await video.click()
  await idle(page)
}

describe.each([false, true])('the policy in the page, with Mermaid: %s', (withMermaid) => {
  let browser: Browser
  let server: Served
  let outDir: string

  beforeAll(async () => {
    outDir = join(await buildSite(withMermaid), 'build')
    ;[browser, server] = await Promise.all([
      connectChromium(),
      serveFolder(outDir, { policy: 'page' }),
    ])
  }, 300_000)
  afterAll(async () => {
    await browser?.close()
    await server?.close()
  })

  it.each(modes)('P19: is never violated on a host without headers, %s', async (colorScheme) => {
    const context = await watched(browser, colorScheme)
    for (const path of pages) {
      const page = await context.newPage()
      const response = await page.goto(`${server.origin}/${path}`)
      expect(response?.headers()['content-security-policy']).toBeUndefined()
      await alive(page)
      await use(page)
      if (path === 'diagram' && withMermaid) await page.locator('.diagram img').waitFor()
      expect(await violated(page), path).toEqual([])
      await page.close()
    }
    const page = await context.newPage()
    await page.goto(`${server.origin}/old`)
    await page.waitForURL(`${server.origin}/everything`)
    expect(await violated(page)).toEqual([])
    await context.close()
  })

  it('P19: is in force on every kind of page, and precedes all that loads', async () => {
    const context = await watched(browser, 'light')
    const page = await context.newPage()
    for (const path of [...pages, 'old']) {
      const name = path.replace(/\?.*/, '')
      const file = name === 'no-such-page' ? '404.html' : join(name, 'index.html')
      const html = await readFile(join(outDir, file), 'utf8')
      const before = html.slice(0, html.indexOf('<meta http-equiv="Content-Security-Policy"'))
      expect(before, path).toMatch(/<head>\n<meta charset="utf-8">\n$/)
      expect(before, path).not.toMatch(/<(?:script|link|style|base)/)
      if (path === 'old') continue
      await page.goto(`${server.origin}/${path}`)
      await alive(page)
      await page.evaluate(() => {
        const script = document.createElement('script')
        script.textContent = 'window.injected = true'
        document.body.append(script)
      })
      expect(await page.evaluate(() => Reflect.get(window, 'injected')), path).toBeUndefined()
      expect(await violated(page), path).toEqual(['script-src-elem inline '])
    }
    await context.close()
  })
})
