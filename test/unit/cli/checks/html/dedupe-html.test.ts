import { describe, expect, it } from 'vitest'
import { dedupeHtml } from '../../../../../cli/checks/html/dedupe-html.ts'
import { findHiddenProblems, pageOf, rulesOf } from './validated-pages.ts'

/** What a page has of everything that is taken out when it comes again. */
const plain = `<ul><li><a href="/a/">Anna</a></li><li><a class="on" href="/b/">Bert</a></li></ul>
<p>Call <code>dock</code> and <em>wait</em>.</p><h2><code>dock</code></h2>
<pre><code class="ts"><span class="token">const</span> a = <span class="group"><span class="token">b</span>!</span>
</code></pre><button type="button"><span class="word">Copy</span></button><details><summary>More</summary><p>It is <code>so</code>.</p></details>
`

describe('dedupeHtml', () => {
  it('P3: hides no problem of 300 random pages', () => {
    const { hidden, shortened } = findHiddenProblems(300, 1)
    expect(hidden).toEqual([])
    expect(shortened).toBeGreaterThan(20)
  })

  it('F7: takes out what comes again in the same surroundings, and leaves the first and all text', () => {
    const html = pageOf(
      '<ul><li><a href="/a/">A</a></li><li><a href="/b/">B</a></li></ul><p>One <code>a</code>.</p><p><code>b</code> <em>c</em></p>',
    )
    const thin = dedupeHtml(html)
    expect(thin.replaceAll('<!---->', '')).toBe(
      pageOf('<ul><li><a href="/a/">A</a></li>B</ul><p>One <code>a</code>.</p><p>b <em>c</em></p>'),
    )
    expect(rulesOf(html)).toEqual([])
    expect(rulesOf(thin)).toEqual([])
  })

  it('F7: leaves half and less of what is written many times', () => {
    const html = pageOf(plain.repeat(20))
    const count = (text: string): number => text.split(/<[a-z]/).length
    expect(count(dedupeHtml(html)) * 2).toBeLessThan(count(html))
  })

  it('F7: knows list items without an end tag, and values without quotes', () => {
    const list = '<ul><li><a href=/a>A</a><li><a class=on href=/b>B</a>'
    const html = pageOf(`${list}<li><a href=/c>C</a></ul>${list}<li><ul><li>D</ul></ul>`)
    expect(dedupeHtml(html).replaceAll('<!---->', '')).toBe(
      pageOf(`${list}C</ul><ul>AB<li><ul><li>D</ul></ul>`),
    )
  })

  it.each([
    ['a list in text', '<p>Text <li>Anna</li></p>'],
    ['text in a list', '<ul><em>Anna</em></ul>'],
    ['a link in a link', '<p><a href="/a/">An <a href="/b/">na</a></a></p>'],
    ['a link in a button', '<button type="button"><a href="/a/">Anna</a></button>'],
    ['a block in text', '<p>Call <code><div>dock</div></code></p>'],
    ['a link without text', '<ul><li><a href="/a/"></a></li></ul>'],
    ['a heading without text', '<h2><code></code></h2>'],
    ['a button with a blank', '<button type="button"><span class="word"> </span></button>'],
    ['a class twice', '<pre><code class="ts"><span class="token token">a</span></code></pre>'],
    ['an attribute twice', '<p><code class="a" class="b">a</code></p>'],
    ['a style', '<p><code style="color: red">a</code></p>'],
    ['single quotes', "<p><code class='a'>a</code></p>"],
    ['no quotes', '<p><code class=a>a</code></p>'],
    ['capitals', '<p><CODE>a</CODE></p>'],
    ['capitals at the end', '<p><code>a</CODE></p>'],
    ['no end', '<p><code>a</p>'],
    ['ends crossed', '<p><em><code>a</em></code></p>'],
    ['an implied end', '<p>a<p>b</p>'],
    ['an attribute at the end', '<p><code>a</code class="b"></p>'],
    ['an id twice', '<p><code id="a">a</code> <code id="a">a</code></p>'],
    ['an id that is nowhere', '<p><code aria-describedby="none">a</code></p>'],
    ['a raw character', '<p><code>a & b</code></p>'],
    ['an unknown character', '<p><code>&harbor;</code></p>'],
    ['blanks before the end of a line', '<p><code>a  \n</code></p>'],
    ['an obsolete element', '<p><font>a</font></p>'],
    ['an unknown element', '<p><harbor>a</harbor></p>'],
    ['text before a summary', '<details><em>a</em><summary>More</summary></details>'],
    ['a focusable element that is hidden', '<p aria-hidden="true"><a href="/a/">a</a></p>'],
    ['a heading left out', '<h4><code>dock</code></h4>'],
  ])('F7: never hides %s behind a sound twin', (_, fault) => {
    for (const body of [`${plain}${fault}`, `${fault}\n${plain}`, `${plain}${fault}\n${fault}`]) {
      expect(rulesOf(pageOf(body))).not.toEqual([])
      expect(rulesOf(dedupeHtml(pageOf(body)))).not.toEqual([])
    }
  })

  it.each([
    ['a word for the validator', '<!-- [html-validate-disable-next deprecated] --><font>a</font>'],
    ['what it does not understand', '<p title="a < b">a</p>'],
    ['tags that do not match', '<p><em>a</p></em>'],
  ])('F7: leaves a page alone with %s', (_, body) => {
    const html = pageOf(`${plain}${plain}${body}`)
    expect(dedupeHtml(html)).toBe(html)
  })
})
