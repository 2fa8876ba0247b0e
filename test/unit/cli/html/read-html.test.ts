import { describe, expect, it } from 'vitest'
import { countElements } from '../../../../cli/html/count-elements.ts'
import { attributeOf } from '../../../../cli/html/html-token.ts'
import { readHtml } from '../../../../cli/html/read-html.ts'
import { replaceRanges } from '../../../../cli/html/replace-ranges.ts'
import { splitLeadingTags } from '../../../../cli/html/split-leading-tags.ts'

/** Tokens as short words: `<a`, `/a`, `"text`, `!`; raw text has a `#`. */
const outline = (html: string): string[] =>
  readHtml(html).map((token) => {
    if (token.kind === 'text') return `${token.isRaw ? '#' : '"'}${token.text}`
    if (token.kind === 'comment') return '!'
    return token.kind === 'start' ? `<${token.name}${token.isEmpty ? '/' : ''}` : `/${token.name}`
  })

describe('readHtml', () => {
  it('reads tags, comments and text as a browser does', () => {
    const html = '<!doctype html><P CLASS=a>1 &lt; 2 &amp;amp; <!-- <b> --> 3<br>x</p>'
    expect(outline(html)).toEqual(['!', '<p', '"1 < 2 &amp; ', '!', '" 3', '<br/', '"x', '/p'])
  })

  it('takes the contents of scripts, styles and titles for text', () => {
    expect(outline('<script>"<a>"</script><style>a>b{}</style><title>a &amp; <b></title>')).toEqual(
      [
        '<script',
        '#"<a>"',
        '/script',
        '<style',
        '#a>b{}',
        '/style',
        '<title',
        '#a & <b>',
        '/title',
      ],
    )
  })

  it('knows that titles and self-closing tags mean something else inside SVG', () => {
    expect(
      outline('<svg><title><a/></title><path/><foreignObject><p/></foreignObject></svg>x'),
    ).toEqual([
      '<svg',
      '<title',
      '<a/',
      '/title',
      '<path/',
      '<foreignobject',
      '<p',
      '/foreignobject',
      '/svg',
      '"x',
    ])
  })

  it('decodes attributes once, and gives the range of each', () => {
    const html = `<a title='a > b' href="/x?a=1&amp;amp;b" hidden data-e=&eacute;>`
    const [tag] = readHtml(html)
    if (tag?.kind !== 'start') throw new Error('no start tag')
    expect(
      ['title', 'href', 'hidden', 'data-e', 'id'].map((name) => attributeOf(tag, name)),
    ).toEqual(['a > b', '/x?a=1&amp;b', '', 'é', undefined])
    expect(tag.attributes.map(({ start, end }) => html.slice(start, end))).toEqual([
      `title='a > b'`,
      'href="/x?a=1&amp;amp;b"',
      'hidden',
      'data-e=&eacute;',
    ])
  })

  it('covers every character of its source, in order', () => {
    const html = '<p>a\r\nb &amp; \0 <b x="\r\n">c</b><!-- d --><script>e</script>\u{1F600}<'
    const parts = readHtml(html).map(({ start, end }) => html.slice(start, end))
    expect(parts.join('')).toBe(html)
  })

  it('stops before the tag that ends the part to read', () => {
    expect(readHtml('<a>b<c><d>', ({ name }) => name === 'c')).toHaveLength(2)
  })
})

describe('countElements', () => {
  it('counts elements, not what comments, scripts and attributes hold', () => {
    expect(countElements('<p title="<b>"><br><!-- <i> --><script>"<a>"</script></p>')).toBe(3)
  })
})

describe('splitLeadingTags', () => {
  it('separates tags at the very beginning from the rest', () => {
    const isMeta = ({ name }: { readonly name: string }): boolean => name === 'meta'
    expect(splitLeadingTags('<meta a="><"><meta b><p>c<meta></p>', isMeta)).toEqual({
      tags: ['<meta a="><">', '<meta b>'],
      rest: '<p>c<meta></p>',
    })
    expect(splitLeadingTags('x<meta>', isMeta)).toEqual({ tags: [], rest: 'x<meta>' })
  })
})

describe('replaceRanges', () => {
  it('replaces ranges in order', () => {
    const replacements = [
      { start: 0, end: 1, text: '12' },
      { start: 2, end: 2, text: '-' },
    ]
    expect(replaceRanges('abc', replacements)).toBe('12b-c')
  })
})
