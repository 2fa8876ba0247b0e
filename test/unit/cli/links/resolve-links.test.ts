import { describe, expect, it } from 'vitest'
import { finalizeDiagnostics } from '../../../../cli/report/finalize-diagnostics.ts'
import { resolveLinks } from '../../../../cli/links/resolve-links.ts'
import { toContentPath } from '../../../../cli/content/nodes/content-path.ts'
import { toOutputPath } from '../../../../cli/model/paths/output-path.ts'
import type { Site } from '../../../../cli/model/site.ts'
import type { AssetFile } from '../../../../cli/model/source-file.ts'
import {
  configOf,
  memorySite,
  pagesOf,
  staticFilesOf,
  staticRouteOf,
} from '../../../helpers/memory-site.ts'
import { reservedIds } from '../../../../runtime/shared/html/reserved-ids.ts'
import { toUrlPath } from '../../../../runtime/shared/urls/url.ts'
import { type LinkShape, linkShapes } from '../checks/link-shapes.ts'

interface Mode {
  readonly baseUrl: string
  readonly trailingSlash: boolean | undefined
}
const modes: readonly Mode[] = ['/', '/base/', '/a/b/'].flatMap((baseUrl) =>
  [undefined, true, false].map((trailingSlash) => ({ baseUrl, trailingSlash })),
)

const shot: AssetFile = {
  source: toContentPath('/site', '/site/docs/guide/shot.png'),
  output: toOutputPath('assets/shot-12345678.png'),
  size: { width: 8, height: 6 },
}

function siteWith(links: readonly string[], mode: Partial<Mode> = {}): Site {
  const { site, diagnostics } = memorySite({
    config: configOf({
      ...mode,
      url: 'https://docs.example',
      redirects: [
        { from: '/old', to: '/guide/config' },
        { from: '/Errors', to: '/errors' },
        { from: '/moved', to: '/api/createSlice#reducers' },
      ],
    }),
    redirectFiles: [
      { source: toContentPath('/site', '/site/static/_redirects'), text: '/legacy/* /:splat\n' },
    ],
    pages: pagesOf({
      'guide/install.md': {
        links,
        ids: ['setup', 'größe', '100%', 'a/b?c', 'constructor'],
      },
      'guide/config.md': { ids: ['options'] },
      'guide/draft.md': { frontMatter: { draft: true } },
      'guide/with space.md': {},
      'guide/100%.md': {},
      'guide/café.md': {},
      'api/index.md': {},
      'api/createSlice.mdx': { ids: ['reducers'] },
      'api/other.md': { frontMatter: { slug: 'other-exports' } },
    }),
    assets: [
      ...staticFilesOf(
        'img/logo.png',
        'img/a b.png',
        'img/sprite.svg',
        'files/data.csv',
        'demo/index.html',
      ),
      shot,
    ],
    staticRoutes: [staticRouteOf('/'), staticRouteOf('/errors')],
  })
  expect(diagnostics).toEqual([])
  return site
}

/** The address a reader follows, by the table and by the rules of the mode. */
function expectedHref({ href, means }: LinkShape, { baseUrl, trailingSlash }: Mode): string {
  if (means === 'same') return href.replace(/^!/, '')
  if (means.startsWith('#')) return means
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/.exec(means) ?? []
  const isPage = !/\.\w+$/.test(path) && !path.startsWith('/demo')
  const slash = trailingSlash === true && isPage && path !== '/' ? '/' : ''
  return `${baseUrl}${path.slice(1)}${slash}${suffix}`
}

const withBase = (href: string, baseUrl: string): string =>
  href
    .replace('https://docs.example/', `https://docs.example${baseUrl}`)
    .replace('pathname:///', `pathname://${baseUrl}`)

