import { describe, expect, it } from 'vitest'
import { configOf, make, pageOf } from './page-of.ts'

const markdown = { variables: { version: '2.3', name: '<Kit>' } }
const config = configOf({ markdown })
const html = async (text: string, options: Parameters<typeof pageOf>[1] = {}): Promise<string> =>
  (await pageOf(text, options)).html.pieces.join('|')

describe('variables', () => {
  it('A7: are replaced in text, headings, URLs and HTML, and escaped', async () => {
    const page = await pageOf(
      '# Kit {{ version }}\n\n{{name}} [notes](https://kit.example/{{version}}), <b title="{{ name }}">{{ version }}</b>.\n',
      { config },
    )
    const made = page.html.pieces.join('|')
    expect(page.headings[0]).toMatchObject({ id: 'kit-23', text: 'Kit 2.3' })
    expect(made).toContain('&lt;Kit&gt; <a href="https://kit.example/2.3"')
    expect(made).toContain('<b title="&lt;Kit&gt;">2.3</b>')
    expect(page.sections[0]?.text).toContain('2.3')
  })

  it('A7: stay in code, except in a fence with the word `variables`', async () => {
    const text =
      '`{{ version }}`\n\n```sh\nnpm i kit@{{ version }}\n```\n\n```sh variables\nnpm i kit@{{ version }}\n```\n'
    const made = await html(text, { config })
    expect(made).toContain('<code>{{ version }}</code>')
    expect(made.match(/kit@\{\{/g)).toHaveLength(1)
    expect(made).toMatch(/kit@2\.3/)
  })

  it('A7: of the front matter come first, and unknown ones are reported and kept', async () => {
    const { page, diagnostics } = await make(
      '---\nvariables: { version: 3.10 }\n---\n\n{{ version }} {{ vresion }} ${{ version }}\n',
      { config },
    )
    expect(page?.html.pieces.join('')).toContain('3.10 {{ vresion }} ${{ version }}')
    const known = await make('---\nvariables: { version: 3.10 }\n---\n\n{{ version }}\n')
    expect(known.diagnostics).toEqual([])
    expect(
      diagnostics
        .filter(({ rule }) => rule !== 'foreign-syntax')
        .map(({ rule, place, help }) => [rule, place?.line, place?.column, help]),
    ).toEqual([['unknown-variable', 5, 18, 'Did you mean `version`?']])
  })

  it('A7: are replaced in the titles and texts of front matter, and unknown ones are reported', async () => {
    const { page, diagnostics } = await make(
      "---\ntitle: Kit {{ version }}\ndescription: 'About {{ name }} {{ nmae }}'\nsidebar_label: 'v{{ version }}'\n---\n\nText.\n",
      { config },
    )
    expect(page?.title).toBe('Kit 2.3')
    expect(page?.description).toBe('About <Kit> {{ nmae }}')
    expect(page?.frontMatter.sidebar_label).toBe('v2.3')
    expect(
      diagnostics.map(({ rule, place, help }) => [rule, place?.line, place?.column, help]),
    ).toEqual([['unknown-variable', 3, 1, 'Did you mean `name`?']])
    const bare = await make('---\ntitle: Kit {{ version }}\n---\n\nText.\n')
    expect(bare.page?.title).toBe('Kit {{ version }}')
    expect(bare.diagnostics.map(({ rule }) => rule)).toEqual(['raw-text'])
  })

  it('A7: a page without variables keeps its braces and hears nothing', async () => {
    const { page, diagnostics } = await make('Text {{ version }}\n', { docPath: 'a.md' })
    expect(page?.html.pieces.join('')).toContain('{{ version }}')
    expect(diagnostics.filter(({ rule }) => rule === 'unknown-variable')).toEqual([])
  })
})

describe('[[toc]]', () => {
  it('A7: lists the headings of the page', async () => {
    const made = await html('# A\n\n[[toc]]\n\n## B\n\n### C\n\n`[[toc]]` and [[toc]]\n')
    expect(made).toMatch(/<ul class="toc-inline"><li class="toc-inline-2"><a href="#b">B<\/a>/)
    expect(made).toContain('<code>[[toc]]</code> and [[toc]]')
  })
})

describe('images', () => {
  const on = configOf({ markdown: { imageCaptions: true, imageVariants: true } })

  it('A7: show their title as a caption', async () => {
    const made = await html('![A pier](pier.png "The pier")\n', { config: on })
    expect(made).toMatch(
      /^<figure class="captioned"><img src="\|" alt="A pier"[^>]*><figcaption>The pier<\/figcaption><\/figure>$/,
    )
    const plain = await html('![A pier](pier.png "The pier")\n')
    expect(plain).toMatch(/^<p><img [^>]*title="The pier"/)
    const inText = await html('A ![A pier](pier.png "The pier") in text.\n', { config: on })
    expect(inText).not.toContain('figure')
    const linked = await html('[![A pier](pier.png "The pier")](./a.md)\n', { config: on })
    expect(linked).toMatch(/^<figure class="captioned"><a href="\|"><img [^>]*><\/a><figcaption>/)
  })

  it('A7: have a variant for dark mode', async () => {
    const page = await pageOf('![A chart](./chart.light.svg "Sales")\n', { config: on })
    expect(page.links.map(({ href }) => href)).toEqual(['./chart.light.svg', './chart.dark.svg'])
    expect(page.html.pieces.join('|')).toMatch(
      /^<figure class="captioned"><img src="\|" alt="A chart" class="only-light"[^>]*><img src="\|" alt="A chart" class="only-dark"[^>]*><figcaption>Sales/,
    )
    expect((await pageOf('![A](./chart.light.svg)\n')).links).toHaveLength(1)
    expect(
      (await pageOf('![A](https://a.example/b.light.svg)\n', { config: on })).links,
    ).toHaveLength(1)
  })
})
