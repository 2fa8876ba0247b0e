import { toHtml } from 'hast-util-to-html'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import { rehypeCode } from '../../../../../cli/content/plugins/html/rehype-code.ts'
import { rehypeTranslations } from '../../../../../cli/content/plugins/html/rehype-translations.ts'
import { german } from '../../../../../runtime/i18n/languages/german.ts'
import { remarkCodeMeta } from '../../../../../cli/content/plugins/remark-code-meta.ts'

const include: Readonly<Record<string, string>> = {
  'a.ts': 'import x from "y"\n// #region inner\n  const a = 1\n  // #endregion\n',
}
const processor = unified()
  .use(remarkParse)
  .use(remarkCodeMeta)
  .use(remarkRehype)
  .use(rehypeCode, {
    readInclude: (path: string) => {
      const text = include[path]
      return text === undefined ? { refusal: 'missing' } : { text }
    },
    magicComments: [
      { className: 'broken', line: 'This (one) fails:' },
      { className: 'calm', block: { start: 'calm-start', end: 'calm-end' } },
    ],
  })

async function render(markdown: string): Promise<{ html: string; messages: string[] }> {
  const file = new VFile(markdown)
  const tree = await processor.run(processor.parse(file), file)
  const messages = file.messages.map(
    (message) => `${message.line}: ${message.ruleId}: ${message.reason}`,
  )
  return { html: toHtml(tree), messages }
}
const fence = (info: string, ...lines: string[]): string =>
  ['```' + info, ...lines, '```', ''].join('\n')