describe('resolveLinks', () => {
  it('P6: knows at least 80 shapes of links', () => {
    expect(new Set(linkShapes.map(({ href }) => href)).size).toBe(linkShapes.length)
    expect(linkShapes.length).toBeGreaterThanOrEqual(80)
  })

  for (const mode of modes) {
    it(`P6: reports every broken link and no other with ${JSON.stringify(mode)}`, () => {
      // `.html` exists only where pages are written that way.
      const shapes = linkShapes.filter(
        ({ href }) => mode.trailingSlash !== false || href !== '/guide/config.html',
      )
      const written = shapes.map(({ href }) => withBase(href, mode.baseUrl))
      const site = siteWith(written, mode)
      const { diagnostics, hrefs } = resolveLinks(site)
      const references = hrefs.get(toUrlPath('/guide/install')) ?? []

      const missed: string[] = []
      const falseAlarms: string[] = []
      const wrong: unknown[] = []
      for (const [index, shape] of shapes.entries()) {
        const found = diagnostics.find(({ place }) => place?.line === index + 2)
        if (/^(?:broken|not)-/.test(shape.means)) {
          if (!found) missed.push(shape.href)
          else if (found.rule !== shape.means) wrong.push([shape, found.rule])
          if (shape.hint && found?.help !== `Did you mean \`${shape.hint}\`?`)
            wrong.push([shape, found?.help])
        } else {
          if (found) falseAlarms.push(shape.href)
          const expected = expectedHref(shape, mode)
          if (references[index]?.href !== expected)
            wrong.push([shape, references[index]?.href, expected])
        }
      }
      expect({ missed, falseAlarms, wrong }).toEqual({ missed: [], falseAlarms: [], wrong: [] })
    })
  }

  it('P6: takes absolute links with the base path as well', () => {
    const links = [
      '/base/guide/config#options',
      '/base/',
      '/base',
      '!/base/img/logo.png',
      '/base/none',
    ]
    const { hrefs, diagnostics } = resolveLinks(siteWith(links, { baseUrl: '/base/' }))
    expect(
      hrefs
        .values()
        .next()
        .value?.slice(0, 4)
        .map(({ href }) => href),
    ).toEqual(['/base/guide/config#options', '/base/', '/base/', '/base/img/logo.png'])
    expect(diagnostics.map(({ data }) => data?.actual)).toEqual(['/base/none'])
  })

  it.each([
    ['mailto:', 'Link to `mailto:` has no target', 'Add the address or the number'],
    ['tel:', 'Link to `tel:` has no target', 'Add the address or the number'],
    ['', 'Link to `` has no target', 'Add the path'],
    ['me@a.example', 'which is not a page or file', 'Write the whole URL, `mailto:me@a.example`'],
    ['me@a.example?subject=b', 'is not a page', 'the whole URL, `mailto:me@a.example?subject=b`'],
  ])('says what an address lacks: `%s`', (href, message, help) => {
    const { diagnostics } = resolveLinks(siteWith([href]))
    expect(diagnostics).toMatchObject([
      {
        rule: 'broken-link',
        message: expect.stringContaining(message),
        help: expect.stringContaining(help),
      },
    ])
  })

  it('an image named from the folder of the repository is the file in the docs', () => {
    const links = ['!/docs/guide/shot.png', '!/docs/guide/none.png', '/docs/guide/config']
    const { hrefs, diagnostics } = resolveLinks(siteWith(links))
    expect(hrefs.values().next().value?.[0]?.href).toBe('/assets/shot-12345678.png')
    expect(diagnostics.map(({ data }) => data?.actual)).toEqual([
      '/docs/guide/none.png',
      '/docs/guide/config',
    ])
  })

  it('S9: reports the place of a broken link and the likeliest target', () => {
    const { diagnostics } = resolveLinks(siteWith(['./confg.md']))
    expect(diagnostics).toEqual([
      {
        severity: 'error',
        rule: 'broken-link',
        message: 'Link to `./confg.md`, which is not a page or file of this site.',
        help: 'Did you mean `./config.md`?',
        data: { actual: './confg.md', expected: ['./config.md'] },
        place: { path: 'docs/guide/install.md', line: 2, column: 3 },
      },
    ])
  })

  it('P6: counts relative addresses from within a page whose slug ends with a slash', () => {
    const { site } = memorySite({
      pages: pagesOf({
        'start.md': { frontMatter: { slug: '/lock/' }, links: ['gate'] },
        'lock/gate-doc.md': { frontMatter: { slug: 'gate' } },
      }),
    })
    const { diagnostics, hrefs } = resolveLinks(site)
    expect(diagnostics).toEqual([])
    expect(hrefs.get(toUrlPath('/lock'))?.[0]?.href).toBe('/lock/gate')
  })

  it('P6: does not change a URL of the own domain that something else may publish', () => {
    const picture = 'https://docs.example/uploads/pier.png'
    const { diagnostics, hrefs } = resolveLinks(siteWith([`!${picture}`]))
    expect(hrefs.values().next().value).toEqual([{ href: picture, isMissing: true }])
    expect(diagnostics).toEqual([
      {
        severity: 'warning',
        rule: 'not-in-build',
        message: `\`${picture}\` is on this site's own domain, but the build makes no such page or file.`,
        help: 'If something else publishes it, ignore this; otherwise link to a page or file of the site.',
        data: { actual: picture },
        place: { path: 'docs/guide/install.md', line: 2, column: 3 },
      },
    ])
  })

  it('P6: names the page that lacks an id', () => {
    const { diagnostics } = resolveLinks(siteWith(['./config.md#option']))
    expect(diagnostics[0]?.message).toBe(
      'Link to `#option`, but `/guide/config` has no element with that id.',
    )
  })

  it('reports a link to a draft with its own message', () => {
    const { diagnostics } = resolveLinks(siteWith(['./draft.md', '/guide/draft']))
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'Link to `./draft.md` points to a draft, which is not part of the built site.',
      'Link to `/guide/draft` points to a draft, which is not part of the built site.',
    ])
  })

  it('returns the size of images and the files in use', () => {
    const { hrefs, usedAssets } = resolveLinks(siteWith(['!./shot.png']))
    expect(hrefs.values().next().value).toEqual([
      { href: '/assets/shot-12345678.png', width: 8, height: 6 },
    ])
    expect([...usedAssets]).toEqual(['assets/shot-12345678.png'])
  })

  it('leaves ids of React pages to the check of rendered pages', () => {
    const { later, diagnostics } = resolveLinks(siteWith(['/errors#table']))
    expect(diagnostics).toEqual([])
    expect(later).toMatchObject([{ url: '/errors/', id: 'table' }])
  })

  it('P7: reports an id of several elements once', () => {
    const { site } = memorySite({ pages: pagesOf({ 'a.md': { ids: ['x', 'y', 'x', 'x'] } }) })
    expect(resolveLinks(site).diagnostics).toMatchObject([
      { severity: 'warning', rule: 'duplicate-id', data: { actual: 'x' }, place: { line: 5 } },
    ])
  })

  it.each([...reservedIds])('P20: reports the id `%s` of the layout in an article', (id) => {
    const { site } = memorySite({ pages: pagesOf({ 'a.md': { ids: ['x', id] } }) })
    expect(resolveLinks(site).diagnostics).toMatchObject([
      {
        severity: 'error',
        rule: 'reserved-id',
        message: `An element of this page has the id \`${id}\`, which belongs to the layout, so scripts and links find the wrong element.`,
        help: 'Give it another id.',
        place: { path: 'docs/a.md', line: 3 },
      },
    ])
  })

  it('gives a broken link the severity of its option: none, info, warning', () => {
    const pages = pagesOf({ 'a.md': { links: ['/x'] } })
    const severities = (['ignore', 'log', 'warn'] as const).map((onBrokenLinks) => {
      const config = configOf({ onBrokenLinks })
      const { diagnostics } = resolveLinks(memorySite({ config, pages }).site)
      return finalizeDiagnostics(diagnostics, config).map(({ severity }) => severity)
    })
    expect(severities).toEqual([[], ['info'], ['warning']])
  })

  it('ignores the URLs and rules in `check.ignore` of a page', () => {
    const frontMatter = { check: { ignore: ['/later/*', 'broken-anchor'] } }
    const links = ['/later/x', '#none', '/other']
    const { site } = memorySite({ pages: pagesOf({ 'a.md': { frontMatter, links } }) })
    expect(resolveLinks(site).diagnostics.map(({ data }) => data?.actual)).toEqual(['/other'])
  })

  it('P41: reports a link to a file that must not be published, and publishes nothing', () => {
    const owner =
      'Move it to a folder of `staticDirectories` if you trust it, or set `docs.activeFiles` to `publish`.'
    const fileOf = (path: string) => toContentPath('/site', `/site/docs/${path}`)
    const { site } = memorySite({
      pages: pagesOf({ 'a.md': { links: ['demo.html', 'LICENSE', 'a.txt', '!a.svg'] } }),
      assets: [
        { source: fileOf('demo.html'), refused: { kind: 'type' } },
        { source: fileOf('LICENSE'), refused: { kind: 'type' } },
        { source: fileOf('a.txt'), refused: { kind: 'markup' } },
        {
          source: fileOf('a.svg'),
          refused: { kind: 'svg', fault: 'undefined entity', place: { line: 3, column: 6 } },
        },
      ],
    })
    const { diagnostics, usedAssets } = resolveLinks(site)
    expect([...usedAssets]).toEqual([])
    expect(site.assets.size).toBe(0)
    expect(diagnostics).toMatchObject([
      {
        rule: 'active-file',
        severity: 'error',
        message:
          '`demo.html` is not published: pages may not link to files of the type `.html`, because a browser could run such a file on your site.',
        help: owner,
        place: { path: 'docs/a.md', line: 2 },
      },
      {
        message:
          '`LICENSE` is not published: it has no extension, so a host may send it as any type.',
        help: `Add an extension such as \`.txt\`. ${owner}`,
      },
      {
        message:
          '`a.txt` is not published: it begins with `<`, so a browser could show it as HTML and run its scripts on your site.',
        help: `Begin it with other text. ${owner}`,
      },
      {
        message: "`a.svg` is not published: it can't be read as an SVG image (undefined entity).",
        help: `Export it again as plain SVG in UTF-8. ${owner}`,
        place: { path: 'docs/a.md', line: 5 },
        related: [{ path: 'docs/a.svg', line: 3, column: 6 }],
      },
    ])
  })

  it('P41: reports what an image lacks once, in the image', () => {
    const source = toContentPath('/site', '/site/docs/a.svg')
    const removed = [
      { what: '`<script>`', line: 2, column: 3 },
      { what: '`onload`', line: 3, column: 1 },
      { what: '`<script>`', line: 4, column: 3 },
    ]
    const { site } = memorySite({
      pages: pagesOf({ 'a.md': { links: ['!a.svg', '!a.svg'] }, 'b.md': { links: ['!a.svg'] } }),
      assets: [
        { source, output: toOutputPath('assets/a-1.svg'), besideDocs: true, contents: '', removed },
      ],
    })
    expect(resolveLinks(site).diagnostics).toMatchObject([
      {
        rule: 'active-svg',
        severity: 'warning',
        message:
          'The image is published without `<script>` (2 times), because an image only keeps parts that are known not to run a script or load other files.',
        place: { path: 'docs/a.svg', line: 2, column: 3 },
      },
      { data: { actual: '`onload`' }, place: { line: 3, column: 1 } },
    ])
  })

  it('resolves 80,000 links of 4,000 pages', () => {
    const pages = Object.fromEntries(
      Array.from({ length: 4000 }, (_, at) => {
        const next = (step: number) => `../f${(at + step) % 40}/p${(at + step) % 4000}.md#s1`
        const links = Array.from({ length: 20 }, (__, step) => next(step))
        return [`f${at % 40}/p${at}.md`, { links, ids: ['s1', 's2'] }]
      }),
    )
    const { site } = memorySite({ pages: pagesOf(pages) })
    expect(resolveLinks(site).diagnostics).toEqual([])
  })
})
