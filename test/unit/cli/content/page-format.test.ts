import { describe, expect, it } from 'vitest'
import { make, pageOf, configOf } from './page-of.ts'

const text = `import Card from './card'

<Card title="A">inside</Card>

{'text'} and {/* comment */}

    indented

:::tip
box
:::
`
const html = async (header: string, options: Parameters<typeof pageOf>[1] = {}): Promise<string> =>
  (await pageOf(`---\n${header}\n---\n\n# T\n\n${text}`, options)).html.pieces.join('')

describe('the format of a page', () => {
  it.each(['format: md', 'mdx:\n  format: md', 'format: mdx\nmdx: { format: md }'])(
    'D: `%s` reads no tags of components, braces and imports, and keeps directives',
    async (header) => {
      for (const docPath of ['a.md', 'a.mdx']) {
        const page = await html(header, { docPath })
        expect(page).toContain('<p>import Card from')
        expect(page).toContain('<p>inside</p>')
        expect(page).not.toContain('class="card"')
        expect(page).toContain("{'text'} and {/* comment */}")
        expect(page).toContain('<code>indented')
        expect(page).toContain('admonition-tip')
      }
    },
  )

  it('D: left to the extension, components are read in both', async () => {
    for (const docPath of ['a.md', 'a.mdx'])
      expect(await html('format: detect', { docPath })).toContain('class="card"')
    expect(await html('title: x')).toContain('text and ')
  })

  it('D: `mdx` reads a page as if its name said so', async () => {
    const options = { docPath: 'a.md' }
    const { diagnostics } = await make('---\nformat: mdx\n---\n\n<Unknown />\n', options)
    expect(diagnostics.map(({ severity, rule }) => [severity, rule])).toEqual([
      ['error', 'unknown-component'],
    ])
  })

  it('D: the site may say it for all pages; a page that says otherwise is read as it says', async () => {
    const config = configOf({ markdown: { format: 'md' } })
    expect(await html('title: x', { config })).not.toContain('class="card"')
    expect(await html('format: detect', { config })).toContain('class="card"')
  })

  it('D: another format is a finding', async () => {
    const { diagnostics } = await make('---\nformat: html\n---\n\n# A\n')
    expect(diagnostics[0]?.message).toContain('`format`')
  })
})

it('D: a page shows its front matter as `frontMatter`, its own keys included', async () => {
  const header = '---\ntitle: Kiln\nowner: Ada\n---\n'
  const body = '<p>{frontMatter.title} of *{frontMatter.owner}*</p>\n\n{frontMatter.none}\n'
  const { page, diagnostics } = await make(`${header}${body}`, { docPath: 'a.mdx' })
  expect(page?.html.pieces.join('')).toMatch(/<p>\s*Kiln of\s*<em>Ada<\/em>\s*<\/p>/)
  expect(diagnostics.map(({ rule, message }) => [rule, message])).toEqual([
    ['expression-as-text', expect.stringContaining('`{frontMatter.none}` is not a literal')],
  ])
})

it('D: TypeScript has a JavaScript variant only on sites that ask for it', async () => {
  const typed = '# T\n\n```ts\nconst depth: number = 3\n```\n'
  const shown = async (markdown: { javascriptVariants?: boolean }): Promise<string> =>
    (await pageOf(typed, { config: configOf({ markdown }) })).html.pieces.join('')
  expect(await shown({ javascriptVariants: true })).toContain('role="tab"')
  expect(await shown({ javascriptVariants: false })).not.toContain('role="tab"')
  expect(await shown({})).not.toContain('role="tab"')
})