describe('rehypeCode', () => {
  it('colours a fence by classes and gives it a title and a copy button', async () => {
    const { html, messages } = await render(
      fence('js title="it\'s <T> & co.js"', 'const a = "b" // c'),
    )
    expect(html).toBe(
      '<figure class="code-block" data-code="" data-language="js"><figcaption class="code-title code-words">it\'s &#x3C;T> &#x26; co.js</figcaption>' +
        '<pre class="code"><code class="language-js"><span class="token keyword">const</span> a = ' +
        '<span class="token string">"b"</span> <span class="token comment">// c</span></code></pre>' +
        '<button type="button" class="copy-button" data-copy="" aria-label="Copy code"></button></figure>',
    )
    expect(messages).toEqual([])
  })

  it('titles what a sample prints, in the language of the page', async () => {
    const { html } = await render(fence('ts run', 'f()') + '\n' + fence('text output', '1'))
    expect(html).toContain(
      '<figure class="code-block code-output" data-code="" data-language="text"><figcaption class="code-title">Output</figcaption>',
    )
    expect(html.match(/figcaption class/g)).toHaveLength(1)
    const titled = await render(fence('text output title="Terminal"', '1'))
    expect(titled.html).toContain('<figcaption class="code-title">Terminal</figcaption>')

    const file = new VFile(fence('text output', '1') + '\n<figcaption>Output</figcaption>\n')
    Object.assign(file.data, { words: german })
    const tree = await processor.run(processor.parse(file), file)
    rehypeTranslations()(tree, file)
    expect(toHtml(tree)).toContain('<figcaption class="code-title">Ausgabe</figcaption>')
  })

  it('reports a title quote that is never closed and keeps the words before it', async () => {
    const { html, messages } = await render('\n' + fence('js no-transpile title="src/a.ts', 'a'))
    expect(html).not.toContain('figcaption')
    expect(messages).toEqual([
      '2: code-meta: The quote after `title=` in `no-transpile title="src/a.ts` is never closed, so the title is ignored.',
    ])
  })

  it('warns about unknown words and languages and names the nearest known one', async () => {
    const { messages } = await render(fence('javascrip no-transpil', 'a'))
    expect(messages).toEqual([
      '1: code-meta: `no-transpil` after the language of the code fence is unknown, so it has no effect.',
      '1: code-language: The language `javascrip` of the code fence is unknown, so the code is shown without highlighting.',
    ])
  })

  it('marks lines by meta, by Docusaurus comments and by VitePress comments', async () => {
    const code = ['a', '// highlight-next-line', 'b', 'c // [!code ++]', 'd', 'e']
    const { html } = await render(fence('js {1,4-4}', ...code))
    expect(html).toContain(
      '<span class="line highlighted">a\n</span><span class="line highlighted">b\n</span>',
    )
    expect(html).toContain(
      '<span class="line add">c\n</span><span class="line highlighted">d\n</span>e</code>',
    )
  })

  it.each([
    ['wasm', ';; highlight-next-line'],
    ['vba', "'highlight-next-line"],
    ['vbnet', "  _ ' highlight-next-line"],
    ['batch', 'REM highlight-next-line'],
    ['fortran', '! highlight-next-line'],
    ['cobol', '*> highlight-next-line'],
    ['fsharp', '(* highlight-next-line *)'],
    ['matlab', '% highlight-next-line'],
    ['lua', '-- highlight-next-line'],
  ])('D: marks lines by the comments of %s: %s', async (language, comment) => {
    const { html } = await render(fence(language, comment, 'b', 'c'))
    expect(html).not.toContain('highlight-next-line')
    expect(html).toMatch(/<span class="line highlighted">(?:<[^>]*>)*b/)
  })

  it('D: marks lines by comments of the site, alone and with the built-in ones', async () => {
    const code = ['// This (one) fails:', 'a', '{/* calm-start */}', 'b', '# highlight-next-line']
    const { html, messages } = await render(
      fence('js', ...code, 'c', '<!-- calm-end -->', '// This one fails:', 'd'),
    )
    expect(messages).toEqual([])
    expect(html).toContain(
      '<span class="line broken">a\n</span><span class="line calm">b\n</span>' +
        '<span class="line calm highlighted">c\n</span><span class="token comment">',
    )
    expect(html).not.toMatch(/calm-|\(one\)/)
  })

  it('reports a nested highlight-start and one that never ends, with the line', async () => {
    const { messages, html } = await render(
      fence(
        'js',
        'a',
        '// highlight-start',
        'b',
        '// highlight-start',
        'c',
        '// highlight-end',
        'd',
        '# highlight-start',
        'e',
      ),
    )
    expect(messages.map((message) => message.slice(0, 40))).toEqual([
      '5: code-highlight: `highlight-start` is ',
      '9: code-highlight: `highlight-start` has',
    ])
    expect(html).toContain(
      '<span class="line highlighted">b\n</span><span class="line highlighted">c\n</span>d',
    )
  })

  it('numbers lines from the given one', async () => {
    const { html } = await render(fence('js showLineNumbers=5', 'a', 'b'))
    expect(html).toContain('<pre class="code numbered">')
    expect(html).toContain('<span class="line" data-line="6">b</span>')
  })

  it('shows diffs, in the colours of another language when told', async () => {
    const { html } = await render(fence('diff lang="js"', '- const a', '+ const b'))
    expect(html).toContain(
      '<span class="line remove"><span class="token keyword">const</span> a\n</span>',
    )
    expect((await render(fence('diff lang="js"', '-const a', '+  b'))).html).toContain('add">  b')
    expect((await render(fence('diff', '- a', '+ b'))).html).toContain('token deleted')
  })

  it('splits a sample into its files and hides those for the compiler', async () => {
    const { html } = await render(
      fence(
        'js',
        '// file: store.js noEmit',
        'secret',
        '// file: a.js',
        'shown',
        '',
        '// file: b.js',
        'too',
      ),
    )
    expect(html).not.toContain('secret')
    expect(html.match(/<figcaption class="code-title">[^<]*/g)).toEqual([
      '<figcaption class="code-title">a.js',
      '<figcaption class="code-title">b.js',
    ])
  })

  it('gives TypeScript a JavaScript variant that keeps comments, blank lines and marks', async () => {
    const { html } = await render(
      fence(
        'ts title="a.ts"',
        'interface A {',
        '  b: string',
        '}',
        '',
        '// note',
        '// highlight-next-line',
        'const a: A = b',
      ),
    )
    expect(html).toContain('data-name="Tabs" data-props="{&#x22;groupId&#x22;:&#x22;lang&#x22;}"')
    expect(html).toContain('<figcaption class="code-title">a.js</figcaption>')
    expect(html).toContain(
      '<code class="language-js"><span class="token comment">// note</span>\n<span class="line highlighted"><span class="token keyword">const</span> a = b</span></code>',
    )
  })

  it('D: a name that a comment alone mentions beside types leaves the import of the variant', async () => {
    const { html } = await render(
      fence(
        'ts',
        "import { Rope, tie } from 'https://rope.example'",
        '// the Rope type says what',
        'export const knot = (rope: Rope) => tie(rope)',
      ),
    )
    expect(html).toMatch(/<span class="ts-only">(?:\s|<span[^>]*>)*Rope/)
  })

  it.each([
    ['without types', 'ts', 'const a = 1'],
    ['told not to', 'ts no-transpile', 'const a: A = 1'],
    ['of types only', 'ts', 'type A = string'],
    ['that does not parse', 'ts', 'const a: = (('],
  ])('makes no variant of a sample %s', async (_, info, code) => {
    expect((await render(fence(info, code))).html).not.toContain('docs-component')
  })

  it('includes a region of a file and reports what is missing', async () => {
    expect((await render(fence('js file="a.ts" region="inner"'))).html).toContain(
      '<code class="language-js"><span class="token keyword">const</span> a = ',
    )
    const { messages } = await render(
      fence('js file="a.ts" region="outer"') + '\n' + fence('js file="b.ts"'),
    )
    expect(messages).toEqual([
      '1: code-include: The file `a.ts` has no region `outer`.',
      '4: code-include: The code fence includes `b.ts`, but this file does not exist.',
    ])
  })

  it('turns an npm sample into tabs of package managers', async () => {
    const { html } = await render(fence('bash npm2yarn', 'npm install -D vitest'))
    expect(html).toContain(
      '<span class="token function">yarn</span> <span class="token function">add</span>',
    )
    expect(html).toContain('groupId&#x22;:&#x22;package-manager')
  })

  it('D: JSX in a `ts` fence has colours and a JavaScript variant when its file ends in .tsx', async () => {
    const lines = ['export const App = (): string => <b title="c">d</b>']
    const named = await render(
      fence('ts title="index.js"', '// file: a.ts noEmit', 'let a', '// file: App.tsx', ...lines),
    )
    expect(named.html).toContain('JavaScript')
    expect(named.html).toContain('<span class="token attr-name">title</span>')
    expect((await render(fence('ts title="App.tsx"', ...lines))).html).toContain('JavaScript')
    expect((await render(fence('ts title="App.ts"', ...lines))).html).not.toContain('JavaScript')
  })
})
