import { describe, expect, it } from 'vitest'
import { checkRedirects } from '../../../../cli/checks/redirects/check-redirects.ts'
import { toContentPath } from '../../../../cli/content/nodes/content-path.ts'
import type { Diagnostic } from '../../../../cli/model/diagnostic.ts'
import { toHref } from '../../../../runtime/shared/urls/url.ts'
import {
  configOf,
  memorySite,
  pagesOf,
  staticFilesOf,
  staticRouteOf,
} from '../../../helpers/memory-site.ts'
import { optionPlacesOf } from '../../../helpers/option-places.ts'

const rules = (diagnostics: readonly Diagnostic[]) => diagnostics.map(({ rule }) => rule)

describe('createSite', () => {
  it('P12: names both files of one URL', () => {
    const { diagnostics } = memorySite({
      pages: pagesOf({ 'a.md': {}, 'b.md': { frontMatter: { slug: '/a' } } }),
    })
    expect(diagnostics).toMatchObject([
      {
        severity: 'error',
        rule: 'duplicate-address',
        message:
          '`docs/a.md` and `docs/b.md` both have the URL `/a`, so readers could open only one of them.',
        place: { path: 'docs/b.md', line: 1 },
      },
    ])
  })

  it('P12: refuses URLs that differ only in letter case or Unicode form', () => {
    const { diagnostics } = memorySite({
      pages: pagesOf({ 'About.md': {}, 'about.md': {}, 'caf\u00E9.md': {}, 'cafe\u0301.md': {} }),
    })
    expect(rules(diagnostics)).toEqual(['case-collision', 'case-collision'])
    expect(diagnostics[0]?.message).toContain('`docs/About.md` and `docs/about.md`')
    expect(diagnostics[0]?.message).toContain('letter case')
    expect(diagnostics[1]?.message).toContain('Unicode form')
  })

  it('P12: refuses a static file over a page, under either of its names', () => {
    for (const file of ['a/index.html', 'a.html', 'a']) {
      const { diagnostics } = memorySite({
        pages: pagesOf({ 'a.md': {} }),
        assets: staticFilesOf(file),
      })
      expect(rules(diagnostics)).toContain('file-over-page')
      expect(diagnostics[0]?.message).toContain(`\`static/${file}\``)
      expect(diagnostics[0]?.message).toContain('`docs/a.md`')
    }
  })

  it('P12: refuses two static files of one name, a doc over a React page, and a file over a manifest', () => {
    const twice = [...staticFilesOf('x.png'), ...staticFilesOf('x.png')]
    expect(rules(memorySite({ assets: twice }).diagnostics)).toEqual(['file-over-page'])
    const home = memorySite({
      pages: pagesOf({ 'index.md': {} }),
      staticRoutes: [staticRouteOf('/')],
    })
    expect(rules(home.diagnostics)).toEqual(['duplicate-address'])
    const manifest = memorySite({ assets: staticFilesOf('routes.json') })
    expect(rules(manifest.diagnostics)).toEqual(['file-over-page'])
  })

  it('P12: 36 odd file names: each is reachable under its link, or refused in one list', () => {
    const names = [
      'a b',
      ' a',
      'a ',
      'a%b',
      'a%20b',
      '%2e',
      '%',
      'a#b',
      'a?b',
      "a'b",
      'a"b',
      'a&b',
      'a+b',
      'a=b',
      'a;b',
      'a,b',
      'a@b',
      'a:b',
      'a!b',
      'a(b)',
      '[a]',
      '{a}',
      '<a>',
      'a|b',
      'a^b',
      'a`b',
      'a~b',
      'a$b',
      'ü',
      '日本語',
      '😀',
      'שלום',
      'con',
      '.hidden',
      'a\\b',
      'x'.repeat(252),
    ]
    expect(names).toHaveLength(36)
    for (const trailingSlash of [undefined, true, false]) {
      const pages = pagesOf(Object.fromEntries(names.map((name) => [`odd/${name}.md`, {}])))
      const { site, diagnostics } = memorySite({ config: configOf({ trailingSlash }), pages })
      const refused = new Set(diagnostics.map(({ place }) => place?.path))
      for (const { url, output, page } of site.routes.values()) {
        if (refused.has(page.source)) continue
        // What a browser asks for, and what a host finds for it.
        const asked = new URL(toHref(url, site.config), 'https://docs.example')
        const path = decodeURIComponent(asked.pathname).slice(1).replace(/\/$/, '')
        expect([asked.search, asked.hash]).toEqual(['', ''])
        expect([`${path}/index.html`, `${path}.html`]).toContain(output)
      }
      const long = 'x'.repeat(252)
      const unusable = ['.hidden', '<a>', 'a ', 'a"b', 'a:b', 'a?b', 'a\\b', 'a|b', 'con']
      expect([...refused].toSorted()).toEqual(
        [...unusable, ...(trailingSlash === false ? [long] : [])].map(
          (name) => `docs/odd/${name}.md`,
        ),
      )
      expect(new Set(rules(diagnostics))).toEqual(new Set(['unusable-address']))
    }
  })

  it('leaves drafts out unless they are asked for, and unlisted pages out of the sidebar', () => {
    const pages = pagesOf({
      'a.md': {},
      'b.md': { frontMatter: { draft: true } },
      'c.md': { frontMatter: { unlisted: true } },
    })
    const { site } = memorySite({ pages })
    expect([...site.routes.keys()]).toEqual(['/a/', '/c/'])
    expect([...site.drafts]).toEqual([['docs/b.md', '/b/']])
    expect(site.sidebars.get('current/en/docs')?.map(({ label }) => label)).toEqual(['a'])
    const drafts = memorySite({ pages, config: configOf({}, { drafts: true }) })
    expect([...drafts.site.routes.keys()]).toEqual(['/a/', '/b/', '/c/'])
  })
})

