import { describe, expect, it } from 'vitest'
import { configOf, found, htmlOf, make } from '../page-of.ts'

const run = async (markdown: string, docPath = 'a.md'): Promise<string[]> =>
  found(await make(markdown, { docPath }))
    .filter((one) => /unclosed-html|stray-closing-tag/.test(one))
    .map((one) => one.replace(/ (?:is never closed|has no opening tag).*/, ''))

describe('tags in a page that change what follows', () => {
  it.each([
    ['Use <b>text here.\n\nNext.', ['1:5 unclosed-html `<b>`']],
    ['The <a> tag and <em> too.', ['1:5 unclosed-html `<a>`', '1:17 unclosed-html `<em>`']],
    ['<div>\n\nText.\n\n## Heading', ['1:1 unclosed-html `<div>`']],
    [
      '<details>\n<summary>Open\n\nText.',
      ['1:1 unclosed-html `<details>`', '2:1 unclosed-html `<summary>`'],
    ],
    ['- The <i>text\n- b', ['1:7 unclosed-html `<i>`']],
    [
      '| <u>a | b |\n|--|--|\n| c | <kbd>d |',
      ['1:3 unclosed-html `<u>`', '3:7 unclosed-html `<kbd>`'],
    ],
    ['## The <code> tag', ['1:8 unclosed-html `<code>`']],
    ['Use the <p> tag.', ['1:9 unclosed-html `<p>`']],
    ['Text[^1].\n\n[^1]: <b>note', ['3:7 unclosed-html `<b>`']],
    ['<a id="x"/>Text', ['1:1 unclosed-html `<a />`']],
    ['<div/>\n\nText', ['1:1 unclosed-html `<div />`']],
    ['<div><b></div>', ['1:6 unclosed-html `<b>`']],
    ['Text </div> and </b>.', ['1:6 stray-closing-tag `</div>`', '1:17 stray-closing-tag `</b>`']],
    ['</div>\n\nText </T>.', ['1:1 stray-closing-tag `</div>`', '3:6 stray-closing-tag `</T>`']],
    ['Text.\n\n<!-- note\n\n## Lost', ['3:1 unclosed-html `<!--`']],
    ['- <!-- note\n\n  Lost', ['1:3 unclosed-html `<!--`']],
    ['A <!-- note\nof two lines', ['1:3 unclosed-html `<!--`']],
    ['| <!-- a |\n| - |\n| b |', ['1:3 unclosed-html `<!--`']],
  ])('are reported: %j', async (text, findings) => {
    expect(await run(text)).toEqual(findings)
  })

  it.each(['a</br>b', 'a</br >b', '<p>a</br>b</p>', '| a</br>b |\n| - |'])(
    'a line break that is written as an end tag stays one: %j',
    async (text) => {
      expect(await htmlOf(text)).toContain('<br>')
      expect((await make(text)).diagnostics.map(({ message }) => message)).toEqual([
        '`</br>` closes no element. Browsers read it as `<br>`, so readers see a line break.',
      ])
    },
  )

  it('are reported in MDX too, and on sites that trust raw HTML', async () => {
    expect(await run('The <b>text', 'a.mdx')).toEqual(['1:5 unclosed-html `<b>`'])
    const config = configOf({ markdown: { rawHtml: 'trust' } })
    const { diagnostics } = await make('<my-box>\n\nText', { config })
    expect(diagnostics).toMatchObject([{ rule: 'unclosed-html', place: { line: 1, column: 1 } }])
  })

  it('are not reported twice when they are removed', async () => {
    expect(await run('Array<string> and <script>x and <Foo> of <T>')).toEqual([])
  })
})

it.each([
  '<b>a</b> <br> <hr/> <img src="a.svg" width="1" height="1" alt="" /> <wbr>',
  '<p align="center">\n  a\n\n<ul>\n<li>a\n<li>b\n</ul>',
  '<table>\n<tr><td>a\n<td>b\n</table>\n\n<dl><dt>a<dd>b</dl>',
  '<b><i>a</b>b</i>',
  '<details>\n<summary>a</summary>\n\nb\n\n</details>',
  '- <details><summary>a</summary>\n\n  b\n\n  </details>',
  '> <div>\n> a\n> </div>',
  '<!-- a -->\n\n<!-- a\n\nb\n-->\n\n<!--> b\n\n<!---> b',
  'a <!-- b --> c `<!--` and \\<!-- or <B>x</B>',
  '<a\n  href="https://example.org">a</a>',
  '`<b>` and \\<b> and ```<i>```',
])('tags that are closed are not reported: %j', async (text) => {
  expect(await run(text)).toEqual([])
})
