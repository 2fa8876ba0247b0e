import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { cleanSvg } from '../../../../../cli/content/svg/clean-svg.ts'
import { hostileImages } from '../../../../browser/hostile-files.ts'
import { countAttempts } from '../../../../helpers/count-attempts.ts'

const SVG = 'http://www.w3.org/2000/svg'
const clean = (text: string | Uint8Array) => cleanSvg(Buffer.from(text))
const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="${SVG}" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>${inside}</svg>`

/** What is inside the root after cleaning, and what was removed from it. */
function insideOf(text: string): { readonly kept: string; readonly removed: readonly string[] } {
  const result = clean(svg(text))
  if (result.kind === 'refused') throw new Error(result.fault)
  const kept = result.text.replace(/^<\?xml[^>]*>\n<svg[^>]*>/, '').replace(/<\/svg>\n$/, '')
  return { kept, removed: result.removed.map(({ what }) => what) }
}

/** An independent look at an image: names of what could run or load something. */
function findActive(text: string): string[] {
  const found: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => found.push(error.message))
  parser.on('doctype', () => found.push('doctype'))
  parser.on('processinginstruction', ({ target }) => found.push(target))
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (uri !== SVG || /script|foreign|frame|handler|object|embed/i.test(local)) found.push(local)
    for (const { local: name, value } of Object.values(attributes)) {
      const isLink = name === 'href' && !(local === 'a' && /^https?:|^[^:]*$/.test(value))
      const isOwn = /^#|^data:image\/png;|^[\w.]+\.png$/.test(value)
      const isHrefChange = name === 'attributeName' && /href|^\s*on/i.test(value)
      if (/^on|^base$/i.test(name) || isHrefChange || (isLink && !isOwn)) found.push(name)
    }
  })
  parser.write(text).close()
  return found
}

describe('cleanSvg', () => {
  it('P41: keeps nothing of a hostile image that could run', () => {
    const results = hostileImages.map((bytes) => clean(bytes))
    const texts = results.flatMap((result) => (result.kind === 'clean' ? [result.text] : []))
    const active = texts.flatMap(findActive)
    countAttempts(hostileImages.length, active.length)
    expect(texts.length).toBeGreaterThan(200)
    expect(active).toEqual([])
  })

  it.each([
    ['<script>a()</script>', '', '`<script>`'],
    ['<g onload="a()"/>', '<g/>', '`onload`'],
    ['<g ONLOAD="a()"/>', '<g/>', '`ONLOAD`'],
    ['<use href="other.svg#a"/>', '<use/>', '`href="other.svg#a"`'],
    ['<a xlink:href="java&#9;script:a()"/>', '<a/>', '`xlink:href="java script:a()"`'],
    ['<set attributeName="href" to="#a"/>', '<set to="#a"/>', 'the animation of `href`'],
    ['<foreignObject><p/></foreignObject>', '', '`<foreignObject>`'],
    ['<rect fill="url(https://a.example/b#c)"/>', '<rect/>', '`fill="url(https://a.example/b#c)"`'],
    ['<style>@import "a.css";</style>', '<style>@none &quot;a.css&quot;;</style>', '`@import`'],
    ['<style>a{b:u\\72l(x)}</style>', '<style>a{b:none}</style>', '`u\\72l(x)`'],
    ['<g style="fill:url(\'x\')"/>', '<g style="fill:none(\'x\')"/>', "`url('x')`"],
    ['<image href="https://a.example/b.png"/>', '<image/>', '`href="https://a.example/b.png"`'],
    ['<image href="//a.example/b.png"/>', '<image/>', '`href="//a.example/b.png"`'],
    ['<image href="data:image/svg+xml,x"/>', '<image/>', '`href="data:image/svg+xml,x"`'],
    ['<?xml-stylesheet href="a.css"?>', '', '`<?xml-stylesheet?>`'],
    ['<?php a?>', '', '`<?php?>`'],
    ['<g xml:base="https://a.example/"/>', '<g/>', '`xml:base`'],
    ['<g viewbox="0 0 1 1"/>', '<g/>', '`viewbox`'],
    ['<a ping="https://a.example/"/>', '<a/>', '`ping`'],
    ['<image crossorigin="anonymous"/>', '<image/>', '`crossorigin`'],
    ['<s:g xmlns:s="http://www.w3.org/1999/xhtml"/>', '', '`<s:g>`'],
  ])('P41: removes and reports `%s`', (text, kept, removed) => {
    expect(insideOf(text)).toEqual({ kept, removed: [removed] })
  })

  it.each([
    ['<style>a{b:url(x);c:url(y)}</style>', ['`url(x)`', '`url(y)`']],
    ['<g style="b:url(x);c:url(y)"/>', ['`url(x)`', '`url(y)`']],
    ['<g fill="url(x) url(y)"/>', ['`fill="url(x)"`', '`fill="url(y)"`']],
    ['<g onload="a" onclick="b"/>', ['`onload`', '`onclick`']],
  ])('P41: reports each part that is removed from `%s`', (text, removed) => {
    expect(insideOf(text).removed).toEqual(removed)
  })

  it.each([
    ['', []],
    [' PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"', []],
    [' [<!ATTLIST rect fill CDATA "red">]', ['`<!ATTLIST>`']],
    [' [<!ENTITY a "b">]', ['`<!ENTITY>`']],
    [' [ <!-- nothing --> ]', []],
  ])('P41: reports declarations that a doctype loses: `%s`', (inside, expected) => {
    const result = clean(`<!DOCTYPE svg${inside}>${svg('')}`)
    expect(result.kind === 'clean' && result.removed.map(({ what }) => what)).toEqual(expected)
  })

  it.each([
    '<a href="https://a.example/" target="_blank"><path d="M0 0"/></a>',
    '<use xlink:href="#a"/>',
    '<image href="data:image/png;base64,AA=="/>',
    '<image href="photo.png"/>',
    '<rect fill="url(#a)" style="filter:url(#b) drop-shadow(0 0 2px rgb(0 0 0 / 50%))"/>',
    '<style>.a &gt; .b{fill:url(#c)} @media (prefers-color-scheme: dark){.a{fill:#fff}}</style>',
    '<style>@font-face{font-family:a;src:url(data:font/woff2;base64,AA==)}</style>',
    '<animate attributeName="fill" values="red;blue" dur="1s"/>',
    '<text xml:space="preserve" id="Layer_(1)">  a &lt; b &amp; c  </text>',
    '<g aria-label="a(b)" data-x="url(x)"/>',
  ])('keeps `%s`', (text) => {
    expect(insideOf(text)).toEqual({ kept: text, removed: [] })
  })

  it.each([
    ['<metadata><x/><?a b?></metadata><!-- a --><?xpacket begin="x"?>', ''],
    ['<i:view xmlns:i="urn:i"><g/></i:view><g xmlns:i="urn:i" i:a="b" content="c"/>', '<g/>'],
    ['<g enable-background="new" line-height="1" focusable="false" xlink:title="a"/>', '<g/>'],
    ['<s:g xmlns:s="http://www.w3.org/2000/svg"/>', '<g/>'],
    ['<style><![CDATA[a>b{c:d}]]></style>', '<style>a&gt;b{c:d}</style>'],
  ])('writes `%s` without what shows nothing', (text, kept) => {
    expect(insideOf(text)).toEqual({ kept, removed: [] })
  })

  it.each([
    ['', 'document must contain a root element'],
    ['<svg>', 'unclosed tag: svg'],
    ['<html/>', 'its root element is `<html>`, not `<svg>`'],
    [svg('&a;'), 'undefined entity'],
    [svg('<x:a/>'), 'unbound namespace prefix: "x"'],
    [svg('', ' a="1" a="2"'), 'duplicate attribute: a'],
    ['<?xml version="1.0" encoding="ISO-2022-JP"?><svg/>', 'its encoding is `ISO-2022-JP`'],
    [Buffer.from('<svg>\xe9</svg>', 'latin1'), 'its bytes are not UTF-8'],
  ])('P41: refuses `%s`', (text, fault) => {
    expect(clean(text)).toMatchObject({ kind: 'refused', fault: expect.stringContaining(fault) })
  })

  it('refuses an image that would take the build minutes', () => {
    expect(clean(svg('<g>'.repeat(100_000)))).toMatchObject({
      fault: 'its elements are more than 1000 levels deep',
    })
    expect(clean(svg(' '.repeat(20_000_000)))).toMatchObject({
      fault: 'it has 20.0 MB, and the limit is 20 MB',
    })
  })

  it.each(['ISO-8859-1', 'windows-1252'])('writes %s again as UTF-8', (label) => {
    const text = `<?xml version="1.0" encoding="${label}"?>${svg('<text>é</text>')}`
    expect(clean(Buffer.from(text, 'latin1'))).toMatchObject({
      text: expect.stringMatching(/^<\?xml version="1.0" encoding="UTF-8"\?>\n.*<text>é<\/text>/),
    })
  })

  it('names the place of what it removes', () => {
    expect(clean(svg('\n  <g>\n    <script/>\n  </g>'))).toMatchObject({
      removed: [{ what: '`<script>`', line: 3, column: 5 }],
    })
  })

  it('gives an image its namespace if it has none', () => {
    expect(clean('<svg><g/></svg>')).toMatchObject({ text: expect.stringContaining('<g/>') })
  })

  it('changes nothing in what it has written', () => {
    for (const bytes of hostileImages) {
      const first = clean(bytes)
      if (first.kind === 'refused') continue
      expect(clean(first.text)).toEqual({ ...first, removed: [] })
    }
  })
})
