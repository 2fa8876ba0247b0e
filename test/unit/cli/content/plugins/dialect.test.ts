import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { configOf, found, htmlOf, make } from '../page-of.ts'

const fixture = new URL('../../../../fixtures/dialect/everything.md', import.meta.url)
const source = readFileSync(fixture, 'utf8')
const config = configOf({
  components: { DetailedExplanation: 'src/DetailedExplanation.tsx' },
  markdown: { javascriptVariants: true },
})

let html = ''
beforeAll(async () => {
  html = await htmlOf(source, { config })
})

describe('a page with every construct of a Docusaurus site', () => {
  it('reports the broken constructs, each at its line, and nothing else', async () => {
    const made = await make(source, { config })
    expect(found(made).toSorted()).toEqual([
      '106:7 code-highlight `{1,3-4}` marks line 4, but the code has 3 lines, so nothing is highlighted there.',
      "128:12 table-row `b'` is after the last of the 2 columns of the table, so readers don't see it.",
      '128:7 unparsed-emphasis The backtick before `a` is never closed, so readers see it, and no code.',
      '138:1 unclosed-admonition `:::caution` is never closed, so the admonition continues to line 144.',
      '85:7 code-meta The quote after `title=` in `title="src/broken.ts no-transpile` is never closed, so the title is ignored.',
      '96:1 code-highlight `highlight-start` is inside the highlight that starts in line 5 of the block, so it has no effect.',
    ])
    expect(made.page?.headings.map(({ id }) => id)).toEqual([
      'whole-page-in-a-div',
      'components',
      'code',
      'last-heading',
    ])
  })

  it.each([
    ['no import line', /(?:^|>)\s*import /, false],
    ['no colons of admonitions', /:::/, false],
    ['no braces of JSX', /style=|\{\{|\{'|\{\/\*/, false],
    ['no markers of lines or files', /highlight-(?:start|end)|file: |noEmit/, false],
    [
      'two tabs, the first chosen',
      /aria-selected="true">TypeScript<\/button><button[^>]*aria-selected="false"[^>]*>JavaScript/,
      true,
    ],
    ['text behind the video', /data-youtube="9zySeP5vH9c"[^]*<p>After the video\.<\/p>/, true],
    [
      'the page still inside its div at the end',
      /<h2 id="last-heading">Last heading[^]*<\/h2><\/aside><\/div>$/,
      true,
    ],
    ['deeply indented text as a paragraph', /<p>Deeply indented text\.<\/p>/, true],
    ['text of braces as text', /\{ status: &quot;x&quot; \} &lt; y<\/td>/, true],
    [
      'a fence right behind a comment',
      /<figcaption class="code-title">src\/a\.ts<\/figcaption>/,
      true,
    ],
    ['a fence on the line of the list marker', /<li>\s*<figure class="code-block"/, true],
    [
      'stray signs as text',
      /A stray &lt; and \{ and \} and 1 &lt; 2, <code>\{code\}<\/code>/,
      true,
    ],
    [
      'a twin without types, its import left out',
      /<figcaption class="code-title">a\.js<\/figcaption><pre class="code"[^>]*><code class="language-js"><span class="line highlighted">/,
      true,
    ],
    ['an alert', /<aside class="admonition admonition-warning" role="note">/, true],
  ])('shows %s', (_, pattern, expected) => {
    expect(pattern.test(html)).toBe(expected)
  })
})

describe('components that are another way to write a fence', () => {
  it.each([
    [
      '<CodeBlock language="js" title="a.js">{`const a = 1`}</CodeBlock>',
      'data-language="js"><figcaption class="code-title">a.js</figcaption>',
    ],
    [
      '<CodeBlock className="language-yaml" title="t">\n  <a href="/x">Home</a>\n  <br />\n  <strong>In: </strong>a = "b"\n</CodeBlock>',
      '<figcaption class="code-title">t</figcaption><pre class="code"><code class="language-yaml"><a href="/x">Home</a>\n<strong>In: </strong>a = &quot;b&quot;</code></pre>',
    ],
    [
      '<CodeBlock language="yaml">\n<b>a</b>: 1<br />\nb: <i>2</i>\n</CodeBlock>',
      '<pre class="code"><code class="language-yaml"><b>a</b>: 1\nb: <i>2</i></code></pre>',
    ],
    [
      '<PackageManagerTabs command="add -D vitest" />',
      '<span class="token function">pnpm</span> <span class="token function">add</span> <span class="token variable">-D</span> vitest',
    ],
    [
      ':::code-group\n```js [one]\n1\n```\n```js title="two"\n2\n```\n:::',
      'aria-selected="true">one</button>',
    ],
  ])('renders %j', async (markdown, part) => {
    expect(await htmlOf(markdown)).toContain(part)
  })
})

it('D: the word that a fence begins with names its tab, known language or not; one fence alone is no tab', async () => {
  const fence = (info: string): string => `\`\`\`${info}\nx\n\`\`\`\n`
  const markdown = `# T\n\n${fence('Ferry tab')}\n${fence('Yarn tab')}\n${fence('json tab')}`
  const made = await make(markdown)
  expect(found(made)).toEqual([])
  const shown = await htmlOf(markdown)
  const names = [...shown.matchAll(/role="tab"[^>]*>([^<]*)</g)].map(([, name]) => name)
  expect(names).toEqual(['Ferry', 'Yarn', 'JSON'])
  const alone = `# T\n\n${fence('js tab')}`
  expect(found(await make(alone))).toEqual([])
  expect(await htmlOf(alone)).not.toContain('role="tab"')
})

describe('the content of a component on one line', () => {
  it.each([
    ['<Card title="A">You *need*, `it`.</Card>', 'You <em>need</em>, <code>it</code>.'],
    ['<Admonition>*Press*, **x**.</Admonition>', '<em>Press</em>, <strong>x</strong>.'],
    [
      '<Tabs><TabItem value="a">A<b>b</b>.</TabItem><TabItem value="b">*B*.</TabItem></Tabs>',
      'A<b>b</b>.',
    ],
  ])('has no spaces that are not written: %s', async (markdown, part) => {
    for (const rawHtml of ['sanitize', 'trust'] as const) {
      const own = configOf({ markdown: { rawHtml } })
      expect(await htmlOf(`# T\n\n${markdown}\n`, { config: own })).toContain(part)
    }
  })
})
