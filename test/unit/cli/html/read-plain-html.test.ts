import { describe, expect, it } from 'vitest'
import { readAnyHtml, readHtml } from '../../../../cli/html/read-html.ts'
import { readPlainHtml } from '../../../../cli/html/read-plain-html.ts'
import { createRandom } from '../../../bench/random.mjs'

const read = (html: string) => readPlainHtml(html, (name) => name !== 'style')

describe('reading plain HTML', () => {
  it.each([
    '',
    'a &lt; b',
    '<p class="a b">1 &amp; <em>2</em><br/>3</p>',
    '<a href="/a?b=1&amp;c=2" data-x="" hidden title=">">a</a>',
    '<svg viewBox="0 0 1 1"><linearGradient></linearGradient></svg>',
    '<p id="a" id="b"></p>\n',
  ])('finds the tokens of %j', (html) => {
    expect(read(html)).toEqual(readAnyHtml(html))
  })

  it.each([
    '<!doctype html>',
    '<p><!-- a --></p>',
    '<style>a>b{}</style>',
    "<p class='a'>",
    '<p class=a>',
    '<path/>',
    'a < b',
    '<p',
    '<p class="a>',
    '<p  id="a">',
    '</p >',
  ])('leaves %j to the whole reader', (html) => {
    expect(read(html)).toBeUndefined()
  })

  it('reads an attribute of ten million characters', () => {
    const [tag] = read(`<p title="${'a'.repeat(10_000_000)}">`) ?? []
    expect(tag?.end).toBe(10_000_012)
  })

  it('never differs from the whole reader, for 20,000 random texts', () => {
    const random = createRandom(20261123)
    const pieces = [
      ...'< > / = " \' & ; ! - a p \n \t'.split(' ').map((piece) => piece || ' '),
      '<p>',
      '</p>',
      '<br>',
      '<br/>',
      '<a href="/x">',
      '</a>',
      '<svg>',
      '</svg>',
      '<path d="M0">',
      ' id="a"',
      ' hidden',
      ' x="&amp;"',
      '&lt;',
      '&copy',
      '<p',
      '<style>',
      '</style>',
      '<!--',
      '-->',
      ...'script textarea title xmp iframe noembed noframes noscript plaintext template math'
        .split(' ')
        .flatMap((name) => [`<${name}>`, `</${name}>`]),
      'text',
      ' ',
      '<B CLASS="x">',
      '<x-y a="1" a="2">',
      '<title>',
      '<pre>\n',
    ]
    let plain = 0
    for (let round = 0; round < 20_000; round += 1) {
      const length = 1 + Math.floor(random() * 6)
      const html = Array.from(
        { length },
        () => pieces[Math.floor(random() * pieces.length)] ?? '',
      ).join('')
      if (read(html) !== undefined) plain += 1
      expect(readHtml(html), JSON.stringify(html)).toEqual(readAnyHtml(html))
    }
    expect(plain).toBeGreaterThan(2000)
  })
})
