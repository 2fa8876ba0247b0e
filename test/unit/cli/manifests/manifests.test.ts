import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import type { SiteConfig } from '../../../../cli/schema/schema.ts'
import { toContentPath } from '../../../../cli/content/nodes/content-path.ts'
import { createVariants } from '../../../../cli/model/variants/doc-variants.ts'
import { createManifests, listGeneratedFiles } from '../../../../cli/manifests/all-manifests.ts'
import { createHostFiles } from '../../../../cli/manifests/host-files.ts'
import { createLlmsText } from '../../../../cli/manifests/llms/llms-text.ts'
import { createRedirectPages } from '../../../../cli/manifests/redirect-pages.ts'
import { createRobots } from '../../../../cli/manifests/robots.ts'
import { createRouteManifest, describeSite } from '../../../../cli/manifests/route-manifest.ts'
import { createSearchConfig } from '../../../../cli/manifests/search-config.ts'
import { createSearchData } from '../../../../cli/manifests/search-data.ts'
import { createSitemap } from '../../../../cli/manifests/sitemap.ts'
import type { OutputFile } from '../../../../cli/model/output.ts'
import type { Site } from '../../../../cli/model/site.ts'
import {
  configOf,
  memorySite,
  pagesOf,
  staticFilesOf,
  staticRouteOf,
} from '../../../helpers/memory-site.ts'

function siteOf(options: SiteConfig = {}): Site {
  const source = toContentPath('/site', '/site/docs/introduction/getting-started.md')
  const { site, diagnostics } = memorySite({
    config: configOf({
      title: 'Docs',
      url: 'https://docs.example',
      docs: { mainDoc: 'introduction/getting-started' },
      sidebars: {
        docs: [{ type: 'category', label: 'Intro', items: ['introduction/getting-started'] }],
      },
      redirects: [
        { from: '/Errors', to: '/errors' },
        { from: '/old', to: '/introduction/getting-started#a' },
        { from: '/out', to: 'https://example.com/x' },
      ],
      ...options,
    }),
    pages: pagesOf({
      'introduction/getting-started.md': {
        title: 'Getting <Started>',
        ids: ['b', 'a'],
        description: 'First steps.',
      },
      'internal/x.md': { frontMatter: { last_update: { date: '2024-02-03' } } },
      'hidden.md': { frontMatter: { unlisted: true } },
      'quiet.md': { frontMatter: { search: { exclude: true, boost: 2 } } },
    }),
    assets: staticFilesOf('x.txt'),
    staticRoutes: [
      staticRouteOf('/'),
      staticRouteOf('/errors'),
      staticRouteOf('/search', 'search'),
      staticRouteOf('/404', 'not-found'),
    ],
    redirectFiles: [
      {
        source: toContentPath('/site', '/site/static/_redirects'),
        text: '/docs/* /:splat\n/proxy /x 200\n',
      },
    ],
    lastUpdates: new Map([[source, { date: '2024-05-06T07:08:09.000Z', author: 'Ada' }]]),
  })
  expect(diagnostics).toEqual([])
  return site
}

const text = (file: OutputFile | undefined): string => String(file?.contents)
const validate = (schema: string, file: OutputFile) => {
  const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true })
  formats.default(ajv)
  const path = `../../../../runtime/shared/manifests/${schema}.schema.json`
  const check = ajv.compile(JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')))
  check(JSON.parse(text(file)))
  return check.errors
}

