import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { findLostWords } from '../../../../cli/checks/agents/find-lost-words.ts'
import { configOf, make, pageOf } from '../content/page-of.ts'
import { twinOf } from './twin-of.ts'

const both = `# Title

Before.

:::only{for=people}

## Watch

A *video* with [its page](./video.md).

:::

:::only{for=machines}

## Call

Call [the API](./api.md).

- \`a\`
- \`b\`

:::

After.
`

describe('a block `:::only`', () => {
  it('is in the HTML alone, or in the Markdown alone', async () => {
    const { html, markdown } = await twinOf(both)
    expect(html).toContain('<p>A <em>video</em>')
    expect(html).not.toMatch(/Call|docs-ssg-only|<div/)
    expect(markdown).toBe(
      '# Title\n\nBefore.\n\n## Call\n\nCall [the API](./api.md).\n\n- `a`\n- `b`\n\nAfter.',
    )
  })

  it('has headings, search text and a description only where readers see them', async () => {
    const { headings, sections, links } = await pageOf(both)
    expect(headings.map(({ text }) => text)).toEqual(['Title', 'Watch'])
    expect(JSON.stringify(sections)).toContain('video')
    expect(JSON.stringify(sections)).not.toMatch(/Call|API/)
    expect(links.map(({ href }) => href)).toEqual(['./video.md', './api.md'])
    const { description } = await pageOf('# T\n\n:::only{for=machines}\n\nA.\n\n:::\n\nB.\n')
    expect(description).toBe('B.')
  })

  it('loses no word: those that only people see are known', async () => {
    const { html, markdown, forPeople = '' } = await twinOf(both)
    const article = `<article>${html}</article>`
    const lost = findLostWords(article, { scope: 'article', markdown })
    expect(lost.map(({ word }) => word)).toEqual(['watch', 'video', 'with', 'its', 'page'])
    const known = `${markdown}\n\n${forPeople}`
    expect(findLostWords(article, { scope: 'article', markdown: known })).toEqual([])
  })

  it('may be in a list, in tabs and in another block, and may have a component in it', async () => {
    const components = new Map([
      ['Hello', { component: () => createElement('b', null, 'Rendered'), wake: undefined }],
    ])
    const { html, markdown } = await twinOf(
      '# T\n\n- one\n\n  :::only{for=machines}\n  two\n  :::\n\n::::tip\n:::only{for=people}\nthree\n:::\n\nfour\n::::\n\n:::only{for=machines}\n<Hello />\n:::\n',
      { components, config: configOf({ components: { Hello: './hello.tsx' } }) },
    )
    expect(markdown).toBe('# T\n\n- one\n\n  two\n\n> [!TIP]\n> four\n\n**Rendered**')
    expect(html).toContain('three')
    expect(html).not.toMatch(/two|Rendered/)
  })

  it.each([
    [':::only\nText.\n:::', 'unknown-audience', 3],
    [':::only{for=robots}\nText.\n:::', 'unknown-audience', 3],
    [':::only{for=constructor}\nText.\n:::', 'unknown-audience', 3],
    [':::only{for=people class=wide}\nText.\n:::', 'unknown-prop', 3],
    [':::only[Title]{for=people}\nText.\n:::', 'unknown-prop', 3],
    [':::only{for=people}\nText.', 'unclosed-admonition', 3],
  ])('%s is reported', async (text, rule, line) => {
    const { diagnostics, page } = await make(`# T\n\n${text}\n`)
    expect(diagnostics.map((found) => [found.rule, found.place?.line])).toEqual([[rule, line]])
    expect(page?.html.pieces.join('')).toContain('Text.')
  })

  it('is reported where nothing reads it', async () => {
    const text = '---\nllms: false\n---\n\n# T\n\n:::only{for=machines}\nText.\n:::\n'
    const { diagnostics } = await make(text)
    expect(diagnostics.map((found) => [found.rule, found.place?.line])).toEqual([['no-effect', 7]])
  })
})
