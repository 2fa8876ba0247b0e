import { describe, expect, it } from 'vitest'
import { isAcceptedUrl } from '../../../../cli/primitives/urls/accepted-url.ts'
import { listUrls, mapUrls } from '../../../../cli/primitives/urls/map-urls.ts'
import {
  urlAttributeNames,
  urlAttributeOf,
  urlPropOf,
} from '../../../../cli/primitives/urls/url-attributes.ts'
import { articleSchema } from '../../../../cli/content/nodes/sanitize-schema.ts'
import { svgSpellings } from '../../../helpers/spellings.ts'

describe('the table of URL attributes', () => {
  it('knows every attribute of HTML and SVG that holds a URL', () => {
    // https://html.spec.whatwg.org/multipage/indices.html#attributes-3, and what HTML 4 and SVG had.
    const names =
      'action archive attributionsrc background cite classid codebase data dynsrc formaction href icon ' +
      'imagesrcset longdesc lowsrc manifest ping poster profile src srcset usemap'
    const paints = 'clippath cursor fill filter marker markerend markermid markerstart mask stroke'
    expect(urlAttributeNames.toSorted()).toEqual(`${names} ${paints}`.split(' ').toSorted())
  })

  it.each(urlAttributeNames)('knows `%s` in every spelling', (name) => {
    const elements = ['a', 'img', 'object', 'form', 'body', 'html', 'menuitem', 'head', 'q', 'svg']
    const element = elements.find((one) => urlAttributeOf(one, name)) ?? ''
    expect(element).not.toBe('')
    for (const spelling of svgSpellings(name))
      expect(urlAttributeOf(element, spelling), spelling).toEqual(urlAttributeOf(element, name))
  })

  it('has every attribute that the sanitizer lets pass and that holds a URL', () => {
    const allowed = Object.entries(articleSchema.attributes ?? {}).flatMap(
      ([element, attributes]) =>
        attributes.flatMap((one) => (typeof one === 'string' ? [[element, one] as const] : [])),
    )
    const urls = allowed.filter(([element, name]) => urlAttributeOf(element, name) !== undefined)
    expect(urls.map(([element, name]) => `${element} ${name}`).toSorted()).toEqual([
      'a href',
      'area href',
      'audio poster',
      'audio src',
      'blockquote cite',
      'del cite',
      'iframe src',
      'img src',
      'img srcSet',
      'ins cite',
      'q cite',
      'source src',
      'source srcSet',
      'track src',
      'video poster',
      'video src',
    ])
  })

  it('tells links from files by the element', () => {
    const kinds = (pairs: string) =>
      pairs.split(', ').map((pair) => {
        const [element = '', name = ''] = pair.split(' ')
        return urlAttributeOf(element, name)?.kind
      })
    expect(kinds('a href, area href, iframe src, form action, q cite, a ping')).toEqual(
      Array(6).fill('page'),
    )
    expect(kinds('link href, use xlink:href, img src, object data, svg fill')).toEqual(
      Array(5).fill('asset'),
    )
    expect(kinds('div data, div action, p cite, div icon')).toEqual(Array(4).fill(undefined))
  })

  it('takes images in the URL itself only where no element could run them', () => {
    expect(urlAttributeOf('img', 'src')?.data).toBe('any')
    expect(urlAttributeOf('a', 'href')?.data).toBe('none')
    expect(urlPropOf('src')?.data).toBe('raster')
    expect(urlPropOf('href')?.data).toBe('none')
    const svg = 'data:image/svg+xml,<svg/>'
    expect(
      ['any', 'raster', 'none'].map((data) =>
        isAcceptedUrl(svg, { use: 'load', data: toData(data) }),
      ),
    ).toEqual([true, false, false])
  })
})

const toData = (data: string) => (data === 'any' || data === 'raster' ? data : 'none')

describe('mapUrls', () => {
  it.each([
    ['candidates', 'a.png 1x, b.png 2x', ['a.png', 'b.png']],
    ['candidates', 'a.png, b.png', ['a.png', 'b.png']],
    ['candidates', 'a,b.png 1x,c.png 2x', ['a,b.png', 'c.png']],
    [
      'candidates',
      'data:image/png;base64,AA 1x,\n/b.png 100w',
      ['data:image/png;base64,AA', '/b.png'],
    ],
    ['candidates', ' , a.png (x, y), b.png', ['a.png', 'b.png']],
    ['candidates', '', []],
    ['urls', ' /a  /b ', ['', '/a', '/b', '']],
    ['paint', `url(#a) URL( "/b.svg#c" ) url('d')`, ['/b.svg#c', 'd']],
    ['paint', 'red', []],
    ['url', ' /a b', [' /a b']],
  ] as const)('finds the URLs of %s in %j', (syntax, value, urls) => {
    expect(listUrls(value, syntax)).toEqual(urls)
  })

  it('changes each URL and removes those that are refused', () => {
    const change = (url: string) => (url.includes('x') ? undefined : `/base${url}`)
    expect(mapUrls('/a 1x, /x 2x, /b 3x', 'candidates', change)).toBe('/base/a 1x, /base/b 3x')
    expect(mapUrls('/a /x', 'urls', change)).toBe('/base/a')
    expect(mapUrls('url("/a") red', 'paint', change)).toBe('url("/base/a") red')
    expect(mapUrls('url(/a) url(/x)', 'paint', change)).toBeUndefined()
    expect(mapUrls('/x', 'url', change)).toBeUndefined()
    expect(mapUrls('/x 1x', 'candidates', change)).toBeUndefined()
  })
})
