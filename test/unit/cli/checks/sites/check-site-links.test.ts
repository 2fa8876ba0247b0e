import { describe, expect, it } from 'vitest'
import type { AnchorManifest } from '../../../../../runtime/shared/manifests/manifests.ts'
import { checkSiteLinks } from '../../../../../cli/checks/sites/check-site-links.ts'
import { loadSites } from '../../../../../cli/checks/sites/load-sites.ts'
import { configOf } from '../../../../helpers/memory-site.ts'

const manifest: AnchorManifest = {
  version: 1,
  site: { title: 'API', url: 'https://api.example.org', baseUrl: '/v2/' },
  pages: [
    { path: '/v2/', title: 'Home', version: null, locale: 'en', ids: [] },
    {
      path: '/v2/client',
      title: 'Client',
      version: 'current',
      locale: 'en',
      ids: ['options', 'größe'],
    },
    { path: '/v2/caf%C3%A9', title: 'Café', version: 'current', locale: 'en', ids: [] },
  ],
  redirects: [
    { from: '/v2/old', to: '/v2/client#options' },
    { from: '/v2/away', to: 'https://elsewhere.example.org/' },
    { from: '/v2/docs/*', to: '/v2/:splat' },
  ],
  files: ['/v2/logo.svg'],
}

const load = async (file: unknown, sites = { api: 'https://api.example.org/v2/anchors.json' }) =>
  loadSites(configOf({ checks: { sites } }), async () => ({ text: JSON.stringify(file) }))

const check = async (...hrefs: readonly string[]) => {
  const { sites, diagnostics } = await load(manifest)
  expect(diagnostics).toEqual([])
  return checkSiteLinks(
    hrefs.map((href) => ({ href, place: undefined })),
    sites,
  )
}

describe('checkSiteLinks', () => {
  it.each([
    'https://api.example.org/v2',
    'https://api.example.org/v2/',
    'http://api.example.org/v2/client',
    '//api.example.org/v2/client/',
    'https://api.example.org/v2/client.html',
    'https://api.example.org/v2/client/index.html',
    'https://api.example.org/v2/client.md',
    'https://api.example.org/v2/client?q=1#options',
    'https://api.example.org/v2/client#gr%C3%B6%C3%9Fe',
    'https://api.example.org/v2/client#größe',
    'https://api.example.org/v2/client#top',
    'https://api.example.org/v2/client#',
    'https://api.example.org/v2/client#options:~:text=a',
    'https://api.example.org/v2/café',
    'https://api.example.org/v2/old#options',
    'https://api.example.org/v2/away#anything',
    'https://api.example.org/v2/docs/anything',
    'https://api.example.org/v2/logo.svg',
    'https://api.example.org/v2/assets/client-12345678.js',
  ])('accepts %s', async (href) => {
    expect(await check(href)).toEqual([])
  })

  it.each([
    'https://api.example.org/v1/gone',
    'https://api.example.org/v22/gone',
    'https://api.example.org.evil.example/v2/gone',
    'https://example.org/v2/gone',
    'mailto:team@api.example.org',
    'https://[broken',
  ])('leaves %s to other checks', async (href) => {
    expect(await check(href)).toEqual([])
  })

  it.each([
    ['https://api.example.org/v2/clinet', 'broken-site-link', 'https://api.example.org/v2/client'],
    ['https://api.example.org/v2/Client', 'broken-site-link', 'https://api.example.org/v2/client'],
    ['https://api.example.org/v2/lgo.svg', 'broken-site-link', undefined],
    [
      'https://api.example.org/v2/client#option',
      'broken-site-anchor',
      'https://api.example.org/v2/client#options',
    ],
    [
      'https://api.example.org/v2/old#Options',
      'broken-site-anchor',
      'https://api.example.org/v2/old#options',
    ],
  ])('reports %s as %s', async (href, rule, expected) => {
    const found = await check(href)
    expect(found.map((one) => [one.rule, one.data])).toEqual([
      [rule, { actual: href, ...(expected === undefined ? {} : { expected: [expected] }) }],
    ])
    expect(found[0]?.message).toContain(`\`${href}\``)
  })

  it('uses the nearest of several sites of one host', async () => {
    const outer = { ...manifest, site: { ...manifest.site, baseUrl: '/' }, pages: [] }
    const all = await Promise.all([load(outer), load(manifest)])
    const sites = all.flatMap((one) => one.sites)
    const href = 'https://api.example.org/v2/client'
    expect(checkSiteLinks([{ href, place: undefined }], sites)).toEqual([])
  })
})

