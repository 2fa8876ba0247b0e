// oxlint-disable unicorn/consistent-function-scoping -- some functions run in the page
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainText } from '../../cli/primitives/text/plain-text.ts'
import { countAttempts } from '../helpers/count-attempts.ts'
import { connectChromium } from '../helpers/chromium.ts'
import { runCli } from '../helpers/run-cli.ts'
import { payloads } from './payloads.ts'
import { type Served, serveFolder } from './serve-folder.ts'
import { temporaryFolder } from '../helpers/site-of.ts'

let browser: Browser
let server: Served
let siteDir: string

/** Text of Markdown: what has a meaning is escaped. */
const asText = (payload: string): string =>
  payload.replaceAll(/[\\`*_{}[\]()#+.!|<>&~$:-]/g, '\\$&').replaceAll(/[\u2028\u2029]/g, ' ')
const quoted = (payload: string): string => JSON.stringify(payload)

function pageOf(payload: string, index: number): string {
  const attribute = payload.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `---
title: ${quoted(`Quarry ${payload}`)}
description: ${quoted(payload)}
sidebar_label: ${quoted(payload)}
---

## Heading ${asText(payload)} {#place}

A quarry of ${asText(payload)} and [next](./p${String((index + 1) % payloads.length)}.md "${asText(payload).replaceAll('"', '\\"')}").

\`\`\`ts title="${payload.replaceAll('"', "'").replaceAll('`', '')}"
const text = 1
\`\`\`

\`\`\`${payload.replaceAll(/[\s`]/g, '')}
const text = 2
\`\`\`

<Tabs groupId="hostile">
<TabItem value="${attribute}" label="${attribute}">

One

</TabItem>
<TabItem value="two" label="Two">

Two

</TabItem>
</Tabs>
`
}

beforeAll(async () => {
  siteDir = await temporaryFolder()
  await mkdir(join(siteDir, 'docs'))
  for (const [index, payload] of payloads.entries())
    await writeFile(join(siteDir, 'docs', `p${String(index)}.md`), pageOf(payload, index))
  const config = {
    title: payloads[0],
    tagline: payloads[1],
    docs: { path: 'docs', showLastUpdateTime: false },
    navbar: { items: [{ label: payloads[2], to: '/p1' }] },
    footer: { links: [{ title: payloads[3], items: [{ label: payloads[21], to: '/p2' }] }] },
    announcementBar: { id: payloads[40], content: payloads.join(' ') },
    onDuplicateIds: 'ignore',
    onBrokenLinks: 'ignore',
  }
  await writeFile(
    join(siteDir, 'site.config.ts'),
    `export default ${JSON.stringify(config).replaceAll('\u2028', '\\u2028')}`,
  )
  const run = await runCli(['build', siteDir])
  if (run.exitCode !== 0)
    throw new Error(
      (run.stdout + run.stderr)
        .split('\n\n')
        .filter((finding) => / error /.test(finding))
        .join('\n\n'),
    )
  ;[browser, server] = await Promise.all([
    connectChromium(),
    serveFolder(join(siteDir, 'build'), { policy: false }),
  ])
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
  await rm(siteDir, { recursive: true, force: true })
})

/** A page where every dialog counts as an execution, and no other server can be reached. */
async function open(): Promise<Page> {
  const context = await browser.newContext()
  await context.addInitScript('window.alert = () => { top.hacked = true }')
  await context.route(
    ({ hostname }) => hostname === 'evil.example',
    (route) => route.abort(),
  )
  const page = await context.newPage()
  await page.addInitScript(`window.findTraces = ${findTraces.toString()}`)
  await page.goto(`${server.origin}/p0`)
  return page
}

/** Runs in the page: everything in a document that runs a script or leads into one. */
function findTraces(of: Document): string[] {
  const traces = Reflect.get(window.top ?? window, 'hacked') === true ? ['executed'] : []
  for (const element of of.querySelectorAll('*')) {
    const { localName } = element
    // Pages contain the style sheets of their site.
    if (element.matches('head > style[data-href]')) continue
    if (['base', 'object', 'embed', 'iframe', 'style'].includes(localName)) traces.push(localName)
    if (/^refresh$/i.test(element.getAttribute('http-equiv') ?? '')) traces.push('refresh')
    if (localName === 'script' && element.textContent.startsWith('alert')) traces.push('script')
    for (const { name, value } of element.attributes) {
      const isAddress = /^(?:href|src|action)$/.test(name)
      if (name.startsWith('on') || (isAddress && /^\s*javascript:/i.test(value)))
        traces.push(`${localName} ${name}=${value}`)
    }
  }
  return traces
}

