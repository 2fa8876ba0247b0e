import { describe, expect, it } from 'vitest'
import { found, htmlOf, make, pageOf } from '../page-of.ts'

describe('inline code with a language', () => {
  it('D: is colored, and its language is not part of the text', async () => {
    const html = await htmlOf('Call `const a = 1{:ts}` and `{:ts}` or `/users/{id}`.\n')
    expect(html).toContain(
      '<code class="language-ts"><span class="token keyword">const</span> a = <span class="token number">1</span></code>',
    )
    expect(html).toContain('<code>{:ts}</code>')
    expect(html).toContain('<code>/users/{id}</code>')
  })

  it('D: keeps the ids of headings free of it', async () => {
    const { headings } = await pageOf('# Use `useState(){:js}`\n')
    expect(headings.map(({ id, text }) => [id, text])).toEqual([['use-usestate', 'Use useState()']])
  })

  it('D: loads a rare language, and reports one that does not exist', async () => {
    expect(await htmlOf('`let x = 1{:ocaml}`\n')).toContain('class="token keyword">let')
    const result = await make('A `x{:tss}`.\n')
    expect(found(result)).toEqual([
      '1:3 code-language The language `tss` of the inline code is unknown, so readers see `{:tss}`.',
    ])
    expect(result.diagnostics[0]?.help).toContain('`ts`')
  })

  it.each(['`#!env node`', '`#!bash -e`', '`#!/bin/sh a`', '`#!python`'])(
    'D: keeps %s, which begins no code of a language, without a finding',
    async (source) => {
      const result = await make(`Start with ${source}.\n`)
      expect(found(result)).toEqual([])
      expect(await htmlOf(source)).toContain(`<code>${source.slice(1, -1)}</code>`)
    },
  )
})
