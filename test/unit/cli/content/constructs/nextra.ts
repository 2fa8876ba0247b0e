import { type Construct, fence, finds, keeps, key, shows } from './construct.ts'

const mdx = { mdx: true }
const own = (names: string, body: string): string =>
  `import { ${names} } from 'nextra/components'\n\n${body}`

const components: readonly Construct[] = [
  finds(own('Callout', '<Callout>Text</Callout>'), 'unknown-import', mdx),
  finds(own('Callout', '<Callout type="warning" emoji="⚠️">Text</Callout>'), 'unknown-import', mdx),
  finds(
    own('Tabs', "<Tabs items={['A']}>\n<Tabs.Tab>One</Tabs.Tab>\n</Tabs>"),
    'unknown-component',
    mdx,
  ),
  finds(
    own('Tabs', '<Tabs items={[\'A\']}>\n<TabItem label="A">One</TabItem>\n</Tabs>'),
    'unknown-prop',
    mdx,
  ),
  finds('<Tabs>\n<Tab>One</Tab>\n</Tabs>', 'unknown-component', mdx),
  finds(
    own('Tabs', '<Tabs storageKey="x">\n<TabItem label="A">One</TabItem>\n</Tabs>'),
    'unknown-prop',
    mdx,
  ),
  shows(own('Steps', '<Steps>\n\n### One\n\nText\n\n</Steps>'), '<div class="steps">', mdx),
  finds(
    own('FileTree', '<FileTree>\n<FileTree.File name="b.js" />\n</FileTree>'),
    'unknown-import',
    mdx,
  ),
  finds(
    own('Cards', '<Cards>\n<Cards.Card title="A" href="/a" />\n</Cards>'),
    'unknown-component',
    mdx,
  ),
  finds(
    own('Cards', '<Cards num={2}>\n<Card title="A" href="/a" />\n</Cards>'),
    'unknown-prop',
    mdx,
  ),
  finds('<Card title="A" arrow>Text</Card>', 'unknown-prop', mdx),
  finds(own('Bleed', '<Bleed full>Text</Bleed>'), 'unknown-import', mdx),
  finds(own('ImageZoom', '<ImageZoom src="/a.png" alt="A" />'), 'unknown-import', mdx),
  finds(own('Playground', '<Playground source="**a**" />'), 'unknown-import', mdx),
  finds(
    'import Image from \'next/image\'\n\n<Image src="/a.png" alt="A" width={500} />',
    'unknown-import',
    mdx,
  ),
  shows('import Link from \'next/link\'\n\n<Link href="/a">Text</Link>', '<a href="/a">', mdx),
  finds("import A from '../components/a'\n\n<A />", 'unknown-import', mdx),
  finds("import * as X from './x'\n\n<X.Y />", 'unknown-import', mdx),
  finds('<Head><title>A</title></Head>', 'page-head', mdx),
  finds('<MDXRemote compiledSource={x} />', 'unknown-component', mdx),
]

const code: readonly Construct[] = [
  shows(fence('js {1,2-3}', 'let a\nlet b\nlet c'), '<span class="line highlighted">'),
  shows(fence('js /let/'), 'class="marked-word"'),
  shows(fence('js showLineNumbers'), 'data-line="1"'),
  shows(fence('sh npm2yarn', 'npm i a'), 'data-value="yarn"'),
  finds(fence('js filename="a.js"'), 'code-meta'),
  finds(fence('js copy'), 'code-meta'),
  finds(fence('js copy=false'), 'code-meta'),
  finds(fence('js /let/1'), 'code-meta'),
  finds(fence('js word-wrap'), 'code-meta'),
  finds(fence('js word-wrap=false'), 'code-meta'),
  finds(fence('js twoslash'), 'code-meta'),
  finds(fence('mermaid', 'graph TD'), 'mermaid-off'),
  finds(fence('math', 'x^2'), 'code-language'),
  shows('Inline `let a = 1{:js}` code', '<span class="token keyword">let</span>'),
  finds('Inline `a{:.keyword}`', 'foreign-syntax'),
]

const statements: readonly Construct[] = [
  finds("export const metadata = { title: 'A' }\n\nText", 'no-effect', mdx),
  finds('export const getStaticProps = async () => ({props: {}})\n\nText', 'no-javascript', mdx),
  finds(
    'export default function Layout({children}) { return children }\n\nText',
    'no-javascript',
    mdx,
  ),
  finds('export default ({children}) => <div>{children}</div>\n\nText', 'no-javascript', mdx),
  finds("export { a } from './a'\n\nText", 'no-javascript', mdx),
  finds("export * from './a'\n\nText", 'no-javascript', mdx),
  finds('export const a = <b>x</b>\n\n{a}', 'no-javascript', mdx),
  finds("import a from './a.json'\n\n{a.name}", 'unknown-import', mdx),
  finds("import './a.css'\n\nText", 'no-effect', mdx),
  finds('{useData()}', 'expression-as-text', mdx),
  finds('{new Date().getFullYear()}', 'expression-as-text', mdx),
  finds('{metadata.title}', 'expression-as-text', mdx),
  finds('<A {...props}>Text</A>', 'no-literal', mdx),
  finds('<style jsx>{`\n  .a { color: red }\n`}</style>', 'html-removed', mdx),
  shows('{`template`}', 'template', mdx),
  shows('<>Text</>', 'Text', mdx),
  shows('<div className="mt-4">Text</div>', '<div class="mt-4">', mdx),
  shows('<video src="/a.mp4" controls />', '<video src="/a.mp4" controls', mdx),
  shows('<iframe src="https://example.com" title="x" />', '<iframe src="https://example.com"', mdx),
]

const text: readonly Construct[] = [
  finds('## Title [#own-id]', 'foreign-syntax'),
  finds('## Title [!toc]', 'foreign-syntax'),
  finds('### Title [toc]', 'foreign-syntax'),
  finds('$x$', 'math-off'),
  shows('[//]: # (comment)\n\nText', '<p>Text</p>'),
  shows('> [!WARNING]\n>\n> Text', 'admonition-warning"'),
  shows('| a |\n|--|\n| `b` |', '<td><code>b</code></td>'),
  shows('~~a~~ www.example.com', ['<del>a</del>', 'href="http://www.example.com"']),
  shows('<center>Text</center>', '<div class="align-center">Text</div>'),
  keeps('Between [brackets] and 5 [kg]', 'Brackets alone are common in prose.'),
]

const unknown = [
  'sidebarTitle: A',
  'asIndexPage: true',
  'searchable: false',
  'type: page',
  'theme: {toc: false}',
  'toc: false',
  'breadcrumb: false',
  'timestamp: false',
  'content: A',
  'display: hidden',
  'tag: x',
  'ogImage: /a.png',
  'pagination: false',
]

/** Every construct of Nextra and Next.js. */
export const nextra: readonly Construct[] = [
  ...components,
  ...code,
  ...statements,
  ...text,
  ...unknown.map((yaml) => finds(key(yaml), 'unknown-front-matter')),
  finds(key('layout: full'), 'no-effect'),
  finds(key('author: A'), 'no-effect'),
]