describe('redirects', () => {
  const pages = pagesOf({
    'a.md': { ids: ['x'], frontMatter: { redirect_from: ['/z', 'y'] } },
    'errors.md': {},
  })
  /** What routing and the check of redirects report. */
  const withRedirects = (redirects: readonly { from: string | string[]; to: string }[]) => {
    const { site, diagnostics } = memorySite({
      pages,
      config: configOf({ redirects: [...redirects] }),
    })
    return { site, diagnostics: [...diagnostics, ...checkRedirects(site)] }
  }

  it('R5: collects them from config, front matter and `_redirects`', () => {
    const text =
      '# old\n/docs/*  /:splat 301\n/b /a#x\n/api/* https://api.example/:splat 200\n/c Country=de /a 302\n'
    const source = toContentPath('/site', '/site/static/_redirects')
    const { site, diagnostics } = memorySite({
      pages,
      assets: staticFilesOf('_redirects', 'x.txt'),
      config: configOf({ redirects: [{ from: ['/one', '/two'], to: '/a' }] }),
      redirectFiles: [{ source, text }],
    })
    expect(diagnostics).toEqual([])
    expect(site.redirects.map(({ from, to }) => `${from} ${to}`)).toEqual([
      '/one/ /a',
      '/two/ /a',
      '/docs/* /:splat',
      '/b/ /a#x',
      '/z/ /a',
      '/y/ /a',
      // A doc set without a page of its own leads on to its main doc.
      '/ /a',
    ])
    expect(site.redirects[3]?.place).toEqual({ path: 'static/_redirects', line: 3, column: 1 })
    expect(site.hostRules).toEqual([
      '/api/* https://api.example/:splat 200',
      '/c Country=de /a 302',
    ])
    expect([...site.assets.keys()]).toEqual(['x.txt'])
  })

  it.each([
    [
      'a loop',
      [
        { from: '/b', to: '/c' },
        { from: '/c', to: '/b' },
      ],
      ['redirect-loop', 'redirect-loop'],
    ],
    ['a redirect to itself', [{ from: '/b', to: '/b/' }], ['redirect-loop']],
    [
      'a chain',
      [
        { from: '/b', to: '/c' },
        { from: '/c', to: '/a' },
      ],
      ['redirect-chain'],
    ],
    ['a dead target', [{ from: '/b', to: '/nowhere' }], ['dead-redirect']],
    ['a dead id', [{ from: '/b', to: '/a#none' }], ['dead-redirect']],
    ['a redirect over a page', [{ from: '/a', to: '/errors' }], ['redirect-over-page']],
    [
      'two redirects from one address',
      [
        { from: '/b', to: '/a' },
        { from: '/b/', to: '/errors' },
      ],
      ['redirect-over-page'],
    ],
    ['a splat that catches its target', [{ from: '/b/*', to: '/b/new/:splat' }], ['redirect-loop']],
    ['a splat to nothing', [{ from: '/b/*', to: '/none/:splat' }], ['dead-redirect']],
  ])('R5: refuses %s', (_, redirects, expected) => {
    const { diagnostics } = withRedirects(redirects)
    expect(rules(diagnostics)).toEqual(expected)
    expect(diagnostics.every(({ severity }) => severity === 'error')).toBe(true)
  })

  it('R5: lets `/x` and `/x.html` lead to one page, and says of a rule that stands there twice that it does', () => {
    const twins = [
      { from: '/x', to: '/a' },
      { from: '/x.html', to: '/a' },
    ]
    expect(withRedirects(twins).diagnostics).toEqual([])
    expect(withRedirects([...twins, { from: '/x.html', to: '/a' }]).diagnostics).toMatchObject([
      {
        message:
          'The redirect from `/x.html` is written twice, and only one of the two can take effect.',
      },
    ])
  })

  it('R4: lets a redirect differ from its page only in letter case', () => {
    expect(withRedirects([{ from: '/Errors', to: '/errors' }]).diagnostics).toEqual([])
  })

  it.each([
    ['of two pages', { 'x.md': '/rr', 'y.md': '/RR' }],
    ['in two Unicode forms', { 'x.md': '/caf\u00E9', 'y.md': '/cafe\u0301' }],
    ['from a page of that name', { 'rR.md': '/other', 'y.md': '/RR' }],
  ])('P12: refuses redirects that differ only in letter case, %s', (_, sources) => {
    const files = Object.entries(sources).map(([name, redirect_from]) => [
      name,
      { frontMatter: { redirect_from: [redirect_from] } },
    ])
    const { diagnostics } = memorySite({ pages: pagesOf(Object.fromEntries(files)) })
    expect(diagnostics).toMatchObject([{ rule: 'case-collision', place: { path: 'docs/y.md' } }])
  })

  it('lets redirects to one page differ in letter case', () => {
    const frontMatter = { redirect_from: ['/rr', '/RR'] }
    expect(memorySite({ pages: pagesOf({ 'x.md': { frontMatter } }) }).diagnostics).toEqual([])
  })

  it('R5: lets redirects lead to ids, files, splats and other sites', () => {
    const { site, diagnostics } = memorySite({
      pages,
      assets: staticFilesOf('x.pdf'),
      config: configOf({
        redirects: [
          { from: '/b', to: '/a#x' },
          { from: '/c', to: '/x.pdf' },
          { from: '/d', to: 'https://example.com/' },
          { from: '/docs/*', to: '/:splat' },
          { from: '/old.html', to: '/a?tab=1' },
        ],
      }),
    })
    expect([...diagnostics, ...checkRedirects(site)]).toEqual([])
  })

  it('R5: says where the redirect stands in the config', () => {
    const configText =
      "export default {\n  redirects: [\n    { from: '/b', to: '/nowhere' },\n  ],\n}\n"
    const config = configOf(
      { redirects: [{ from: '/b', to: '/nowhere' }] },
      { optionPlaces: optionPlacesOf(configText) },
    )
    const { site } = memorySite({ pages, config })
    expect(checkRedirects(site)[0]?.place).toEqual({ path: 'site.config.ts', line: 3, column: 7 })
  })
})
