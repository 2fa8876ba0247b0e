import { expect, it } from 'vitest'
import { renderInlineMarkdown } from '../../../../../cli/render/article/inline-markdown.ts'

it('H10: renders code, strong, emphasis and links of one line', () => {
  expect(renderInlineMarkdown('**New**: see `x` in [the *docs*](/docs)')).toBe(
    '<strong>New</strong>: see <code>x</code> in <a href="/docs">the <em>docs</em></a>',
  )
})

it.each([
  [
    '<b>Six</b> is <a href="/x" target="_blank">out</a><br/>now',
    '<b>Six</b> is <a href="/x">out</a><br>now',
  ],
  ["<a class='a' href='https://a.example'>b</a>", '<a href="https://a.example">b</a>'],
  ['__Six__ is _out_, snake_case_name', '<strong>Six</strong> is <em>out</em>, snake_case_name'],
  ['<strong>a `b` **c**</strong>', '<strong>a <code>b</code> <strong>c</strong></strong>'],
])('renders the HTML that other tools expect in a notice: %s', (text, html) => {
  expect(renderInlineMarkdown(text)).toBe(html)
})

it.each([
  '<a href=javascript:alert(1)>x</a>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](//evil.example)',
  '`<script>alert(1)</script>`',
  '**<svg onload=alert(1)>**',
  '[<b onclick=alert(1)>](/x)',
  '[x](/"onmouseover="alert(1))',
])('P18: an announcement executes nothing: %s', (payload) => {
  const html = renderInlineMarkdown(payload)
  expect(html).not.toMatch(/<(?!\/?(?:strong|em|code|a)\b)/)
  expect(html).not.toMatch(/<[^>]*\son\w+=/)
  expect(html).not.toMatch(/href="(?:javascript|data|\/\/)/)
})

it('shows a link with an unsafe URL as text', () => {
  expect(renderInlineMarkdown('<a href="javascript:alert(1)">x</a>')).toMatch(/^&lt;a /)
})
