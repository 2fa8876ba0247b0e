import { type Construct, fence, finds, keeps, key, shows } from './construct.ts'

const mdx = { mdx: true }
const own = (names: string, body: string): string =>
  `import { ${names} } from '@astrojs/starlight/components'\n\n${body}`

const asides: readonly Construct[] = [
  shows(':::note\nText.\n:::', 'admonition-note"'),
  shows(':::tip[Did you know?]\nText.\n:::', '<p class="admonition-title">Did you know?</p>'),
  shows(':::caution\nText.\n:::', 'admonition-caution"'),
  shows(':::danger\nText.\n:::', 'admonition-danger"'),
  finds(':::tip{icon="heart"}\nText.\n:::', 'unknown-prop'),
  finds(':::note[Title]{icon="x"}\nText.\n:::', 'unknown-prop'),
]

const components: readonly Construct[] = [
  shows(own('Badge', '<Badge text="New" />'), '<span class="badge badge-info">New</span>', mdx),
  finds(own('Badge', '<Badge text="New" variant="tip" />'), 'unknown-prop', mdx),
  finds(own('Badge', '<Badge text="New" size="small" />'), 'unknown-prop', mdx),
  shows(own('Card', '<Card title="A">Text</Card>'), '<p class="card-title">A</p>', mdx),
  finds(own('Card', '<Card title="A" icon="star">Text</Card>'), 'unknown-prop', mdx),
  shows(own('Steps', '<Steps>\n\n1. One\n\n2. Two\n\n</Steps>'), '<div class="steps">', mdx),
  shows(
    own('Tabs, TabItem', '<Tabs>\n<TabItem label="npm">One</TabItem>\n</Tabs>'),
    '>npm</button>',
    mdx,
  ),
  finds(
    own('Tabs, TabItem', '<Tabs syncKey="pm">\n<TabItem label="npm">One</TabItem>\n</Tabs>'),
    'unknown-prop',
    mdx,
  ),
  finds(
    own('Tabs, TabItem', '<Tabs>\n<TabItem label="npm" icon="x">One</TabItem>\n</Tabs>'),
    'unknown-prop',
    mdx,
  ),
  finds(own('Aside', '<Aside type="caution">Text</Aside>'), 'unknown-import', mdx),
  finds(own('CardGrid', '<CardGrid stagger>Text</CardGrid>'), 'unknown-import', mdx),
  finds(own('LinkCard', '<LinkCard title="A" href="/a" />'), 'unknown-import', mdx),
  finds(own('LinkButton', '<LinkButton href="/a">Go</LinkButton>'), 'unknown-import', mdx),
  finds(own('Code', '<Code code="let a" lang="js" />'), 'unknown-import', mdx),
  finds(own('FileTree', '<FileTree>\n\n- a.js\n\n</FileTree>'), 'unknown-import', mdx),
  finds(own('Icon', '<Icon name="star" />'), 'unknown-import', mdx),
  finds(own('Aside as Box', '<Box>Text</Box>'), 'unknown-import', mdx),
]

const words: readonly Construct[] = [
  shows(fence('js title="a.js"'), 'a.js</figcaption>'),
  shows(fence('js {1-2}', 'let a\nlet b'), '<span class="line highlighted">'),
  shows(fence('js /a/'), 'class="marked-word"'),
  shows(fence('js wrap'), 'class="code wrapped"'),
  shows(fence('js wrap=false'), '<pre class="code">'),
  shows(fence('js showLineNumbers'), 'data-line="1"'),
  shows(fence('js showLineNumbers=false'), '<pre class="code">'),
  shows(fence('diff lang="js"', '+ let a'), 'class="line add"'),
  keeps(fence('js', '// src/a.js\nlet a'), 'A comment is code; a title is `title="…"`.', {
    shown: '// src/a.js',
  }),
  ...[
    'ins={1}',
    'del={1}',
    'mark={1}',
    '"a"',
    'ins="a"',
    'ins=/a/',
    'frame="none"',
    'frame="terminal"',
    'collapse={1}',
    'startLineNumber=5',
    'withOutput',
    'preserveIndent=false',
    'useDiffSyntax',
    '{"Label:":1}',
    'ins={"A":1}',
    'unknown',
  ].map((word) => finds(fence(`js ${word}`), 'code-meta')),
]

const astro: readonly Construct[] = [
  finds(
    'import { Image } from \'astro:assets\'\n\n<Image src="./a.png" alt="A" />',
    'unknown-import',
    mdx,
  ),
  finds("import X from '../x.astro'\n\n<X client:load />", 'unknown-import', mdx),
  finds('<X client:visible />', 'unknown-component', mdx),
  finds('{Astro.url}', 'expression-as-text', mdx),
  finds('Title: {frontmatter.title}', 'expression-as-text', mdx),
  finds('<div set:html={x} />', 'no-literal', mdx),
  finds('<div class:list={["a"]}>T</div>', 'html-removed', mdx),
  finds('<Fragment>Text</Fragment>', 'unknown-component', mdx),
  finds('<style is:global>.a{}</style>', 'html-removed', mdx),
  finds('<p is:raw>T</p>', 'html-removed', mdx),
  finds('<slot />', 'html-removed', mdx),
  finds(
    "import { getEntry } from 'astro:content'\n\nexport const e = await getEntry('a')\n\n{e.x}",
    'no-javascript',
    mdx,
  ),
  finds('export const components = {a: B}', 'no-javascript', mdx),
  shows('<div class="not-content">Text</div>', '<div class="not-content">', mdx),
  shows('import { YouTube } from \'astro-embed\'\n\n<YouTube id="x" />', 'data-youtube="x"', mdx),
]

const text: readonly Construct[] = [
  finds('{% aside type="tip" %}\nText\n{% /aside %}', 'foreign-syntax'),
  finds('{% tabs %}{% tabitem label="A" %}Text{% /tabitem %}{% /tabs %}', 'foreign-syntax'),
  finds('{% $variable %}', 'foreign-syntax'),
  finds('# Title {% #own %}', 'foreign-syntax'),
  shows('![A](../../assets/a.png)', '<img src="../../assets/a.png"'),
  shows('[Text](../other/)', 'href="../other/"'),
  keeps('"Smart" quotes -- dash ...', 'Quotes and dashes stay as they are written.'),
]

const unknown = [
  'template: splash',
  'banner: {content: A}',
  'sidebar: {order: 1}',
  'tableOfContents: false',
  'editUrl: false',
  'lastUpdated: 2024-01-01',
  'prev: false',
  'next: A',
  'pagefind: false',
  'tagline: D',
]

/** Every construct of Starlight and Astro. */
export const starlight: readonly Construct[] = [
  ...asides,
  ...components,
  ...words,
  ...astro,
  ...text,
  ...unknown.map((yaml) => finds(key(yaml), 'unknown-front-matter')),
  finds(key('hero: {title: A}'), 'no-effect'),
  shows(key('head: [{tag: meta, attrs: {name: keywords, content: b}}]'), '<p>Text</p>'),
  finds(key('head: [{tag: script, attrs: {src: /a.js}}]'), 'front-matter'),
  finds(key('head: [{tag: title, content: A}]'), 'front-matter'),
]
