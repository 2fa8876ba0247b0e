import { describe, expect, it } from 'vitest'
import {
  urlAttributeNames,
  urlAttributeOf,
} from '../../../../../cli/primitives/urls/url-attributes.ts'
import { countAttempts } from '../../../../helpers/count-attempts.ts'
import { svgSpellings } from '../../../../helpers/spellings.ts'
import { configOf, htmlOf, make } from '../page-of.ts'

const elements = (
  'a area blockquote q ins del img iframe object form button input body table td html embed applet ' +
  'audio video source track link menuitem svg use image'
).split(' ')

const owners: Readonly<Record<string, readonly string[]>> = {
  srcset: ['img', 'source'],
  imagesrcset: ['link'],
  poster: ['video'],
}

/** Every attribute with URLs on the elements that have it; those of CSS on one of SVG. */
const pairs = urlAttributeNames.flatMap((name) =>
  elements
    .filter((element) => {
      const { syntax } = urlAttributeOf(element, name) ?? {}
      if (syntax === undefined) return false
      return syntax === 'paint' ? element === 'svg' : (owners[name]?.includes(element) ?? true)
    })
    .map((element) => [element, name]),
)

const write = (element: string, attribute: string, url: string): string => {
  const { syntax } = urlAttributeOf(element, attribute) ?? {}
  const value = syntax === 'paint' ? `url(${url})` : syntax === 'candidates' ? `${url} 2x` : url
  const tag = `<${element} ${attribute}="${value}" title="t">x</${element}>`
  if (/^(?:use|image)$/.test(element)) return `<div><svg>${tag}</svg></div>\n`
  return element === 'td' ? `<table><tr>${tag}</tr></table>\n` : `<div>${tag}</div>\n`
}

/** What becomes of `/nope`: a link that the check sees, a finding, or neither. */
async function outcome(html: string, rawHtml: 'sanitize' | 'trust'): Promise<string> {
  const { page, diagnostics } = await make(html, { config: configOf({ markdown: { rawHtml } }) })
  const links = page?.links.map(({ href }) => href) ?? []
  const written = page?.html.pieces.join('') ?? ''
  if (written.includes('/nope')) return 'written as it is'
  if (links.includes('/nope')) return 'checked'
  return diagnostics.length > 0 ? 'removed' : 'lost'
}

describe('URLs of raw HTML', () => {
  it.each(['sanitize', 'trust'] as const)(
    'are links that get the base path and are checked, or are removed and reported (%s)',
    async (rawHtml) => {
      const seen = new Map<string, string>()
      for (const [element = '', name = ''] of pairs)
        seen.set(`${element} ${name}`, await outcome(write(element, name, '/nope'), rawHtml))
      const lost = [...seen].filter(([, what]) => what !== 'checked' && what !== 'removed')
      countAttempts(pairs.length, lost.length)
      // A fragment of HTML has neither element, so they can't be in a page.
      expect(lost.filter(([pair]) => !/^(?:body|html) /.test(pair))).toEqual([])
      expect(seen.get('q cite')).toBe('checked')
      expect(seen.get('img srcset')).toBe('checked')
      expect(seen.get('a ping')).toBe(rawHtml === 'trust' ? 'checked' : 'removed')
      expect(seen.get('object classid')).toBe('removed')
      expect(seen.get('svg fill')).toBe(rawHtml === 'trust' ? 'checked' : 'removed')
    },
  )

  it('P18: run no code in any spelling', async () => {
    const url = 'javascript:alert(1)'
    const tags = pairs.flatMap(([element = '', name = '']) =>
      [...new Set(svgSpellings(name))].map((spelling) => write(element, spelling, url)),
    )
    const { page } = await make(tags.join('\n'), { config: configOf() })
    const html = page?.html.pieces.join('') ?? ''
    expect(html.split('title="t"').length).toBeGreaterThan(tags.length / 4)
    const written = html.match(/<[^>]*javascript:[^>]*>/g) ?? []
    const tried = tags.length
    countAttempts(tried, written.length)
    expect(written).toEqual([])
  })

  it('keep images as data, the name of a map, and fragments in values of CSS', async () => {
    const config = configOf({ markdown: { rawHtml: 'trust' } })
    const data = 'data:image/png;base64,AA'
    const html =
      `<div><img src="${data}" srcset="${data} 2x" usemap="#m" alt="">` +
      '<svg fill="url(#a)"></svg><img usemap="/m" src="/a.png" alt=""></div>'
    const written = await htmlOf(html, { config })
    expect(written).toContain(`src="${data}"`)
    expect(written).toContain(`srcset="${data} 2x"`)
    expect(written).toContain('usemap="#m"')
    expect(written).toContain('fill="url(#a)"')
    expect(written).not.toContain('usemap="/m"')
  })

  it('P18: a scheme that is not listed is an error at its place', async () => {
    const { diagnostics } = await make('Text\n\n[a](foo:bar) <a href="foo:baz">b</a>\n')
    expect(diagnostics.map(({ rule, place }) => `${place?.line}:${place?.column} ${rule}`)).toEqual(
      ['3:1 dangerous-url', '3:14 dangerous-url'],
    )
  })

  const places = [
    ['a link', (url: string) => `<a href="${url}">x</a>`, 'follow'],
    ['a link of Markdown', (url: string) => `[x](${url})`, 'follow'],
    ['an area', (url: string) => `<map name="m"><area href="${url}" alt="x"></map>`, 'follow'],
    ['an image', (url: string) => `<img src="${url}" alt="x">`, 'load'],
    ['an image of Markdown', (url: string) => `![x](${url})`, 'load'],
    ['a video', (url: string) => `<video src="${url}"></video>`, 'load'],
    ['a poster', (url: string) => `<video poster="${url}"></video>`, 'load'],
    ['an audio', (url: string) => `<audio src="${url}"></audio>`, 'load'],
    ['a track', (url: string) => `<video><track src="${url}"></video>`, 'load'],
    ['a frame', (url: string) => `<iframe src="${url}" title="x"></iframe>`, 'load'],
    ['a source', (url: string) => `<q cite="${url}">x</q>`, 'load'],
  ] as const
  const refused = (
    'file:///etc/passwd about:blank chrome://a intent://a feed:https://a.example feed:javascript:x ws://a ftp://a ' +
    'ssh://a steam://a C:/a.png C:\\a.png view-source:https://a.example'
  ).split(' ')
  const followed = ['mailto:a@a.example', 'tel:1', 'sms:1', 'vscode://a']

  it.each(places)('P18: accept the schemes of their place in %s', async (_, toMarkup, use) => {
    const config = configOf({ markdown: { rawHtml: 'trust' } })
    for (const url of [...refused, ...followed]) {
      const isKept = use === 'follow' && followed.includes(url)
      const { page, diagnostics } = await make(`Text\n\n${toMarkup(url)}\n`, { config })
      expect(page?.html.pieces.join('').includes(url), url).toBe(isKept)
      const found = diagnostics.map(({ rule, place }) => `${place?.line} ${rule}`)
      expect(found.includes('3 dangerous-url'), url).toBe(!isKept)
    }
  })

  it.each(['file:///a.png', 'C:/a.png', String.raw`C:\a.png`])(
    'say that readers have no file `%s`',
    async (url) => {
      const { diagnostics } = await make(`![x](${url})\n`)
      expect(diagnostics.map(({ message }) => message).join('\n')).toContain(
        'which readers can’t open',
      )
    },
  )
})
