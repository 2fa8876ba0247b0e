import { expect, it } from 'vitest'
import { renderInlineMarkdown } from '../../../../cli/render/inline-markdown.ts'

it('H10: renders code, strong, emphasis and links of one line', () => {
  expect(renderInlineMarkdown('**New**: see `x` in [the *docs*](/docs)')).toBe(
    '<strong>New</strong>: see <code>x</code> in <a href="/docs">the <em>docs</em></a>',
  )
})

it.each([
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
