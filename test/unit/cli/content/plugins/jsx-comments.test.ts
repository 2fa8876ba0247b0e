import { describe, expect, it } from 'vitest'
import { configOf, found, htmlOf, make } from '../page-of.ts'

describe.each(['native', 'remark'] as const)('braces in MDX (%s)', (parser) => {
  const options = { config: configOf({ markdown: { parser } }), docPath: 'page.mdx' }

  it.each([
    ['{/* a */}', ''],
    ['{// a\n}', ''],
    ['{\n  // a\n  // b\n}', ''],
    ['{/* a */ // b\n}', ''],
    ['{// a {\n/* b } */}', ''],
    ['A {// b\n} c', '<p>A  c</p>'],
    ['A {/* b */} c', '<p>A  c</p>'],
    ['<div>{// a\n}</div>', '<div>\n\n</div>'],
  ])('hide a comment: %j', async (text, html) => {
    expect(await htmlOf(text, options)).toBe(html)
    const findings = found(await make(text, options))
    expect(findings.filter((one) => !one.includes(' empty-page '))).toEqual([])
  })

  it.each([
    ['{ // a }', '1:1', 'Write the comment as `{/* … */}`.'],
    ['A { // b } c', '1:3', 'Write the comment as `{/* … */}`.'],
    ['{\n  a()\n}', '1:1', 'Write the text itself'],
    ['A\nb {c\n  .d} e', '2:3', 'Write the text itself'],
  ])(
    'show what is neither a comment nor a literal, with a finding: %j',
    async (text, place, help) => {
      const { diagnostics } = await make(text, options)
      expect(diagnostics.map(({ rule }) => rule)).toEqual(['expression-as-text'])
      expect(found({ diagnostics })[0]?.split(' ')[0]).toBe(place)
      expect(diagnostics[0]?.help).toContain(help)
    },
  )
})