const found = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'findTraces')(document))

/** Load addresses in frames, several at a time; returns what stands in each: heading, first tab, query, traces. */
async function visit(page: Page, paths: readonly string[]): Promise<Seen[]> {
  const seen: Seen[] = []
  for (let start = 0; start < paths.length; start += 10) {
    const portion = paths.slice(start, start + 10)
    seen.push(
      ...(await page.evaluate(async (addresses) => {
        const load = async (address: string): Promise<Seen> => {
          const frame = document.createElement('iframe')
          frame.src = address
          document.body.append(frame)
          // Polls, as `waitForFunction` does, which knows no condition in ten frames.
          const until = async (isTrue: () => unknown): Promise<void> => {
            while (!isTrue()) await new Promise((done) => setTimeout(done, 20))
          }
          await until(() => frame.contentDocument?.querySelector('html[data-alive]'))
          const inner = frame.contentDocument
          if (!inner) throw new Error(`${address} did not load.`)
          inner.querySelector<HTMLElement>('[role=tab]')?.click()
          const field = inner.querySelector('[data-search-page]')
          if (field) await until(() => inner.querySelector('input')?.value)
          const result = {
            heading: inner.querySelector('main h1')?.textContent ?? '',
            query: inner.querySelector('input')?.value ?? '',
            traces: Reflect.get(window, 'findTraces')(inner),
          }
          frame.remove()
          return result
        }
        return Promise.all(addresses.map(load))
      }, portion)),
    )
  }
  return seen
}

interface Seen {
  readonly heading: string
  readonly query: string
  readonly traces: readonly string[]
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

describe('60 payloads', () => {
  it('P18: execute nothing as title, description, heading, label, link title, fence info, tab or announcement', async () => {
    const page = await open()
    const seen = await visit(
      page,
      payloads.map((_, index) => `/p${String(index)}`),
    )
    const traces = seen.flatMap((one) => one.traces)
    countAttempts(payloads.length * 8, traces.length)
    expect(traces).toEqual([])
    expect(seen.map(({ heading }) => plain(heading))).toEqual(
      // Without the marks that have a meaning in Markdown and HTML.
      payloads.map((payload) => plain(plainText(`Quarry ${payload}`, { math: false }))),
    )
    await page.context().close()
  })

  it('P18: execute nothing when their pages come in by navigation', async () => {
    const page = await open()
    for (let index = 1; index < payloads.length; index += 1) {
      await page.evaluate(() => document.querySelector<HTMLElement>('main p a[title]')?.click())
      await page.waitForURL(`${server.origin}/p${String(index)}`)
      countAttempts(1)
      expect(await found(page)).toEqual([])
    }
    await page.context().close()
  })

  it('P18: execute nothing as a query, as a hit or as a stored value', async () => {
    const keys = ['theme', 'docusaurus.tab.hostile', 'docusaurus.announcement.id']
    const page = await open()
    const asked = payloads.slice(0, 20)
    countAttempts(asked.length)
    const seen = await visit(
      page,
      asked.map((payload) => `/search?q=${encodeURIComponent(payload)}`),
    )
    expect(seen.flatMap(({ traces }) => traces)).toEqual([])
    expect(seen.map(({ query }) => plain(query))).toEqual(asked.map(plain))
    await page.goto(`${server.origin}/search?q=quarry`)
    await page.locator('[data-search-page] a').nth(5).waitFor()
    expect(await found(page)).toEqual([])
    const field = page.locator('[data-search-page] input')
    for (const payload of payloads) {
      await page.evaluate(
        ({ names, value }) => {
          for (const name of names) localStorage.setItem(name, value)
        },
        { names: keys, value: payload },
      )
      countAttempts(keys.length + 1)
      await field.fill(`quarry ${payload}`)
      expect(await found(page)).toEqual([])
    }
    await page.reload()
    expect(await found(page)).toEqual([])
    await page.context().close()
  })
})
