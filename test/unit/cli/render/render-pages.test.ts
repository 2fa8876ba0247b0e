import { createHash } from 'node:crypto'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { SiteConfig } from '../../../../cli/schema/schema.ts'
import type { OutputPath } from '../../../../cli/model/paths.ts'
import type { ReactPage, Site, StaticRoute } from '../../../../cli/model/site.ts'
import { configOf } from '../../../helpers/memory-site.ts'
import { listGeneratedFiles } from '../../../../cli/manifests/all-manifests.ts'
import { createPageRenderer } from '../../../../cli/render/render-pages.tsx'
import { toUrlPath } from '../../../../runtime/shared/urls/url.ts'

const home: StaticRoute = {
  url: toUrlPath('/'),
  output: 'index.html' as OutputPath,
  kind: 'page',
  source: undefined,
  title: 'Home',
  description: 'A tagline.',
  noindex: false,
  locale: 'en',
}
const about: StaticRoute = { ...home, url: toUrlPath('about'), title: 'About' }
const notFound: StaticRoute = {
  ...home,
  url: toUrlPath('404.html'),
  kind: 'not-found',
  title: 'Page not found',
  noindex: true,
}
const bundle = {
  entryUrl: '/assets/c.js',
  stylesheetUrl: '/assets/s.css',
  searchWorkerUrl: '/assets/w.js',
  buildId: 'b1',
  files: [],
}

function render(options: SiteConfig, route: StaticRoute = about, pages: ReactPage[] = []) {
  const config = configOf({ title: 'Docs', url: 'https://x.example', ...options })
  const site = {
    config,
    routes: new Map(),
    staticRoutes: [home, about, notFound],
    redirects: [],
    sidebars: new Map(),
    assets: new Map([['img/wide.svg', { size: { width: 300, height: 100 } }]]),
    navigation: new Map(),
    drafts: new Map(),
    generatedFiles: listGeneratedFiles(config),
  } as unknown as Site
  const input = { site, bundle, references: new Map(), reactPages: pages }
  const renderer = createPageRenderer(input)
  return { html: renderer.renderStatic(route).html, renderer }
}

const About = ({ data, href }: { data: string; href: (path: string) => string }): string =>
  `${data} ${href('/about#x')}`

const payload = `</script><script>alert(1)</script><img src=x onerror=alert(1)>"'\u2028`