describe('routes.json', () => {
  it('D1: names version, label, path and main doc, and each doc that is not unlisted with id, path and sidebar', () => {
    const manifest = describeSite(siteOf())
    expect(manifest.versions).toEqual([
      { name: 'current', label: 'Next', path: '/', mainDoc: 'introduction/getting-started' },
    ])
    expect(manifest.docs.map(({ id, path, sidebar }) => [id, path, sidebar])).toEqual([
      ['internal/x', '/internal/x', null],
      ['introduction/getting-started', '/introduction/getting-started', 'docs'],
      ['quiet', '/quiet', null],
    ])
  })

  it('D2: names the locale and its direction', () => {
    expect(describeSite(siteOf()).locales).toEqual([
      { code: 'en', label: 'English', direction: 'ltr', path: '/' },
    ])
  })

  it('R2, R5: holds headings, ids, dates, other pages and redirects with the base path', () => {
    const manifest = describeSite(siteOf({ baseUrl: '/base/', trailingSlash: true }))
    expect(manifest.docs[1]).toMatchObject({
      path: '/base/introduction/getting-started/',
      lastUpdate: '2024-05-06T07:08:09.000Z',
      anchors: ['a', 'b'],
      source: 'docs/introduction/getting-started.md',
    })
    expect(manifest.staticRoutes.map(({ path }) => path)).toEqual([
      '/base/',
      '/base/404/',
      '/base/errors/',
      '/base/search/',
    ])
    expect(manifest.redirects).toEqual([
      { from: '/base/Errors/', to: '/base/errors' },
      { from: '/base/docs/*', to: '/base/:splat' },
      { from: '/base/old/', to: '/base/introduction/getting-started#a' },
      { from: '/base/out/', to: 'https://example.com/x' },
    ])
  })

  it('G1: fits its schema, as search-config.json fits its own', () => {
    const algolia = { provider: 'algolia', appId: 'A', apiKey: 'k', indexName: 'i' } as const
    const hrefs = { data: { 'current/en': '/x.json' }, texts: { 'current/en': '/y.json' } }
    for (const options of [
      {},
      { baseUrl: '/b/' },
      { search: algolia },
      { search: { provider: 'typesense', hosts: ['b.example'], apiKey: 'k', collection: 'd' } },
      { search: { provider: 'meilisearch', host: 'c.example', apiKey: 'k', indexUid: 'docs' } },
      { search: { provider: 'none' } },
    ] satisfies SiteConfig[]) {
      const site = siteOf(options)
      expect(validate('routes', createRouteManifest(site))).toBeNull()
      expect(validate('search-config', createSearchConfig(site, hrefs, '/w.js'))).toBeNull()
    }
  })
})

describe('search files', () => {
  it('Q1: contain the links for readers who find nothing, by locale', () => {
    const site = siteOf({
      baseUrl: '/b/',
      search: {
        provider: 'embedded',
        helpLinks: [
          { label: 'Start', to: '/introduction/getting-started#a' },
          { label: 'Errors', to: '/errors?code=7' },
          { label: 'Elsewhere', to: 'https://example.com/x' },
        ],
      },
    })
    expect(JSON.parse(text(createSearchConfig(site, { data: {}, texts: {} }))).helpLinks).toEqual({
      en: [
        { label: 'Start', href: '/b/introduction/getting-started#a' },
        { label: 'Errors', href: '/b/errors?code=7' },
        { label: 'Elsewhere', href: 'https://example.com/x' },
      ],
    })
  })

  it('Q1: leave out what is unlisted or excluded, and change their name with their contents', () => {
    const [file, texts, ...others] = createSearchData(siteOf())
    expect(others).toEqual([])
    expect([file?.key, texts?.key]).toEqual(['current/en', 'current/en'])
    expect(texts?.path).toMatch(/^assets\/search-texts-current-en-[\da-f]{8}\.json$/)
    expect(file?.path).toBe('search-current.en.json')
    const { pages, texts: href } = JSON.parse(text(file))
    expect(href).toBe(texts?.href)
    expect(pages.map(({ u, c, b }: Record<string, unknown>) => [u, c, b])).toEqual([
      ['/introduction/getting-started', 'Intro', 1],
      ['/internal/x', '', 1],
      ['/', '', 1],
      ['/errors', '', 1],
    ])
    const [based, basedTexts] = createSearchData(siteOf({ baseUrl: '/b/' }))
    expect(based?.href).toBe(`/b/${based?.path}`)
    expect(basedTexts?.path).not.toBe(texts?.path)
  })

  it('Q2: name the hosted service and its facets', () => {
    const search = { provider: 'algolia', appId: 'A', apiKey: 'k', indexName: 'i' } as const
    const site = siteOf({ search })
    expect(createSearchData(site)).toEqual([])
    expect(
      JSON.parse(text(createSearchConfig(site, { data: {}, texts: {} }, '/w.js'))),
    ).toMatchObject({
      provider: 'algolia',
      worker: null,
      pages: { en: '/search' },
      facets: { languages: ['en'], versions: [{ name: 'current', tag: 'docs-default-current' }] },
      algolia: { appId: 'A', apiKey: 'k', indexName: 'i', contextualSearch: true, host: null },
    })
  })
})

