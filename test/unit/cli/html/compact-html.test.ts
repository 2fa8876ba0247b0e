import { fromHtml } from 'hast-util-from-html'
import { describe, expect, it } from 'vitest'
import { compactAttribute, compactHtml } from '../../../../cli/html/compact-html.ts'

/** The tree that a browser makes of a document, without places in the source. */
const treeOf = (html: string): unknown =>
  fromHtml(`<!DOCTYPE html><body>${html}`, { verbose: false }).children.map((child) =>
    JSON.parse(
      JSON.stringify(child, (key, value: unknown) => (key === 'position' ? undefined : value)),
    ),
  )

const cases: Readonly<Record<string, readonly [html: string, compact: string]>> = {
  'end tags of list items': [
    '<ul><li><a href="/a">A</a></li><li>B<ol><li>C</li></ol></li></ul>',
    '<ul><li><a href=/a>A</a><li>B<ol><li>C</ol></ul>',
  ],
  'end tags of list items after the end of what is open before': [
    '</article></div><ul><li>A</li><li>B</li></ul>',
    '</article></div><ul><li>A<li>B</ul>',
  ],
  'quotes around plain values': [
    '<a class="a" href="/a?b&amp;c" title="A b">A</a>',
    '<a class=a href=/a?b&amp;c title="A b">A</a>',
  ],
  'values that are empty': [
    '<a data-x="" href="">A</a><details open="">B</details>',
    '<a data-x href>A</a><details open>B</details>',
  ],
  'slashes of void elements, and names in the letter case of React': [
    '<img src="/a.png" fetchPriority="low"/><time dateTime="2020-01-01">A</time>',
    '<img src=/a.png fetchpriority=low><time datetime=2020-01-01>A</time>',
  ],
  'end tags of the lines of icons': [
    '<svg viewBox="0 0 9 9"><path class="a" d="M1"></path><path d="M2 2"></path></svg>',
    '<svg viewBox="0 0 9 9"><path class=a d="M1"/><path d="M2 2"/></svg>',
  ],
  'escaped apostrophes': [
    '<a title="a&#x27;s" href="/a">don&#x27;t</a>',
    `<a title="a's" href=/a>don't</a>`,
  ],
}

describe('compact HTML', () => {
  for (const [name, [html, compact]] of Object.entries(cases)) {
    it(`leaves out ${name}`, () => {
      expect(compactHtml(html)).toBe(compact)
      expect(treeOf(compact)).toEqual(treeOf(html))
      expect(compactHtml(compact)).toBe(compact)
    })
  }

  it.each([
    [
      'quotes that the value needs',
      '<a title="a=b" lang="`" class="a\tb" rel="&lt;" id="\'">A</a>',
    ],
    ['quotes before the end of a tag', '<a class="a" href="/a/">A</a>'],
    ['end tags before text', '<ul><li>A</li> <li>B</li>\n</ul>'],
    ['list items of a menu', '<menu><li>A</li></menu>'],
    ['markup that is not closed', '<ul><li><section>A</li><li>B</li></ul><ul><li>C</li></ul>'],
    ['text that looks like a tag', '<p>&lt;li class="a"&gt;</p><script>"<li></li><li>"</script>'],
    ['comments', '<p>A<!-- <li class="a"></li><li> --></p>'],
    [
      'values without quotes before the end of an element of SVG',
      '<svg><use href=#a /><path class="b" d=M1></path><path d="M2" hidden></path></svg><p>A</p>',
    ],
    ['escaped apostrophes in other quotes', "<a title='it&#x27;s' lang=&#x27;a>A</a>don&#x27;t"],
    [
      'text that looks escaped where browsers decode nothing',
      '<script>s.replaceAll(q,"&#x27;")</script><style>a::after{content:"&#x27;"}</style><p title="it&#x27;s">',
    ],
  ])('keeps the meaning of %s', (_, html) => {
    expect(treeOf(compactHtml(html))).toEqual(treeOf(html))
  })

  it('makes the same tree of any markup', () => {
    const parts =
      `<ul>|</ul>|<li>|<li class="a b">|</li>|<ol id="a">|</ol>|<p>|</p>|<a href="/a/">|<a href="/a">|</a>|<b>|</b>
<section>|</section>|<svg viewBox="0 0 1 1"><path d="M1"></path><path d="M1"/></svg>|<path></path>|<br/>|text| |<!-- a -->
<div data-x="" title="&quot;">|</div>|<img alt="" src="a/"/>|<i title='"'>|</i>|<td>|<button name="it&#x27;s">|</button>|<summary>`.split(
        /[|\n]/,
      )
    // A sequence of numbers that is the same in every run.
    let seed = 7
    const next = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    for (let run = 0; run < 3000; run += 1) {
      const html = Array.from({ length: 4 + next(14) }, () => parts[next(parts.length)]).join('')
      expect(treeOf(compactHtml(html)), html).toEqual(treeOf(html))
    }
  })

  it('writes an attribute as it stands in compact HTML', () => {
    const written = ['/a', '/a/', 'a b', '', '&quot;'].map((value) => compactAttribute('x', value))
    expect(written).toEqual(['x=/a', 'x="/a/"', 'x="a b"', 'x', 'x=&quot;'])
  })
})