describe('createPageRenderer', () => {
  it('S3: writes `Page | Site`, with the delimiter of the config, and the site alone at a home that says nothing else', () => {
    expect(render({}).html).toContain('<title>About | Docs</title>')
    expect(render({ titleDelimiter: '·' }).html).toContain('<title>About · Docs</title>')
    expect(render({}, { ...home, title: 'Docs' }).html).toContain('<title>Docs</title>')
    expect(render({}, { ...home, title: 'Hello' }).html).toContain('<title>Hello | Docs</title>')
  })

  it('pages link to the description of the search in their language, where the site has one', () => {
    const link =
      '<link rel="search" type="application/opensearchdescription+xml" title="Docs" href="/opensearch.xml">'
    const search = { provider: 'embedded', openSearch: true } as const
    const locales = [
      { code: 'en', label: 'English' },
      { code: 'de', label: 'Deutsch', path: '/de/' },
    ]
    expect(render({ search, locales }).html).toContain(link)
    expect(render({ search, locales }).html.match(/rel="search"/g)).toHaveLength(1)
    expect(render({}).html).not.toContain('rel="search"')
  })

  it('S2: a site without `footer` has none, and no trace of one', () => {
    expect(render({}).html).not.toContain('footer')
    expect(render({ footer: { copyright: '© 2015–2024' } }).html).toContain('<footer')
  })

  it('S6: keeps search engines from the not-found page alone', () => {
    expect(render({}).html).not.toContain('noindex')
    expect(render({}, notFound).html).toContain('<meta name="robots" content="noindex">')
    expect(render({}, notFound).html).not.toMatch(/rel="?canonical/)
  })

  it('S6: says of a page itself what `metadata` says otherwise of the site', () => {
    const metadata = [
      { name: 'twitter:card', content: 'player' },
      { name: 'description', content: 'Of the site' },
      { property: 'og:description', content: 'Of the site for networks' },
      { name: 'theme-color', content: 'teal', media: '(min-width: 1px)' },
      { name: 'theme-color', content: 'navy' },
    ]
    const { html } = render({ metadata }, { ...about, description: 'Of the page' })
    expect(html.match(/<meta name="(?:twitter:card|description|theme-color)"[^>]*>/g)).toEqual([
      '<meta name="description" property="og:description" content="Of the page">',
      '<meta name="twitter:card" content="player">',
      '<meta name="theme-color" content="teal" media="(min-width: 1px)">',
      '<meta name="theme-color" content="navy">',
    ])
    expect(html).not.toContain('Of the site')
    expect(render({ metadata }, { ...about, description: '' }).html).toContain('"Of the site"')
  })

  it('R1: puts into the head what components say about the page', () => {
    const component = () =>
      createElement('p', null, createElement('meta', { name: 'pace', content: 'slow' }), 'Read on')
    const [head, body] = render({}, about, [
      { route: about, component, data: undefined },
    ]).html.split('<body')
    expect(head).toContain('<meta name="pace" content="slow">\n</head>')
    expect(body).toMatch(/<main[^>]*><div class="page"><p>Read on/)
  })

  it('S8: puts the base path before every address', () => {
    const navbar = { items: [{ label: 'About', to: '/about' }] }
    const { html } = render({ baseUrl: '/base/', navbar })
    expect(html).toContain('href="/base/about"')
    expect(html).toContain('<link rel="canonical" href="https://x.example/base/about">')
    expect(html).not.toMatch(/href="?\/(?!base\/|assets\/)/)
  })

  it('D2: every page names its language and direction', () => {
    expect(render({}).html).toMatch(/<html [^>]*lang="en" dir="ltr"/)
  })

  it('H5: the skip link stands before everything else that takes the focus', () => {
    const body = render({}).html.split('<body')[1] ?? ''
    expect(/<(?:a|button|input)\b[^>]*>/.exec(body)?.[0]).toContain('href="#docs-ssg-main"')
  })

  it('H14: the home page alone explains assets that do not load', () => {
    expect(render({}, home).html).toContain('class="base-url-banner"')
    expect(render({}).html).not.toContain('base-url-banner')
  })

  it('writes into a page only those of its data that most pages do not have', () => {
    const dataOf = (options: SiteConfig): unknown =>
      JSON.parse(
        /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(render(options).html)?.[1] ??
          '',
      )
    expect(dataOf({})).toEqual({ buildId: 'b1', kind: 'page', searchHrefs: expect.any(Array) })
    expect(dataOf({ baseUrl: '/b/' })).toMatchObject({ kind: 'page', baseUrl: '/b/' })
  })

  it('H5: has no empty list of navbar items in the menu', () => {
    expect(render({}).html).not.toMatch(/data-swap="?menu-main/)
    const navbar = { items: [{ label: 'About', to: '/about' }] }
    expect(render({ navbar }).html).toContain('data-swap="menu-main"')
  })

  it('S12: without analytics in the config no page mentions any', () => {
    expect(render({}).html).not.toContain('websiteId')
  })

  it('P19: one inline script with a known hash, and no inline styles', () => {
    const { html, renderer } = render({ announcementBar: { content: payload, id: payload } })
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text)
    expect(scripts).toHaveLength(1)
    const hash = createHash('sha256')
      .update(scripts[0] ?? '')
      .digest('base64')
    expect(renderer.inlineScriptHashes).toEqual([`sha256-${hash}`])
    expect(html).not.toMatch(/<[^>]*\sstyle=/)
  })

  it('D: a logo is as wide as its picture, and has the names that style sheets of Docusaurus know', () => {
    const logo = (src: string, more = {}): string =>
      /<img class="navbar__logo[^>]*>/.exec(
        render({ navbar: { logo: { src, ...more } } }).html,
      )?.[0] ?? ''
    expect(logo('/img/wide.svg')).toMatch(/class="navbar__logo".* width="96" height="32"/)
    expect(logo('img/wide.svg', { height: 20 })).toContain('width="60" height="20"')
    expect(logo('img/wide.svg', { width: 20 })).toContain('width="20" height="32"')
    expect(logo('https://x.example/far.svg')).not.toContain('width')
  })

  it('D: of navbar items in one folder each stands for itself, and one alone for all of it', () => {
    const active = (...tos: string[]): number => {
      const items = tos.map((to) => ({ label: to, to }))
      const route = { ...about, url: toUrlPath('docs/about') }
      const { html } = render({ navbar: { items } }, route)
      return (html.match(/class="navbar__link"[^>]*aria-current="true"/g) ?? []).length
    }
    expect(active('/docs/start')).toBe(1)
    expect(active('/docs/start', '/docs/tutorial')).toBe(0)
    expect(active('/docs/start', '/docs/about')).toBe(1)
    expect(active('/docs/start', '/help/start')).toBe(1)
  })

  it('D: the copyright line has links and breaks', () => {
    const copyright = 'By [us](/about)\\\nand *them*'
    expect(render({ footer: { copyright } }).html).toContain(
      '<p>By <a href="/about">us</a><br>and <em>them</em></p>',
    )
  })

  it('P18: titles, labels, descriptions and the announcement are text, whatever they hold', () => {
    const hostile = { ...about, title: payload, description: payload }
    const { html } = render(
      {
        title: payload,
        tagline: payload,
        titleDelimiter: payload,
        navbar: { title: payload, items: [{ label: payload, to: '/about' }] },
        footer: { copyright: payload, links: [{ title: payload, items: [] }] },
        announcementBar: { content: payload, id: payload },
        metadata: [{ name: payload, content: payload }],
      },
      hostile,
    )
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
    expect(html.slice(html.indexOf('type="application/json"'))).not.toContain('\u2028')
  })

  it('D: a page that writes `main` itself, as those of other tools do, still has one', () => {
    const component = () => createElement('main', { className: 'container' }, 'Text')
    const { html } = render({}, about, [{ route: about, component, data: undefined }])
    expect(html.match(/<main\b/g)).toHaveLength(1)
    expect(html).toContain('<div class="container">Text</div>')
  })

  it('R1: renders a React page inside the shell, with its data and final addresses', () => {
    const page: ReactPage = { route: about, component: About, data: 'Loaded' }
    expect(render({}, about, [page]).html).toContain('<div class="page">Loaded /about#x</div>')
  })
})