it.each([
  ['a site of usual size', 100, ['client', 'client']],
  ['a site that is too large for two links', 7, ['client', undefined]],
  ['a site that is too large', 2, [undefined, undefined]],
])('limits how many names are compared for suggestions: %s', async (_, most, expected) => {
  const { sites } = await load(manifest)
  const links = ['clienb', 'clienc'].map((name) => ({
    href: `https://api.example.org/v2/${name}`,
    place: undefined,
  }))
  const found = checkSiteLinks(links, sites, most).map(({ rule, data }) => [rule, data?.expected])
  const url = (name: string | undefined) => name && [`https://api.example.org/v2/${name}`]
  expect(found).toEqual(expected.map((name) => ['broken-site-link', url(name)]))
})

describe('loadSites', () => {
  it.each<readonly [what: string, file: unknown]>([
    ['a list', []],
    ['another version', { ...manifest, version: 2 }],
    ['no site', { ...manifest, site: undefined }],
    ['a base path without slashes', { ...manifest, site: { ...manifest.site, baseUrl: 'v2' } }],
    ['pages without ids', { ...manifest, pages: [{ path: '/v2/' }] }],
    ['no redirects', { ...manifest, redirects: undefined }],
    ['files that are no texts', { ...manifest, files: [1] }],
    ...['file:///etc/', 'javascript:alert(1)', 'data:,x', 'about:blank', 'ftp://a.example'].map(
      (url): readonly [what: string, file: unknown] => [
        `the address ${url}`,
        { ...manifest, site: { ...manifest.site, url } },
      ],
    ),
    ['pages that only look like a list', { ...manifest, pages: { length: 1, 0: {} } }],
    ['pages that are lists', { ...manifest, pages: [[]] }],
    ['numbers as ids', { ...manifest, pages: [{ path: '/v2/', ids: [1] }] }],
    ['the address of an object', { ...manifest, site: { url: {}, baseUrl: '/' } }],
    [
      'a site without an address',
      { ...manifest, site: { ...manifest.site, url: 'http://localhost' } },
    ],
  ])('reports a file with %s', async (_, file) => {
    const { sites, diagnostics } = await load(file)
    expect(sites).toEqual([])
    expect(diagnostics.map(({ rule }) => rule)).toEqual(['unreadable-site'])
  })

  it.each([
    ['nothing', ''],
    ['lists without end', '['.repeat(1_000_000)],
    ['objects without end', '{"a":'.repeat(1_000_000)],
    ['bytes that are not UTF-8', Buffer.from([0xff, 0xfe, 0x7b, 0xc3, 0x28]).toString('utf8')],
    ['HTML', '<!doctype html>'],
    ['a number', '1e999'],
  ])('reports a response with %s', async (_, text) => {
    const config = configOf({ checks: { sites: { api: 'https://api.example.org/anchors.json' } } })
    const { sites, diagnostics } = await loadSites(config, async () => ({ text }))
    expect(sites).toEqual([])
    expect(diagnostics.map(({ rule }) => rule)).toEqual(['unreadable-site'])
  })

  it('looks up names of JavaScript as any other name', async () => {
    const names = ['__proto__', 'constructor', 'toString']
    const links = names.flatMap((name) => [
      { href: `https://api.example.org/v2/${name}`, place: undefined },
      { href: `https://api.example.org/v2/client#${name}`, place: undefined },
    ])
    const without = await load(manifest)
    expect(checkSiteLinks(links, without.sites)).toHaveLength(links.length)
    const pages = [...names.map((name) => `/v2/${name}`), '/v2/client'].map((path) => ({
      path,
      ids: names,
    }))
    const given = await load({ ...manifest, pages })
    expect(checkSiteLinks(links, given.sites)).toEqual([])
  })

  it('reports a missing file, and a request that fails with and without an earlier copy', async () => {
    const missing = await load(undefined, { api: 'gone/anchors.json' })
    expect(missing.diagnostics[0]?.message).toBe(
      '`checks.sites.api` is `gone/anchors.json`, which can’t be read (there is no such file), so links to that site are not checked.',
    )
    const config = configOf({ checks: { sites: { api: 'https://api.example.org/anchors.json' } } })
    const failing = await loadSites(config, async () => ({ failure: 'status 500' }))
    expect(failing).toMatchObject({ sites: [], diagnostics: [{ rule: 'unreachable-site' }] })
    const outdated = await loadSites(config, async () => ({
      text: JSON.stringify(manifest),
      outdated: 'status 500',
    }))
    expect(outdated.sites).toHaveLength(1)
    expect(outdated.diagnostics[0]?.message).toContain('the copy of an earlier run')
  })
})
