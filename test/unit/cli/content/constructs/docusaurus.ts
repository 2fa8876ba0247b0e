import { type Construct, fence, finds, keeps, key, shows } from './construct.ts'

const mdx = { mdx: true }
const admonition = (type: string): Construct =>
  shows(`:::${type}\nText.\n:::`, `admonition-${type}"`)

const admonitions: readonly Construct[] = [
  ...[
    'note',
    'tip',
    'info',
    'warning',
    'danger',
    'caution',
    'secondary',
    'success',
    'important',
  ].map(admonition),
  shows(':::tip[Title]\nText.\n:::', '<p class="admonition-title">Title</p>'),
  shows(':::tip Title\nText.\n:::', '<p class="admonition-title">Title</p>'),
  shows(':::info{.extra}\nText.\n:::', 'class="admonition admonition-info extra"'),
  shows('::::note\nOut\n:::tip\nIn\n:::\n::::', ['admonition-note"', 'admonition-tip"']),
  shows(
    '<Admonition type="tip" title="T">Text</Admonition>',
    '<p class="admonition-title">T</p>',
    mdx,
  ),
  shows(
    '<Admonition title={<b>two</b>}>Text</Admonition>',
    '<p class="admonition-title"><b>two</b></p>',
    mdx,
  ),
  finds('<Admonition type="tip" icon="x">Text</Admonition>', 'unknown-prop', mdx),
  finds('<Admonition icon={<Icon />}>Text</Admonition>', 'unknown-prop', mdx),
  finds(':::unknown\nText.\n:::', 'unknown-admonition'),
  finds(':::note\nText.', 'unclosed-admonition'),
]

const code: readonly Construct[] = [
  shows(fence('js title="a.js"'), '<figcaption class="code-title">a.js</figcaption>'),
  shows(fence('js {1}'), '<span class="line highlighted">'),
  shows(fence('js showLineNumbers'), 'data-line="1"'),
  shows(fence('js showLineNumbers=5'), 'data-line="5"'),
  shows(fence('js', '// highlight-next-line\nlet a'), '<span class="line highlighted">'),
  shows(
    fence('js', '// highlight-start\nlet a\n// highlight-end'),
    '<span class="line highlighted">',
  ),
  shows(fence('bash npm2yarn', 'npm install a'), ['data-value="npm"', 'data-value="yarn"']),
  shows(fence('diff', '+a\n-b'), ['token inserted', 'token deleted']),
  shows(
    '<CodeBlock language="js" title="a.js" showLineNumbers>let a</CodeBlock>',
    ['a.js', 'data-line="1"'],
    mdx,
  ),
  finds(fence('jsx live'), 'code-meta'),
  finds(fence('js noInline'), 'code-meta'),
  finds(fence('js theme={dark}'), 'code-meta'),
  finds(fence('js', '// highlight-end'), 'code-highlight'),
]

const components: readonly Construct[] = [
  shows(
    '<Tabs>\n<TabItem value="a" label="A" default>One</TabItem>\n<TabItem value="b">Two</TabItem>\n</Tabs>',
    ['>A</button>', '>b</button>', 'One', 'Two'],
    mdx,
  ),
  shows(
    '<Tabs groupId="os" queryString="q" defaultValue="a" values={[{label: \'A\', value: \'a\'}]}>\n<TabItem value="a">One</TabItem>\n</Tabs>',
    ['data-tabs-group="os"', 'data-tabs-query="q"', '>A</button>'],
    mdx,
  ),
  finds('<Tabs block>\n<TabItem value="a">One</TabItem>\n</Tabs>', 'unknown-prop', mdx),
  finds(
    '<Tabs>\n<TabItem value="a" attributes={{className: "x"}}>One</TabItem>\n</Tabs>',
    'unknown-prop',
    mdx,
  ),
  finds('<Tabs>Text</Tabs>', 'tabs', mdx),
  shows(
    "import TOCInline from '@theme/TOCInline'\n\n<TOCInline toc={toc} />\n\n## One",
    '<a href="#one">One</a>',
    mdx,
  ),
  shows(
    "import DocCardList from '@theme/DocCardList'\n\n<DocCardList />",
    '<div class="cards"></div>',
    mdx,
  ),
  shows(
    "import ThemedImage from '@theme/ThemedImage'\nimport useBaseUrl from '@docusaurus/useBaseUrl'\n\n<ThemedImage alt=\"A\" sources={{light: useBaseUrl('/l.png'), dark: '/d.png'}} />",
    ['/l.png', '/d.png'],
    mdx,
  ),
  shows(
    'import Translate from \'@docusaurus/Translate\'\n\n<Translate id="a">Text</Translate>',
    'Text',
    mdx,
  ),
  shows('import Link from \'@docusaurus/Link\'\n\n<Link to="/a">Text</Link>', '<a href="/a">', mdx),
  finds('<Link to="/a" target="_blank">Text</Link>', 'unknown-prop', mdx),
  shows("import Logo from './logo.svg'\n\n<Logo width={20} />", '<img src="./logo.svg"', mdx),
  shows(
    '<details>\n<summary>Sum</summary>\n\nText\n\n</details>',
    ['<summary>', '<p>Text</p>'],
    mdx,
  ),
  finds(
    "import BrowserOnly from '@docusaurus/BrowserOnly'\n\n<BrowserOnly>{() => <b>x</b>}</BrowserOnly>",
    'unknown-import',
    mdx,
  ),
  finds(
    'import Head from \'@docusaurus/Head\'\n\n<Head><meta name="a" content="b" /></Head>',
    'page-head',
    mdx,
  ),
  finds('<head><base href="/a/" /></head>', 'page-head', mdx),
  finds('<ReactPlayer playing url="/a.mp4" />', 'unknown-component', mdx),
  ...[
    '<Chart values={[1, 2]} />',
    '<Chart title="Speed" style={{ a: 1 }} />',
    '<Chart on={() => 1} />',
    '<Chart\n  values={[\n    1,\n  ]}\n/>',
    '<Chart {...props} kind="a > b" />',
    '<Chart values={[1, 2]}>Text</Chart>',
    'Text <Chart values={[1, 2]} /> text.',
  ].flatMap((tag) => [finds(tag, 'unknown-tag'), finds(tag, 'unknown-component', mdx)]),
  ...['Map<Key, { a: 1 }>', 'Box<T = { a: 1 }>', 'A <Thing {a: 1}> here'].map((text) =>
    keeps(text, 'Types in prose are text.'),
  ),
  finds('<Foo.Bar />', 'unknown-component', mdx),
]