describe('files for robots and hosts', () => {
  it('S6: the sitemap lists what may be listed, with dates', () => {
    const xml = sitemapOf(siteOf({ baseUrl: '/b/' }))
    expect(
      [...xml.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*))?/g)].map(([, loc, date]) => [
        loc,
        date,
      ]),
    ).toEqual([
      ['https://docs.example/b/', undefined],
      ['https://docs.example/b/errors', undefined],
      ['https://docs.example/b/internal/x', '2024-02-03'],
      ['https://docs.example/b/introduction/getting-started', '2024-05-06'],
      ['https://docs.example/b/quiet', undefined],
    ])
    expect(text(createRobots(siteOf()))).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://docs.example/sitemap.xml\n',
    )
    expect(sitemapOf(siteOf({ noIndex: true }))).not.toContain('<loc>')
  })

  it('S6: the sitemap names the translations of each page, and none where there is one language', () => {
    expect(sitemapOf(siteOf())).not.toContain('xhtml')
    const config = configOf({
      url: 'https://docs.example',
      baseUrl: '/b/',
      locales: [
        { code: 'en', label: 'English' },
        { code: 'pt-BR', label: 'Português', path: 'pt', docsPath: 'i18n/pt' },
      ],
    })
    const [english, portuguese] = createVariants(config)
    const files = { 'a.md': {}, 'hidden.md': { frontMatter: { unlisted: true } } }
    const [original] = pagesOf({ 'only-english.md': {} }, english)
    if (!original || !portuguese) throw new Error('There are two sets of docs.')
    const home = staticRouteOf('/')
    const { site } = memorySite({
      config,
      pages: [
        ...pagesOf({ ...files, 'hidden.md': {} }, english),
        ...pagesOf(files, portuguese),
        original,
        // Shown in the place of the missing translation.
        { ...original, variant: portuguese },
      ],
      staticRoutes: [home, { ...staticRouteOf('/pt'), source: home.source, locale: 'pt-BR' }],
    })
    const found = [...sitemapOf(site).matchAll(/<loc>([^<]*)<\/loc>(.*)<\/url>/g)].map(
      ([, location, rest = '']) => [
        location,
        [...rest.matchAll(/rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
          ([, code, href]) => `${code} ${href}`,
        ),
      ],
    )
    const both = (path: string): string[] => [
      `en https://docs.example/b/${path}`,
      `pt-BR https://docs.example/b/pt${path === '' ? '' : `/${path}`}`,
      `x-default https://docs.example/b/${path}`,
    ]
    expect(found).toEqual([
      ['https://docs.example/b/', both('')],
      ['https://docs.example/b/a', both('a')],
      ['https://docs.example/b/hidden', []],
      ['https://docs.example/b/only-english', both('only-english')],
      ['https://docs.example/b/pt', both('')],
      ['https://docs.example/b/pt/a', both('a')],
      ['https://docs.example/b/pt/only-english', both('only-english')],
    ])
    expect(sitemapOf(site)).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"')
  })

  it('R5: redirect pages lead on without a script and with one, splats included', () => {
    const files = createRedirectPages(siteOf({ baseUrl: '/b/' }))
    const paths = files.map(({ path }) => String(path))
    expect(paths).toEqual(
      expect.arrayContaining([
        'Errors/index.html',
        'old/index.html',
        'out/index.html',
        'docs/introduction/getting-started/index.html',
      ]),
    )
    const page = text(files.find(({ path }) => path === 'old/index.html'))
    expect(page).toContain('content="0; url=/b/introduction/getting-started#a"')
    expect(page).toContain(
      '<link rel="canonical" href="https://docs.example/b/introduction/getting-started#a">',
    )
    expect(page).toContain('<a href="/b/introduction/getting-started#a">')
    expect(page).toMatch(
      /<script src="\/b\/assets\/redirect-[\da-f]{8}\.js" data-to="[^"]+"><\/script>/,
    )
    expect(page).not.toMatch(/<script>/)
    expect(paths.at(-1)).toMatch(/^assets\/redirect-[\da-f]{8}\.js$/)
  })

  it('R4: the script takes query and fragment along', () => {
    const script = text(createRedirectPages(siteOf()).at(-1))
    const follow = (to: string, href: string): string => {
      const calls: string[] = []
      const location = {
        ...Object.fromEntries(
          ['href', 'search', 'hash'].map((key) => [key, Reflect.get(new URL(href), key)]),
        ),
        replace: (url: string) => calls.push(url),
      }
      const document = { currentScript: { getAttribute: () => to } }
      new Function('document', 'location', 'URL', script)(document, location, URL)
      return calls.join()
    }
    const site = 'https://d.example'
    expect(follow('/errors', `${site}/Errors?code=3`)).toBe(`${site}/errors?code=3`)
    expect(follow('/a?x=1#own', `${site}/old?y=2#b`)).toBe(`${site}/a?x=1&y=2#own`)
    expect(follow('/a', `${site}/old#b`)).toBe(`${site}/a#b`)
  })

  it('P19: headers hold a policy without unsafe words, and keep hashed files forever', () => {
    const [redirects, headers, nojekyll] = createHostFiles(siteOf({ baseUrl: '/b/' }), {
      scriptHashes: ['sha256-abc'],
    })
    expect(text(redirects).replaceAll(/^#.*\n/gm, '')).toBe(
      '/b/Errors /b/errors 301\n/b/old /b/introduction/getting-started#a 301\n/b/out https://example.com/x 301\n/docs/* /:splat\n/proxy /x 200\n',
    )
    expect(text(headers)).toContain("script-src 'self' 'sha256-abc';")
    expect(text(headers)).not.toContain('unsafe')
    expect(text(headers)).toContain(
      '/b/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    )
    expect(nojekyll).toEqual({
      path: '.nojekyll',
      kind: 'manifest',
      contents: expect.stringContaining('GitHub Pages'),
    })
  })

  it('lists the pages of the sidebar for language models', () => {
    expect(createLlmsText(siteOf()).map(text).join('')).toBe(
      '# Docs\n\n> The pages of this documentation.\n\n\n## Intro\n\n- [Getting \\<Started>](https://docs.example/introduction/getting-started.md): First steps.\n\n## More pages\n\n- [/](https://docs.example/index.md)\n- [/errors](https://docs.example/errors.md)\n- [x](https://docs.example/internal/x.md)\n- [quiet](https://docs.example/quiet.md)\n',
    )
  })
})

