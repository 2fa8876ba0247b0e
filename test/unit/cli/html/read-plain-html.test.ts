import { describe, expect, it } from 'vitest'
import { readAnyHtml } from '../../../../cli/html/read-html.ts'
import { readPlainHtml } from '../../../../cli/html/read-plain-html.ts'

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
})
