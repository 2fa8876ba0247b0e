import { expect, it } from 'vitest'
import { toMarkdown } from '../../../../../../cli/migrate/docusaurus/map/to-markdown.ts'
import { renderInlineMarkdown } from '../../../../../../cli/render/article/inline-markdown.ts'

it('D: the HTML of a notice becomes equivalent Markdown', () => {
  const markdown = toMarkdown(`
    &copy; 2030 Pier &amp; <b>Dock</b>. Read <a class="x" href="/tides">the
    <i>tides</i></a>.<br />
    <br>
    <span>All &#8220;rights&#8221;</span> <a href='https://x.example'><img alt="Mark" src="a.png"></a><br/>
  `)
  expect(markdown).toBe(
    '© 2030 Pier & **Dock**. Read [the *tides*](/tides).\\\nAll “rights” [Mark](https://x.example)',
  )
  expect(renderInlineMarkdown(markdown)).toBe(
    '© 2030 Pier &amp; <strong>Dock</strong>. Read <a href="/tides">the <em>tides</em></a>.<br>All “rights” <a href="https://x.example">Mark</a>',
  )
})

it('attributes with `>` and named character references are parsed as in a browser', () => {
  expect(toMarkdown('<a title="a > b" href="/x">X &hellip;</a>&nbsp;&ouml;')).toBe(
    '[X …](/x)\u00a0ö',
  )
})
