import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { findLostWords } from '../../../../cli/checks/agents/find-lost-words.ts'
import { countAttempts } from '../../../helpers/count-attempts.ts'
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

const definitions = '[^a]: Alpha\n\n[^b]: Beta[^c]\n\n[^c]: Gamma\n'

interface Notes {
  readonly text: string
  readonly inHtml: readonly string[]
  /** Of the references in the HTML. */
  readonly numbers: readonly string[]
  readonly inMarkdown: readonly string[]
}

const only = (audience: string, text: string): string =>
  `:::only{for=${audience}}\n\n${text}\n\n:::`

/** What refers to the footnotes, of which `b` refers to `c`. */
const notes: Readonly<Record<string, Notes>> = {
  'without a block': {
    text: 'A[^a], b[^b].',
    inHtml: ['Alpha', 'Beta', 'Gamma'],
    numbers: ['1', '2', '3'],
    inMarkdown: ['[^1]: Alpha', '[^2]: Beta', '[^3]: Gamma'],
  },
  'one for machines': {
    text: `${only('machines', 'A[^a].')}\n\nB[^b].`,
    inHtml: ['Beta', 'Gamma'],
    numbers: ['1', '2'],
    inMarkdown: ['[^1]: Beta', '[^2]: Gamma', '[^3]: Alpha'],
  },
  'one for people': {
    text: `${only('people', 'A[^a].')}\n\nB[^b].`,
    inHtml: ['Alpha', 'Beta', 'Gamma'],
    numbers: ['1', '2', '3'],
    inMarkdown: ['[^2]: Beta', '[^3]: Gamma'],
  },
  'a footnote of a footnote for machines': {
    text: `${only('machines', 'B[^b].')}\n\nA[^a].`,
    inHtml: ['Alpha'],
    numbers: ['1'],
    inMarkdown: ['[^1]: Alpha', '[^2]: Beta', '[^3]: Gamma'],
  },
  'one for both, each in a block': {
    text: `${only('machines', 'A[^a].')}\n\n${only('people', 'A[^a].')}`,
    inHtml: ['Alpha'],
    numbers: ['1'],
    inMarkdown: ['[^1]: Alpha'],
  },
  'one in the text and in a block': {
    text: `${only('machines', 'A[^a].')}\n\nA[^a].`,
    inHtml: ['Alpha'],
    numbers: ['1'],
    inMarkdown: ['[^1]: Alpha'],
  },
  'all for machines': {
    text: only('machines', 'A[^a], b[^b].'),
    inHtml: [],
    numbers: [],
    inMarkdown: ['[^1]: Alpha', '[^2]: Beta', '[^3]: Gamma'],
  },
  'all for people': {
    text: only('people', 'A[^a].'),
    inHtml: ['Alpha'],
    numbers: ['1'],
    inMarkdown: [],
  },
  'a block for machines in one for people': {
    text: `A[^a].\n\n:::${only('people', only('machines', 'B[^b].'))}:::`,
    inHtml: ['Alpha'],
    numbers: ['1'],
    inMarkdown: ['[^1]: Alpha'],
  },
}

/** Elements around a block, with what opens them. */
const around: readonly string[] = [
  '<p>',
  '<div>',
  '<ul><li>',
  '<table><tr><td>',
  '<table><tr>',
  '<table>',
  '<table><caption>',
  '<h2>',
  '<button>',
  '<a href="https://a.example/">',
  '<b>',
  '<details>',
  '<details><summary>',
  '<blockquote>',
  '<dl><dd>',
  '<div><pre>',
  '<div><code>',
  '<div><select><option>',
  '<div><svg>',
  '<div><math><mi>',
  '<div><template>',
  '<div><noscript>',
  '<div><label>',
  '<figure><figcaption>',
  '<ruby><rt>',
]

/** How the tags of an element can be in a block, and around it. */
const shapes: Readonly<Record<string, (open: string, close: string, tag: string) => string>> = {
  'around it': (open, close, tag) =>
    `${open}\n\n:::only{for=${tag}}\n\nSECRET\n\n:::\n\n${close}\n\nPUBLIC\n`,
  'closed in it': (open, close, tag) =>
    `${open}\n\n:::only{for=${tag}}\n\n${close}\n\nSECRET\n\n:::\n\nPUBLIC\n`,
  'opened in it': (open, close, tag) =>
    `:::only{for=${tag}}\n\n${open}\n\nSECRET\n\n:::\n\nPUBLIC\n\n${close}\n`,
}

const elements = around.flatMap((open) =>
  Object.keys(shapes).map((shape) => [open, shape] as const),
)

