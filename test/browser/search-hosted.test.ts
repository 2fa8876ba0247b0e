import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Service,
  type ServiceCall,
  never,
  type ServiceReply,
  startService,
} from '../unit/cli/search/algolia-service.ts'
import { connectChromium } from '../helpers/chromium.ts'
import { ask, openFor, parts } from './search-tools.ts'
import { type ShellSite, startShellSite } from './shell-site.ts'

const { field, option } = parts

interface Asked {
  readonly query: string
  readonly facetFilters: unknown
}

const isRequests = (value: unknown): value is { readonly requests: readonly Asked[] } =>
  typeof value === 'object' && value !== null && 'requests' in value

const askedIn = ({ body }: ServiceCall): readonly Asked[] => (isRequests(body) ? body.requests : [])

const hit = (origin: string) => ({
  objectID: '1',
  url: `${origin}/base/guide/install`,
  url_without_anchor: `${origin}/base/guide/install`,
  anchor: null,
  type: 'content',
  content: 'How to install.',
  hierarchy: { lvl0: 'Guide', lvl1: 'Install', lvl2: null },
})

/** Hits for what begins with `install`, none for anything else. */
function good(call: ServiceCall): ServiceReply {
  const results = askedIn(call).map(({ query }) => {
    const hits = /^install/i.test(query) ? [hit('https://shell.example')] : []
    return { hits, nbHits: hits.length, query, params: '', index: 'shell' }
  })
  return { status: 200, body: { results } }
}

let browser: Browser
let site: ShellSite
let service: Service
let reply: (call: ServiceCall) => ServiceReply = good

beforeAll(async () => {
  service = await startService((call) =>
    call.method === 'OPTIONS' ? { status: 200, body: '' } : reply(call),
  )
  const config = `search: { provider: 'algolia', appId: 'APP', apiKey: 'public', indexName: 'shell', host: '${service.url}' },`
  ;[browser, site] = await Promise.all([
    connectChromium(),
    startShellSite({ baseUrl: '/base/', config, policy: 'own' }),
  ])
})
afterAll(async () => {
  await browser.close()
  await site.close()
  await service.close()
})
beforeEach(() => {
  reply = good
})

const open = async (path = 'guide/install') => openFor(browser, `${site.url}${path}`)

describe('the hosted search', () => {
  it('Q2: asks the service for this version and language, and leads to this site', async () => {
    const { page } = await open('1.0/guide/install')
    await ask(page, 'install')
    // The index has the origin of the published site; a preview keeps its readers.
    expect(await page.locator(option).first().getAttribute('href')).toBe('/base/guide/install')
    const last = service.calls.findLast(({ method }) => method === 'POST')
    expect(last && askedIn(last)).toEqual([
      expect.objectContaining({
        query: 'install',
        facetFilters: [
          'language:en',
          ['docusaurus_tag:default', 'docusaurus_tag:docs-default-1.0'],
        ],
      }),
    ])
    const files = await readdir(join(site.outDir, 'assets'))
    expect(files.filter((name) => name.startsWith('search-current'))).toEqual([])
  })

  it.each([
    ['https://shell.example', '/base/guide/install'],
    ['http://www.shell.example', '/base/guide/install'],
    ['https://other.example', 'https://other.example/base/guide/install'],
  ])('Q2: a hit of %s has the URL %s', async (origin, href) => {
    reply = () => ({ status: 200, body: { results: [{ hits: [hit(origin)], nbHits: 1 }] } })
    const { page } = await open()
    await ask(page, 'install')
    expect(await page.locator(option).first().getAttribute('href')).toBe(href)
  })

  it('Q2: letters without a pause are one request, also when the service is out of reach', async () => {
    for (const answer of [good, () => ({ status: 500, body: { message: 'down' } })]) {
      reply = answer
      const { page } = await open()
      await page.keyboard.press('Control+k')
      const typed = await page.waitForSelector(field)
      const before = service.calls.filter(({ method }) => method === 'POST').length
      await typed.evaluate((input: HTMLInputElement) => {
        for (let end = 1; end <= 'install'.length; end++) {
          input.value = 'install'.slice(0, end)
          input.dispatchEvent(new InputEvent('input', { bubbles: true }))
        }
      })
      const asked = (): readonly ServiceCall[] =>
        service.calls.filter(({ method }) => method === 'POST').slice(before)
      await expect.poll(() => asked().flatMap(askedIn).at(-1)?.query).toBe('install')
      expect(
        new Set(
          asked()
            .flatMap(askedIn)
            .map(({ query }) => query),
        ),
      ).toEqual(new Set(['install']))
    }
  })

  it.each([
    ['fails', () => ({ status: 500, body: { message: 'down' } })],
    ['refuses the key', () => ({ status: 403, body: { message: 'Invalid API key' } })],
    ['takes too long', (call: ServiceCall) => ({ ...good(call), after: never })],
    ['answers with HTML', () => ({ status: 200, body: '<!doctype html><p>Sign in</p>' })],
    ['answers with another shape', () => ({ status: 200, body: { results: [{ hits: 7 }] } })],
  ] satisfies readonly [string, (call: ServiceCall) => ServiceReply][])(
    'Q4: when the service %s, the modal says so and Retry finds again',
    async (_, broken) => {
      reply = broken
      const { page } = await open()
      await page.keyboard.press('Control+k')
      await page.fill(field, 'install')
      await page.getByText('Unable to fetch results').waitFor()
      await page.getByText('You might want to check your network connection.').waitFor()
      expect(await page.locator(option).count()).toBe(0)
      reply = good
      await page.getByRole('button', { name: 'Retry' }).click()
      await page.waitForSelector(option)
    },
  )

  it('Q4: without hits it suggests words that have some', async () => {
    const { page } = await open()
    await page.keyboard.press('Control+k')
    await page.fill(field, 'qqqqq install')
    await page.getByText('No results for').waitFor()
    await page.locator('.search-suggestion', { hasText: /^install$/ }).click()
    await page.waitForSelector(option)
  })

  it('Q3: the search page asks the same service', async () => {
    const { page } = await open('search?q=install')
    const found = page.locator('.search-page__hit').first()
    expect(await found.getAttribute('href')).toMatch(/guide\/install$/)
  })

  it.each([
    ['a doc', 'guide/install', 'en', 'current', 'docs-default-current'],
    ['a doc of an older version', '1.0/guide/install', 'en', '1.0', 'docs-default-1.0'],
    ['a doc of another language', 'ar/guide/tabs', 'ar', 'current', 'docs-default-current'],
    ['a page written in React', '', 'en', undefined, 'default'],
    ['the search page', 'search', 'en', undefined, 'default'],
    ['the page for unknown addresses', 'nothing-here', 'en', undefined, 'default'],
  ])('Q2: %s carries what the crawler of DocSearch reads', async (...row) => {
    const [, path, language, version, tag] = row
    const html = await (await fetch(`${site.url}${path}`)).text()
    const contentOf = (name: string): string | undefined =>
      new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1]
    expect(contentOf('docsearch:language')).toBe(language)
    expect(contentOf('docusaurus_locale')).toBe(language)
    expect(contentOf('docsearch:version')).toBe(version)
    expect(contentOf('docusaurus_version')).toBe(version)
    expect(contentOf('docsearch:docusaurus_tag')).toBe(tag)
    expect(contentOf('docusaurus_tag')).toBe(tag)
  })
})
