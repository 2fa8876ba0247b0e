import { describe, expect, it } from 'vitest'
import { checkConfigLinks } from '../../../../../cli/checks/config-links/check-config-links.ts'
import { checkStaticImages } from '../../../../../cli/checks/images/check-static-images.ts'
import { checkRendered } from '../../../../../cli/checks/links/check-rendered.ts'
import { readHtmlFacts } from '../../../../../cli/html/html-facts.ts'
import type { StaticRoute } from '../../../../../cli/model/site.ts'
import { collectAnchors } from '../../../../../cli/pipeline/rendering/render-site.ts'
import { resolveLinks } from '../../../../../cli/links/resolve-links.ts'
import {
  configOf,
  memorySite,
  pagesOf,
  staticFilesOf,
  staticRouteOf,
} from '../../../../helpers/memory-site.ts'
import { optionPlacesOf } from '../../../../helpers/option-places.ts'

const pages = pagesOf({ 'a.md': { ids: ['x'], links: ['/errors#codes', '/errors#code'] } })
const staticRoutes = [staticRouteOf('/'), staticRouteOf('/errors')]
const errorsHtml = '<main><h1 id="codes">Codes</h1></main>'

const toStatic = (route: StaticRoute) => ({
  route,
  html: errorsHtml,
  facts: readHtmlFacts(errorsHtml),
})

describe('checkRendered', () => {
  it('P7: reports each broken URL of a React page once, with its line', () => {
    const { site } = memorySite({ config: configOf({ baseUrl: '/b/' }), pages, staticRoutes })
    const [home] = staticRoutes
    if (!home) throw new Error('no home page')
    const html =
      '<nav><a href="/b/not-here">shell</a></nav><main><a href="/b/a#x">a</a><a href="/b/a#y">b</a>' +
      '<a href="/b/aa">c</a><a href="/b/aa">d</a><img src="/b/none.png" width="1" height="1">' +
      '<img src="https://a.example/p.png" width="9"><img src="data:image/gif,"></main><img src="/b/c.png">'
    const sourceText =
      'export default () => (\n  <a href="/aa">\n  <img src="https://a.example/p.png" width="9" />\n)\n'
    const statics = [{ route: home, html, facts: readHtmlFacts(html) }]
    const readSource = (): string => sourceText
    const found = [
      ...checkRendered({
        site,
        statics,
        staticAnchors: collectAnchors(statics),
        later: [],
        slots: [],
        readSource,
      }),
      ...checkStaticImages({ statics, site, readSource }),
    ]
    expect(
      found.map(({ rule, data, place }) => [rule, data?.actual, place?.line, place?.column]),
    ).toEqual([
      ['broken-anchor', '/b/a#y', 1, 1],
      ['broken-link', '/b/aa', 2, 12],
      ['broken-asset', '/b/none.png', 1, 1],
      ['unsized-image', 'https://a.example/p.png', 3, 13],
    ])
    // Code has to say it itself, though the file may be at hand.
    expect(found.at(-1)?.help).toBe(
      'Add both attributes to the element: `width="640" height="480"`.',
    )
  })

  it('P7: ends the check of links from docs into React pages', () => {
    const { site } = memorySite({ pages, staticRoutes })
    const statics = staticRoutes.map(toStatic)
    const found = checkRendered({
      site,
      statics,
      staticAnchors: collectAnchors(statics),
      later: resolveLinks(site).later,
      slots: [],
      readSource: () => undefined,
    })
    expect(found).toMatchObject([
      {
        rule: 'broken-anchor',
        data: { actual: '/errors#code', expected: ['#codes'] },
        help: 'Did you mean `#codes`?',
        place: { line: 3 },
      },
    ])
  })
})

describe('checkConfigLinks', () => {
  it('P7: a wrong link of navbar, footer or sidebar is one finding that names its key and line', () => {
    const text = "export default {\n navbar: { items: [{ to: '/aa' }] },\n}\n"
    const config = configOf(
      {
        favicon: 'icon.ico',
        navbar: {
          logo: { src: 'img/logo.svg' },
          items: [
            { label: 'A', to: '/aa' },
            {
              label: 'More',
              type: 'dropdown',
              items: [
                { label: 'X', to: '/a#z' },
                { label: 'Y', href: 'https://example.com' },
              ],
            },
          ],
        },
        footer: {
          links: [
            {
              title: 'Docs',
              items: [
                { label: 'E', to: '/errors#none' },
                { label: 'A', to: 'a' },
              ],
            },
          ],
        },
        sidebars: { docs: ['a', { type: 'link', label: 'L', href: '/l' }] },
        announcementBar: { content: 'Read [this](/news) or [that](/a).' },
        redirects: [{ from: '/e', to: '/errors#gone' }],
      },
      { optionPlaces: optionPlacesOf(text) },
    )
    const { site } = memorySite({ config, pages, staticRoutes, assets: staticFilesOf('icon.ico') })
    const anchors = collectAnchors(staticRoutes.map((route) => toStatic(route)))
    const found = checkConfigLinks(site, anchors)
    expect(found.map(({ rule, data }) => [rule, data?.actual])).toEqual([
      ['broken-asset', 'navbar.logo.src'],
      ['broken-link', 'navbar.items[0].to'],
      ['broken-anchor', 'navbar.items[1].items[0].to'],
      ['broken-anchor', 'footer.links[0].items[0].to'],
      ['broken-link', 'sidebars.docs[1].href'],
      ['broken-link', 'announcementBar.content'],
      ['broken-anchor', 'redirects: /e/'],
    ])
    expect(found[1]).toMatchObject({
      message: '`navbar.items[0].to` is `/aa`, which is not a page or file of this site.',
      help: 'Did you mean `/a`?',
      place: { path: 'site.config.ts', line: 2 },
    })
  })
})
