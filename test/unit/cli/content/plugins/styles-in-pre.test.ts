import { expect, it } from 'vitest'
import { htmlOf, make } from '../page-of.ts'

const pages: readonly (readonly [text: string, shown: RegExp])[] = [
  ['<pre><code><span style="color: red">a</span></code></pre>', /<span class="s-[\w-]+">a<\/span>/],
  ["<pre style='color: red'>a\n\n{b}\n</pre>", /<pre class="s-[\w-]+">a/],
  ['<pre class="x">\n<b style="color: red">a</b>\n\nc\n</pre>', /<b class="s-[\w-]+">a<\/b>/],
]

it.each(pages)('styles of elements in preformatted text are kept: %j', async (text, shown) => {
  expect(await htmlOf(text)).toMatch(shown)
  const { diagnostics } = await make(text)
  expect(diagnostics.filter(({ rule }) => rule === 'html-removed')).toEqual([])
})

it('braces in preformatted text stay as they are written', async () => {
  const html = await htmlOf('<pre><b style="color: red">{`x`}</b> {y} a < b</pre>')
  expect(html).toContain('{`x`}</b> {y} a')
})
