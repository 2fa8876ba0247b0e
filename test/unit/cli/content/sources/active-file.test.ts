import { describe, expect, it } from 'vitest'
import { isActiveFile } from '../../../../../cli/content/sources/active-file.ts'

const svg = (inside: string) => () => new TextEncoder().encode(`<svg>${inside}</svg>`)

describe('isActiveFile', () => {
  it.each(
    'a.js a.mjs a.cjs a.JS a.html a.htm a.xhtml a.xht a.xml a.xsl a.xslt a.shtml a.mhtml a.wasm a.swf'.split(
      ' ',
    ),
  )('P18: is true for `%s`', (path) => {
    expect(isActiveFile(path, svg(''))).toBe(true)
  })

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT href="x.js"/>',
    '<s:script>alert(1)</s:script>',
    '<g onload="alert(1)"/>',
    '<g\nonclick = x>',
    '<a href="javascript:alert(1)">',
    '<a xlink:href=" java&#115;cript:alert(1)">',
    '<animate attributeName="href" values="javascript:alert(1)"/>',
    '<set attributeName="onclick" to="alert(1)"/>',
    '<!ENTITY x "a">',
    '<?xml-stylesheet href="a.xsl"?>',
    '<use href="data:text/html,x"/>',
    '<foreignObject><iframe src="x"/></foreignObject>',
    '\0s\0c\0r\0i\0p\0t',
  ])('P18: is true for an SVG image with `%s`', (inside) => {
    expect(isActiveFile('a.svg', svg(inside))).toBe(true)
  })

  it.each(['a.png', 'a.zip', 'a.txt', 'a.json', 'a.css', 'a.ts', 'a.js.txt', 'a.pdf', 'a.csv'])(
    'is false for `%s`',
    (path) => {
      expect(isActiveFile(path, svg('<script>'))).toBe(false)
    },
  )

  it('is false for an image in SVG without scripts', () => {
    const plain = svg(
      '<a href="https://a.example"><path d="M0"/></a><foreignObject><p/></foreignObject>',
    )
    expect(isActiveFile('a.svg', plain)).toBe(false)
  })
})