const expressions: readonly Construct[] = [
  shows('<img src={require(\'./a.png\').default} alt="A" />', '<img src="./a.png"', mdx),
  shows('---\ntitle: T\n---\n\nTitle is {frontMatter.title}', 'Title is T', mdx),
  shows("export const version = '2.1'\n\nNow {version}", 'Now 2.1', mdx),
  shows("{'text'}", 'text', mdx),
  shows('a {/* hidden */} b', '<p>a  b</p>', mdx),
  shows('<div className="a" style={{color: "red"}}>Text</div>', 'class="a s-', mdx),
  finds('Hello {props.name}', 'expression-as-text', mdx),
  finds('{1 + 1}', 'expression-as-text', mdx),
  finds('{[1,2].map(n => <li key={n}>{n}</li>)}', 'expression-as-text', mdx),
  finds('<button onClick={() => alert(1)}>Go</button>', 'no-literal', mdx),
  finds('<div {...props}>Text</div>', 'no-literal', mdx),
  finds(
    'export const Highlight = ({children}) => <b>{children}</b>\n\n<Highlight>Text</Highlight>',
    'no-javascript',
    mdx,
  ),
  finds('export const x = 1 + 1\n\n{x}', 'no-javascript', mdx),
  finds("export const title = 'A'\n\nText", 'no-effect', mdx),
  finds("import './a.css'\n\nText", 'no-effect', mdx),
  finds(
    "import Code from '!!raw-loader!./a.ts'\n\n<CodeBlock>{Code}</CodeBlock>",
    'unknown-import',
    mdx,
  ),
  finds("import Part from './_part.md'\n\n<Part />", 'partial', mdx),
]

const text: readonly Construct[] = [
  shows('## Title {#own-id}', '<h2 id="own-id">Title'),
  shows('## Title {/* #own-id */}', '<h2 id="own-id">Title', mdx),
  shows('[a](@site/docs/guide/other.md)', 'href="@site/docs/guide/other.md"'),
  shows('[a](pathname:///x.html)', 'href="pathname:///x.html"'),
  shows('![A](/img/a.png)', '<img src="/img/a.png"'),
  shows('Foot[^1]\n\n[^1]: Note.', ['data-footnote-ref', 'Note.']),
  keeps('2 < 3 and {', 'A stray bracket or brace is text.', mdx),
  finds('A $x^2$ formula', 'math-off'),
  finds('$$\nx^2\n$$', 'math-off'),
  finds(fence('mermaid', 'graph TD\nA-->B'), 'mermaid-off'),
]

const known = [
  'id: a',
  'title: A',
  'title_meta: A',
  'sidebar_label: A',
  'sidebar_position: 1',
  'hide_title: true',
  'hide_table_of_contents: true',
  'toc_min_heading_level: 2',
  'pagination_next: null',
  'custom_edit_url: null',
  'keywords: [a]',
  'description: D',
  'image: /a.png',
  'slug: /x',
  'draft: true',
  'unlisted: true',
  'last_update: {date: 2024-01-01, author: A}',
]

/** Every construct of Docusaurus. */
export const docusaurus: readonly Construct[] = [
  ...admonitions,
  ...code,
  ...components,
  ...expressions,
  ...text,
  ...known.map((yaml) => shows(key(yaml), '<p>Text</p>')),
  shows(key('tags: [a]'), '<p>Text</p>'),
  finds(key('sidebar_custom_props: {a: 1}'), 'no-effect'),
  finds(key('authors: [a]'), 'no-effect'),
  finds(key('date: 2024-01-01'), 'no-effect'),
  finds(key('hide_reading_time: true'), 'unknown-front-matter'),
]
