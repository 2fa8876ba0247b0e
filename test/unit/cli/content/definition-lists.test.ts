import { describe, expect, it } from 'vitest'
import { make, pageOf } from './page-of.ts'

const html = async (text: string, docPath = 'a.md'): Promise<string> =>
  (await pageOf(`# T\n\n${text}\n`, { docPath })).html.pieces
    .join('')
    .replace(/^<h1.*?<\/h1>\n/, '')
    .replaceAll('\n', '')

describe('definition lists', () => {
  it.each([
    ['Term\n: Meaning', '<dl><dt>Term</dt><dd>Meaning</dd></dl>'],
    [
      '`a` and b\n:   *One*\n:\tTwo',
      '<dl><dt><code>a</code> and b</dt><dd><em>One</em></dd><dd>Two</dd></dl>',
    ],
    ['One\nTwo\n: Both\ngoes on', '<dl><dt>One</dt><dt>Two</dt><dd>Bothgoes on</dd></dl>'],
    ['A\n: a\n\nB\n: b', '<dl><dt>A</dt><dd>a</dd><dt>B</dt><dd>b</dd></dl>'],
    ['A\n\n: a\n\n: b', '<dl><dt>A</dt><dd><p>a</p></dd><dd><p>b</p></dd></dl>'],
    [
      'A\n: a\n\n    More **of** it\n\n    - x\n    - y\n\nAfter',
      '<dl><dt>A</dt><dd><p>a</p><p>More <strong>of</strong> it</p><ul><li>x</li><li>y</li></ul></dd></dl><p>After</p>',
    ],
    ['> A\n> : a', '<blockquote><dl><dt>A</dt><dd>a</dd></dl></blockquote>'],
    ['- x\n\n  A\n  : a', '<ul><li><p>x</p><dl><dt>A</dt><dd>a</dd></dl></li></ul>'],
    ['A\n: :badge[b]', '<dl><dt>A</dt><dd><span class="badge badge-info">b</span></dd></dl>'],
  ])('D: reads them as PHP Markdown Extra does: %j', async (text, expected) => {
    expect(await html(text)).toBe(expected)
    // In `.mdx` indented text is no code.
    expect(await html(text, 'a.mdx')).toBe(expected)
  })

  it.each([
    ['Term\n:Meaning', '<p>Term:Meaning</p>'],
    [': alone', '<p>: alone</p>'],
    ['# H\n\n: alone', '<h1 id="h">H</h1><p>: alone</p>'],
    ['a : b\nc: d', '<p>a : bc: d</p>'],
    ['A\n\n\n: far', '<p>A</p><p>: far</p>'],
    [
      '```\nA\n: a\n```',
      '<figure class="code-block" data-code="" data-bare=""><pre class="code"><code>A: a</code></pre><button type="button" class="copy-button" data-copy="" aria-label="Copy code"></button></figure>',
    ],
  ])('D: leaves alone what is none: %j', async (text, expected) => {
    expect(await html(text)).toBe(expected)
  })

  it('D: what stands inside is part of the page: links, findings at their line, names and search', async () => {
    const text = '# T\n\n`useIt`\n: See [b](./b.md).\n\n    Text\n\n    ```nope\n    x\n    ```\n'
    const { page, diagnostics } = await make(text)
    expect(page?.links.map(({ href, place }) => [href, place.line])).toEqual([['./b.md', 4]])
    expect(diagnostics.map(({ rule, place }) => [rule, place?.line])).toEqual([
      ['code-language', 8],
    ])
    expect(page?.fences).toEqual([{ lang: 'nope', meta: '', value: 'x', line: 8, indent: 4 }])
    expect(page?.terms.map(({ name }) => name)).toEqual(['useIt'])
    expect(page?.sections[0]?.text).toContain('useIt See b. Text')
  })
})