/** The text of a sitemap that one file can hold. */
const sitemapOf = (site: Site): string => createSitemap(site).map(text).join('')

describe('createManifests', () => {
  const all: SiteConfig = {
    hostFiles: ['vercel', 'azure', 'nginx', 'caddy'],
    search: { provider: 'embedded' },
    llms: { full: true, pages: true },
  }
  const none = new Map<never, never>()
  const create = (site: Site) =>
    createManifests({
      site,
      bundle: { searchWorkerUrl: '/w.js' },
      policy: { scriptHashes: [] },
      staticSections: none,
      staticAnchors: none,
      copies: [],
      references: none,
      articleOf: () => '',
      markdownOf: ({ page }) => `# ${page.title}\n`,
    })

  it('names every file with a fixed name that it makes', () => {
    const names = listGeneratedFiles(siteOf(all).config).map(({ path }) => path)
    const made = create(siteOf(all)).map(({ path }) => path)
    expect(made).toEqual(expect.arrayContaining(names))
    const others = made.filter((path) => !names.includes(path))
    expect(others.length).toBeGreaterThan(1)
    for (const path of others)
      expect(path).toMatch(/^assets\/(?:search-[\w.-]+\.json|icon-\w+\.svg)$|\.md$/)
  })

  it('says of each file what it is for', () => {
    const kinds = create(siteOf(all)).map(({ path, kind }) => `${kind} ${path}`)
    expect(kinds).toContain('manifest sitemap.xml')
    expect(kinds).toContainEqual(expect.stringMatching(/^search-data assets\/search-/))
    const redirects = createRedirectPages(siteOf()).map(({ kind }) => kind)
    expect(new Set(redirects)).toEqual(new Set(['redirect', 'script']))
  })

  it('lets a static file replace all but what is reserved, and a link point to what is made', () => {
    const files = listGeneratedFiles(configOf({ llms: { full: false } }))
    expect(files.filter(({ isReserved }) => isReserved).map(({ path }) => path)).toEqual([
      'routes.json',
      'search-config.json',
      'search-current.en.json',
    ])
    expect(files.filter(({ isLinkable }) => !isLinkable).map(({ path }) => path)).toEqual([
      '_redirects',
      '_headers',
      '.nojekyll',
      'vercel.json',
      'staticwebapp.config.json',
    ])
    const { site } = memorySite({ assets: staticFilesOf('robots.txt') })
    expect(create(site).map(({ path }) => path)).not.toContain('robots.txt')
  })
})
