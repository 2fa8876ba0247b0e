import { expect, it } from 'vitest'
import { readHtmlFacts } from '../../../../cli/html/html-facts.ts'

it('P7: reads links and ids as a browser does, and nothing from comments and scripts', () => {
  const html =
    '<body id="top"><!-- <a href="/no"> --><script src="/s.js">"<a href=/no2>"</script>' +
    "<a\n title='a > b' href='/x?a=1&amp;b=2'>x</a><a name=old href=/bare>y</a>" +
    '<main><IMG SRC="/i.png" alt="<a href=\'/no3\'>"><textarea><a href="/no4"></textarea>' +
    '<template><a href="/no5" id="no"></a></template>' +
    '<iframe src="https://example.com/&#x65;"></iframe><a href="/in">a <b>&amp;</b><!-- -->  c</a></main><a href="/after" id="&lt;é">z</a></body>'
  const { links, ids } = readHtmlFacts(html)
  expect(links).toEqual([
    { kind: 'asset', href: '/s.js', inMain: false },
    { kind: 'page', href: '/x?a=1&b=2', inMain: false, text: 'x' },
    { kind: 'page', href: '/bare', inMain: false, text: 'y' },
    { kind: 'asset', href: '/i.png', inMain: true },
    { kind: 'page', href: 'https://example.com/e', inMain: true },
    { kind: 'page', href: '/in', inMain: true, text: 'a & c' },
    { kind: 'page', href: '/after', inMain: false, text: 'z' },
  ])
  expect(ids).toEqual(['top', 'old', '<é'])
})

it('reads images with the attributes that were written', () => {
  const html =
    '<img src="a.png" alt="" width="5" class="x  y"><main><img src="b.png" role="presentation"></main>'
  expect(readHtmlFacts(html).images).toEqual([
    { src: 'a.png', inMain: false, alt: '', width: '5', classes: ['x', 'y'], isDecorative: false },
    { src: 'b.png', inMain: true, classes: [], isDecorative: true },
  ])
})

it('reads islands once each, and whether an element has a style attribute', () => {
  const island = '<div data-island="tabs"></div>'
  expect(readHtmlFacts(island + island)).toMatchObject({ islands: ['tabs'], hasStyles: false })
  expect(readHtmlFacts('<p>style="a"</p>').hasStyles).toBe(false)
  expect(readHtmlFacts('<p style="color: red">').hasStyles).toBe(true)
})