describe('a block `:::only`', () => {
  it.each(elements)('keeps what it contains, with %s %s', async (open, shape) => {
    const close = [...open.matchAll(/<(\w+)/g)].map(([, name]) => `</${name ?? ''}>`).toReversed()
    const text = (audience: string): string =>
      `# T\n\n${shapes[shape]?.(open, close.join(''), audience) ?? ''}`
    const forMachines = await pageOf(text('machines'))
    const { html, headings, sections, description } = forMachines
    const seen = JSON.stringify([html, headings, sections, description])
    const { markdown } = await twinOf(text('people'))
    countAttempts(2, [seen, markdown].filter((one) => one.includes('SECRET')).length)
    expect(seen).not.toContain('SECRET')
    expect(markdown).not.toContain('SECRET')
    // What is left out for everyone is reported.
    const { markdown: whole } = await twinOf(text('machines'))
    const { diagnostics } = await make(text('machines'))
    const isComplete = [seen, markdown, whole].every((one) => one.includes('PUBLIC'))
    if (!isComplete || !whole.includes('SECRET')) expect(diagnostics).not.toEqual([])
  })

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

  it('has a description of what everyone reads, or else of what people read', async () => {
    const people = ':::only{for=people}\n\nA.\n\n:::\n'
    expect((await pageOf(`# T\n\n${people}\nB.\n`)).description).toBe('B.')
    expect((await pageOf(`# T\n\n${people}`)).description).toBe('A.')
  })

  it.each(Object.entries(notes))('keeps footnotes for its readers: %s', async (_, given) => {
    const { text, inHtml, inMarkdown } = given
    const { html, markdown, forPeople = '' } = await twinOf(`# T\n\n${text}\n\n${definitions}`)
    const list = html.slice(html.indexOf('<section') >>> 0)
    expect([...list.matchAll(/<p>(\w+)/g)].map(([, word]) => word)).toEqual(inHtml)
    expect([...html.matchAll(/data-footnote-ref="?\w*"?[^>]*>(\d)/g)].map(([, n]) => n)).toEqual(
      given.numbers,
    )
    expect([...markdown.matchAll(/^(\[\^\d\]: \w+)/gm)].map(([, line]) => line)).toEqual(inMarkdown)
    for (const [, target = ''] of html.matchAll(/href="#([\w-]+)"/g))
      expect(html).toContain(`id="${target}"`)
    const known = { scope: 'article', markdown: `${markdown}\n\n${forPeople}` } as const
    expect(findLostWords(`<article>${html}</article>`, known)).toEqual([])
  })

  it('has headings only in the lists of headings that its readers see', async () => {
    const { html, markdown } = await twinOf(both.replace('Before.', '<TOCInline />'))
    expect(html).toContain('<a href="#watch">Watch</a>')
    expect(html).not.toContain('Call')
    expect(markdown).not.toMatch(/Watch|#call/)
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

  it.each([
    ['## A :::only{for=people} Text. :::', 1],
    ['## :::only{for=people} Text.', 1],
    [':::only{for=people} Text.', 1],
    ['A :::only{for=machines} Text. :::', 1],
    ['A\n:::only{for=machines} Text.', 1],
    ['- :::only{for=people} Text.', 1],
    ['| a | b |\n| - | - |\n| :::only{for=people} Text. ::: | c |', 1],
    ['| :::only{for=people} Text. | b |\n| - | - |\n| a | c |', 1],
    ['A **:::Only[Label]{for=people} Text.**', 1],
    ['[A :::only{for=people} Text.](./a.md)', 1],
    ['A :only[Text.]{for=people}', 1],
    ['A :only[**Text.** and `code`]{for=people} and **more**', 1],
    ['A ::only[Text.]{for=people}', 1],
    ['![:::only{for=people} Text. :::](https://a.example/a.png)', 1],
    ['[A](https://a.example/ ":::only{for=people} Text.")', 1],
    ['[A][a]\n\n[a]: https://a.example/ ":::only{for=people} Text."', 1],
    ['A b:only[Text.]{for=people}', 0],
    ['A :only{} or :only-child Text.', 0],
    ['A \\:only[Text.]{for=people}', 0],
    ['A \\:::only{for=people} Text.', 0],
    ['A `:::only{for=people}` Text.', 0],
    ['```md\n:::only{for=people}\nText.\n:::\n```', 0],
    ['The block :::only is for some readers. Text.', 0],
  ])('in a line, %j is reported %d times', async (text, times) => {
    const { diagnostics } = await make(`# T\n\n${text}\n`)
    const found = diagnostics.filter(({ rule }) => rule === 'stray-colons')
    expect(found).toHaveLength(times)
    for (const { place } of found) expect(place?.line).toBeGreaterThan(2)
  })

  it('is reported where nothing reads it', async () => {
    const text = '---\nllms: false\n---\n\n# T\n\n:::only{for=machines}\nText.\n:::\n'
    const { diagnostics } = await make(text)
    expect(diagnostics.map((found) => [found.rule, found.place?.line])).toEqual([['no-effect', 7]])
  })
})
