import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectChromium } from '../helpers/chromium.ts'
import { runCli } from '../helpers/run-cli.ts'
import { siteOf, temporaryFolder } from '../helpers/site-of.ts'
import { serveFolder } from './serve-folder.ts'

type Browser = Awaited<ReturnType<typeof connectChromium>>

const config = (analytics: string): string => `export default {
  title: 'Services',
  url: 'https://services.example',
  baseUrl: '/base/',
  analytics: ${analytics},
  fonts: ['https://fonts.googleapis.com/css2?family=Inter'],
  scripts: ['own.js', { src: 'https://cdn.example/end.js', position: 'body', attributes: { 'data-a': 'b' } }],
  head: [
    { tag: 'script', content: "window.inline = '</script>'.length" },
    { tag: 'meta', attributes: { name: 'theme-color', content: '#123456' } },
  ],
}`

const files = (analytics: string) => ({
  'docs/index.md': `---
head:
  - [meta, { name: keywords, content: first }]
  - tag: link
    attrs: { rel: alternate, href: /feed.xml, type: application/rss+xml }
---

# Home

[Other](./other.md)
`,
  'docs/other.md': '# Other\n',
  'static/own.js': 'window.own = 1\n',
  'static/feed.xml': '<x/>',
  'site.config.ts': config(analytics),
})

const answers: Readonly<Record<string, string>> = {
  'www.googletagmanager.com': "fetch('https://region1.google-analytics.com/collect')",
  'us-assets.i.posthog.com':
    "window.posthog = { init: (...all) => { window.started = JSON.stringify(all); fetch('https://us.i.posthog.com/e') } }",
  'm.example': "fetch('https://m.example/matomo.php')",
  'cdn.example': 'window.end = document.currentScript.dataset.a',
}

let browser: Browser
beforeAll(async () => {
  browser = await connectChromium()
})
afterAll(() => browser.close())

async function open(siteDir: string, doNotTrack = false) {
  const server = await serveFolder(join(siteDir, 'build'), { baseUrl: '/base/', policy: 'own' })
  const page = await browser.newPage()
  const hosts = new Set<string>()
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  if (doNotTrack)
    await page.addInitScript(
      "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })",
    )
  await page.route(/^https:/, async (route) => {
    const { hostname, pathname } = new URL(route.request().url())
    hosts.add(hostname)
    const isStyle = pathname.startsWith('/css2')
    await route.fulfill({
      contentType: isStyle ? 'text/css' : 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: isStyle
        ? "@font-face { font-family: Inter; src: url('https://fonts.gstatic.com/a.woff2') } body { font-family: Inter }"
        : (answers[hostname] ?? ''),
    })
  })
  await page.goto(`${server.origin}/base/`, { waitUntil: 'networkidle' })
  const close = async (): Promise<void> => {
    await page.close()
    await server.close()
  }
  return { page, hosts, refused, close }
}

describe('services of other hosts', () => {
  it('are loaded under the policy that the build writes', async () => {
    const siteDir = await siteOf(files("{ provider: 'gtag', id: 'G-1' }"))
    const run = await runCli(['build', siteDir, '--strict'])
    expect(run.exitCode, run.stderr).toBe(0)
    const { page, hosts, refused, close } = await open(siteDir)
    await expect
      .poll(() => [...hosts].toSorted())
      .toEqual([
        'cdn.example',
        'fonts.googleapis.com',
        'fonts.gstatic.com',
        'region1.google-analytics.com',
        'www.googletagmanager.com',
      ])
    expect(refused.join('\n')).toBe('')
    expect(
      await page.evaluate(
        '[window.own, window.end, window.inline, window.dataLayer.length, window.dataLayer[1][1]]',
      ),
    ).toEqual([1, 'b', 9, 2, 'G-1'])
    const head = page.locator('head')
    expect(await head.locator('meta[name=theme-color]').getAttribute('content')).toBe('#123456')
    expect(await head.locator('meta[name=keywords]').getAttribute('content')).toBe('first')
    expect(await head.locator('link[type="application/rss+xml"]').getAttribute('href')).toBe(
      '/base/feed.xml',
    )
    await page.getByRole('link', { name: 'Other' }).first().click()
    await page.getByRole('heading', { name: 'Other' }).waitFor()
    expect(await head.locator('meta[name=keywords]').count()).toBe(0)
    await close()
  })

  it('are started with what they need, and count nothing for readers who object', async () => {
    const siteDir = await siteOf(files("{ provider: 'posthog', id: 'phc' }"))
    await runCli(['build', siteDir])
    const tracked = await open(siteDir)
    await expect
      .poll(() => tracked.page.evaluate('window.started'))
      .toContain('"phc",{"capture_pageview"')
    expect(tracked.refused.join('\n')).toBe('')
    await tracked.close()
    const untracked = await open(siteDir, true)
    expect([...untracked.hosts].filter((host) => host.includes('posthog'))).toEqual([])
    await untracked.close()
  })

  it('wait for consent, remember it, and follow the reader to other pages', async () => {
    const siteDir = await siteOf(
      files("{ provider: 'matomo', id: '7', host: 'https://m.example/', requireConsent: true }"),
    )
    await runCli(['build', siteDir])
    const { page, hosts, close } = await open(siteDir)
    expect([...hosts]).not.toContain('m.example')
    await page.evaluate("document.dispatchEvent(new CustomEvent('docs-ssg:consent'))")
    await expect.poll(() => [...hosts]).toContain('m.example')
    await page.getByRole('link', { name: 'Other' }).first().click()
    await page.getByRole('heading', { name: 'Other' }).waitFor()
    const queue = async (): Promise<unknown> => page.evaluate('window._paq')
    await expect.poll(queue).toContainEqual(['setTrackerUrl', 'https://m.example/matomo.php'])
    await expect
      .poll(async () => JSON.stringify(await queue()).split('trackPageView').length)
      .toBe(3)
    await page.reload()
    await expect.poll(() => page.evaluate('window._paq?.length > 0')).toBe(true)
    await close()
  })
})

it('an element that could run code in front matter, and a service without an id, are findings', async () => {
  const siteDir = await siteOf({
    'docs/index.md': '---\nhead:\n  - [script, { src: /x.js }]\n---\n\n# Home\n',
    'site.config.ts': "export default { url: 'https://a.example' }",
    'bad.config.ts':
      "export default { url: 'https://a.example', analytics: { provider: 'matomo' } }",
  })
  const out = await temporaryFolder()
  const run = await runCli(['build', siteDir, '--out-dir', out])
  expect(run.stderr).toContain('docs/index.md:3:14  error  front-matter')
  expect(run.stderr).toContain('let the owner of the site add it to `head` in `site.config.ts`')
  const bad = await runCli(['build', siteDir, '--config', join(siteDir, 'bad.config.ts')])
  expect(bad.stderr).toContain('without an `id`')
})
