import { describe, expect, it } from 'vitest'
import {
  type RewrittenText,
  rewritePage,
} from '../../../../../cli/migrate/starlight/rewrite/rewrite-page.ts'
import type { PageContext } from '../../../../../cli/migrate/starlight/rewrite/rewrite-context.ts'
import { found, make } from '../../content/page-of.ts'

const files: Readonly<Record<string, string>> = {
  '~/logo.png': '/site/src/logo.png',
  './chart.svg': '/site/src/content/docs/chart.svg',
  '~/part.mdx': '/site/src/part.mdx',
  '~/counter.tsx': '/site/src/counter.tsx',
  '~/plan.json': '/site/src/plan.json',
  './sample.js': '/site/sample.js',
  '../names.ts': '/names.ts',
  './words.ts': '/site/src/words.ts',
  './there.mdx': '/site/src/content/docs/there.mdx',
}
const context: PageContext = {
  isMdx: true,
  findFile: (written) => files[written],
  toRelative: (file) => `../..${file.slice('/site/src'.length)}`,
  isInSite: (file) => file.startsWith('/site/'),
  readText: (file) => (file === '/site/sample.js' ? 'a()\nb()\n' : undefined),
  findPage: (href) => (href === '/guide/' ? 'guide' : undefined),
  baseUrl: '/',
  siteTitle: 'Orchard',
  slug: undefined,
  languages: new Map([['grit', 'text']]),
  keepsReact: true,
}
const rewriteAll = (text: string, more: Partial<PageContext> = {}): RewrittenText =>
  rewritePage(text, { ...context, ...more })

const names =
  'Aside, Badge, Card, CardGrid, Code, FileTree, Icon, LinkButton, LinkCard, Steps, Tabs, TabItem'
const head = `import { ${names} } from '@astrojs/starlight/components'
import { Image, Picture } from 'astro:assets'
import logo from '~/logo.png'
import sample from './sample.js?raw'
import Hero from '~/Hero.astro'
import { Chart as Graph } from 'some-charts'

`
/** What becomes of a text below the imports of every component. */
const rewriteBody = (text: string): string => rewriteAll(head + text).text

/** A component and what it becomes. */
const components: readonly (readonly [string, string])[] = [
  ['<Aside>Text</Aside>', '<Admonition type="note">Text</Admonition>'],
  [
    '<Aside type="caution" title="Wait" icon="star">\n\tText\n</Aside>',
    '<Admonition type="caution" title="Wait">\n\tText\n</Admonition>',
  ],
  [
    'A <Badge text="New" variant="success" size="small" /> b',
    'A <Badge type="tip" text="New" /> b',
  ],
  ["<Badge text={'Old'} />", "<Badge text={'Old'} />"],
  ['<CardGrid stagger>\nA\n</CardGrid>', '<Cards>\nA\n</Cards>'],
  ['<Card title="A" icon="star">\nText\n</Card>', '<Card title="A">\nText\n</Card>'],
  ['<Card title="A">\nText\n</Card>', '<Card title="A">\nText\n</Card>'],
  ['<LinkCard title="A" href="/a/" />', '<Card title="A" href="/a/" />'],
  [
    `<LinkCard\n  href="/a/"\n  title='Say "hi"'\n  description="A *b* <c>"\n/>`,
    `<Card title='Say "hi"' href="/a/">A \\*b\\* &lt;c></Card>`,
  ],
  ['<LinkButton href="/a/" variant="minimal" icon="external">Go</LinkButton>', '[Go](/a/)'],
  ['<LinkButton href="/a/">\n  Go\n  on\n</LinkButton>', '<Link to="/a/">\n  Go\n  on\n</Link>'],
  ['<Icon name="rocket" /> up', '🚀 up'],
  ['<Icon name="star" label="Best" />', '<span title="Best">⭐</span>'],
  ['<Icon name="seti:vue" label="Vue" size="1rem" />', 'Vue'],
  ['<Steps>\n\n1. A\n\n</Steps>', '<Steps>\n\n1. A\n\n</Steps>'],
  [
    '<Tabs syncKey="os">\n<TabItem label="A" icon="star">\n\nB\n\n</TabItem>\n</Tabs>',
    '<Tabs groupId="os">\n<TabItem label="A">\n\nB\n\n</TabItem>\n</Tabs>',
  ],
  ['<Code code="a()" lang="js" title="a.js" />', '```js title="a.js"\na()\n```'],
  [
    "<Code code={`a()\nb()`} lang='js' mark={['a', '2']} ins={[1]} showLineNumbers />",
    '```js /a/ /2/ showLineNumbers\na() // [!code ++]\nb()\n```',
  ],
  ["<Code code={sample} lang='js' del={{ range: '2' }} />", '```js\na()\nb() // [!code --]\n```'],
  ['Run <Code code="a()" lang="js" />.', 'Run `a()`.'],
  [
    '<FileTree>\n\n- src/\n  - **a.ts** the *start*\n  - b/\n    - …\n- c.md\n\n</FileTree>',
    '```text {2}\nsrc/\n├── a.ts  the start\n└── b/\n    └── …\nc.md\n```',
  ],
  ['<FileTree>\n\n- [a](/a/)\n\n</FileTree>', '\n\n- [a](/a/)\n\n'],
  [
    '<Image src={logo} alt="L" width={9} quality="low" />',
    '<img src="../../logo.png" alt="L" width={9} />',
  ],
  ['<Picture src={logo.src} alt="" formats={["avif"]} />', '<img src="../../logo.png" alt="" />'],
  ['![L](~/logo.png)', '![L](../../logo.png)'],
  ['[A](./there.md#b) [B](./there.mdx)', '[A](./there.mdx#b) [B](./there.mdx)'],
  [
    '[A](../gone.md) [B](./chart.svg)\n\n[c]: ./there.md',
    '[A](../gone.md) [B](./chart.svg)\n\n[c]: ./there.mdx',
  ],
  [
    '<picture><source srcset={logo.src} media="(a)" /><img src={ logo }/></picture>',
    '<picture><source srcset="../../logo.png" media="(a)" /><img src="../../logo.png"/></picture>',
  ],
  ['<img src="~/logo.png" alt="" />', '<img src="../../logo.png" alt="" />'],
  ['<Fragment slot="a">A</Fragment>', 'A'],
  ['<Hero a="b" />', '{/* Astro component: <Hero a="b" /> */}'],
  ['<Hero>\n\n## A\n\n</Hero>', '{/* Astro component: <Hero> */}\n\n## A\n\n'],
  ['<Graph data={{ a: 1 }} /> b', '{/* Astro component: <Graph data={{ a: 1 }} /> */} b'],
  [':::note[A *b*]{icon="star"}\nText\n:::', ':::note[A *b*]\nText\n:::'],
  ['- :::tip{icon="star"}\n  Text\n  :::', '- :::tip\n  Text\n  :::'],
  ['`<Aside>` and \\<Aside>', '`<Aside>` and \\<Aside>'],
  [
    '```mdx\n<Aside>A</Aside>\n:::note{icon="a"}\n```',
    '```mdx\n<Aside>A</Aside>\n:::note{icon="a"}\n```',
  ],
  [
    "export const a = await load('b')\n\nText",
    "{/* Astro: export const a = await load('b') */}\n\nText",
  ],
  [
    'export const f = (a) => `\nb ${a}\n\nc "\n`\n\nText',
    '{/* Astro: export const f = (a) => `\nb ${a}\n\nc "\n` */}\n\nText',
  ],
  [
    'export function f() {\n  // )\n\n  return [1,\n\n    2]\n}\nText',
    '{/* Astro: export function f() {\n  // )\n\n  return [1,\n\n    2]\n} */}\nText',
  ],
  [
    'export const f = async () =>\n  load("(")\n\nText (open',
    '{/* Astro: export const f = async () =>\n  load("(") */}\n\nText (open',
  ],
  [
    'export const a = config.b;\n\n<a title="b" href={`${a}/c`} class="d">e</a>',
    '{/* Astro: export const a = config.b; */}\n\n<a title="b" class="d">e</a>',
  ],
  ['<a href={Graph.home}>b</a> <i title={`b`}>c</i>', '<a>b</a> <i title={`b`}>c</i>'],
  ['export const a = 1\n\n{a}', 'export const a = 1\n\n{a}'],
  ['{/* <Aside>A</Aside> */}', '{/* <Aside>A</Aside> */}'],
]

/** The words after a language, its code, and what both become. */
const fences: readonly (readonly [string, string])[] = [
  // A backtick in the first line would keep the block from opening.
  ['md title="a.md" ins=/^(.{5}js)/ mark="b"\na ```js', 'md title="a.md" /b/\na ```js'],
  ['js {1,3-4}\na', 'js {1,3-4}\na'],
  ['js mark={1, 3 - 4} frame="none"\na', 'js {1,3-4}\na'],
  ['js ins={2} del={1}\na\nb', 'js\na // [!code --]\nb // [!code ++]'],
  ['js "a" \'b c\' ins="d/e"\na', String.raw`js /a/ /b c/ /d\\/e/` + '\na'],
  ['js /b[ac]/ mark=/(x)y/i\nba xy bc XY', 'js /ba/ /bc/ /x/ /X/\nba xy bc XY'],
  ['js {"Why": 1-2}\na', 'js {1-2}\na'],
  ['js collapse={1-4, 8-9} title="a b.js"\na', 'js collapse title="a b.js"\na'],
  ['js showLineNumbers startLineNumber=5\na', 'js showLineNumbers=5\na'],
  ['js showLineNumbers=false wrap preserveIndent=false\na', 'js wrap\na'],
  [String.raw`js /\/(en)\//` + '\na /en/', 'js /en/\na /en/'],
  ['js name="a" other\na', 'js\na'],
  [String.raw`js "= \"Hi\"" title="a b" "c"` + '\na', 'js /= "Hi"/ title="a b" /c/\na'],
  ['diff lang="js"\n+a', 'diff lang="js"\n+a'],
  ['grit\na', 'text\na'],
]

/** Front matter of Starlight and what it becomes. */
const frontMatter: readonly (readonly [string, string])[] = [
  ['title: A\ndescription: B', 'title: A\ndescription: B'],
  [
    'title: A\nsidebar:\n  label: L\n  order: 2\n  badge: { text: New, variant: tip }\n  hidden: true',
    'title: A\nsidebar_label: L\nsidebar_position: 2\nsidebar_badge:\n  text: New\n  type: tip\nunlisted: true',
  ],
  ['tableOfContents: false\ntitle: A', 'hide_table_of_contents: true\ntitle: A'],
  [
    'tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 }',
    'toc_min_heading_level: 2\ntoc_max_heading_level: 4',
  ],
  ['template: doc\ntitle: A', 'title: A'],
  ['template: splash', 'displayed_sidebar: null\nhide_table_of_contents: true'],
  [
    'title: A\ntemplate: splash\nhero:\n  tagline: T\n  image: { file: ~/logo.png }\n  actions:\n    - { text: Go, link: /a/, icon: right-arrow, variant: minimal }',
    'title: A\nlayout: home\nhero:\n  title: A\n  tagline: T\n  image:\n    src: ../../logo.png\n    alt: ""\n  actions:\n    - variant: minimal\n      text: Go\n      link: /a/',
  ],
  [
    'prev: false\nnext: { link: /guide/, label: G }',
    'pagination_prev: null\npagination_next: guide',
  ],
  [
    'editUrl: false\nlastUpdated: 2024-05-06',
    'custom_edit_url: null\nlast_update:\n  date: 2024-05-06',
  ],
  [
    'editUrl: https://a.example/\npagefind: false',
    'custom_edit_url: https://a.example/\nsearch:\n  exclude: true',
  ],
  [
    'head:\n  - tag: title\n    content: T | Orchard\n  - tag: meta\n    attrs: { name: robots, content: noindex }',
    'title_meta: T\nhead:\n  - tag: meta\n    attrs:\n      name: robots\n      content: noindex',
  ],
  [
    'head:\n  - tag: title\n    content: Orchard\n  - tag: link\n    attrs: { rel: me, href: /a }',
    'head:\n  - tag: link\n    attrs:\n      rel: me\n      href: /a',
  ],
  ['id: b\ntitle: A', '# id: b\ntitle: A'],
  ['title: A\ndraft: true\nunlisted: true', 'title: A\ndraft: true\n# unlisted: true'],
  ['title: A\naliases: [/a]\nredirect_from: /b', 'title: A\n# aliases: [/a]\n# redirect_from: /b'],
  ['# A comment\nown: [ 1 ] # kept\ndraft: true', '# A comment\nown: [ 1 ] # kept\ndraft: true'],
]

describe('rewriting pages of Starlight', () => {
  it.each(components)('%j becomes %j', (before, after) => {
    expect(rewriteBody(before)).toBe(after)
  })

  it.each([
    ['```ansi\n\u001B[1;32mdone\u001B[0m\nok\n```\n', '```text\ndone\nok\n```\n'],
    ['```ansi title="Log"\n\u001B[31mno\u001B[0m\n```\n', '```text title="Log"\nno\n```\n'],
    [
      '- a\n\n  ````md\n  ```ansi\n  \u001B[2mx\u001B[0m\n  ```\n  ````\n',
      '- a\n\n  ````md\n  ```ansi\n  x\n  ```\n  ````\n',
    ],
  ])('leaves out the colors of a terminal: %j', (before, after) => {
    expect(rewriteAll(before).text).toBe(after)
  })

  it.each(fences)('the fence %j becomes %j', (before, after) => {
    expect(rewriteAll(`\`\`\`${before}\n\`\`\`\n`).text).toBe(`\`\`\`${after}\n\`\`\`\n`)
  })

  it.each(frontMatter)('the front matter %j becomes %j', (before, after) => {
    expect(rewriteAll(`---\n${before}\n---\n\nText\n`).text).toBe(`---\n${after}\n---\n\nText\n`)
  })

  it.each([
    ...components.map(([before]) => head + before),
    ...fences.map(([before]) => `\`\`\`${before}\n\`\`\`\n`),
  ])('nothing foreign is left of %j', async (before) => {
    const made = await make(`---\ntitle: Page\n---\n\n${rewriteAll(before).text}\n`, {
      docPath: 'guide/page.mdx',
    })
    expect(
      found(made).filter((one) =>
        /foreign-syntax|unclosed|stray|code-meta|unknown-|page-syntax|no-literal|front-matter/.test(
          one,
        ),
      ),
    ).toEqual([])
  })

  it('keeps what docs-ssg imports too, by its path, and leaves the rest out', () => {
    const text = `import Part from '~/part.mdx'
import Counter from '~/counter.tsx'
import plan from '~/plan.json'
import Own from './own.vue'

<Part /> <Counter client:visible start={2} /> {plan.a} <Own />
`
    const { text: kept, lost, files: needed } = rewriteAll(text)
    expect(kept).toBe(`import Part from '../../part.mdx'
import Counter from '../../counter.tsx'
import plan from '../../plan.json'

<Part /> <Counter start={2} /> {plan.a} {/* Astro component: <Own /> */}
`)
    expect(lost).toEqual([{ name: 'Own', from: './own.vue', line: 6 }])
    expect(needed).toEqual(['/site/src/part.mdx', '/site/src/counter.tsx', '/site/src/plan.json'])
    expect(rewriteAll(text, { keepsReact: false }).text).toContain('{/* Astro component: <Counter')
  })

  it('keeps the indent of marked blank lines, which would end the list around the code', () => {
    const text = '1. A\n\n   ```js ins={1-3}\n   a\n\n   b\n   ```\n'
    expect(rewriteAll(text).text).toBe(
      '1. A\n\n   ```js\n   a // [!code ++]\n    // [!code ++]\n   b // [!code ++]\n   ```\n',
    )
  })

  it('shows constants of the page in code blocks', () => {
    const text = `import { Code } from '@astrojs/starlight/components'

export const sample = \`a()\`;
export const name = 'a.js';
export const used = 'b';

<Code code={sample} lang="js" title={name} />

{used}
`
    expect(rewriteAll(text).text).toBe(
      'export const used = \'b\';\n\n```js title="a.js"\na()\n```\n\n{used}\n',
    )
  })

  it('a banner becomes a note, and a slug keeps the URL', () => {
    expect(
      rewriteAll('---\ntitle: A\nbanner:\n  content: |\n    New!\n---\nText\n', { slug: '/x' })
        .text,
    ).toBe('---\nslug: /x\ntitle: A\n---\n\n:::note\n\nNew!\n\n:::\nText\n')
    // docs-ssg gives the page this URL anyway.
    expect(rewriteAll('---\ntitle: A\nslug: v1.0\n---\n').text).toBe('---\ntitle: A\n---\n')
    expect(rewriteAll('---\ntitle: A\nslug: old\n---\n', { slug: '/old' }).text).toBe(
      '---\ntitle: A\nslug: /old\n---\n',
    )
  })

  it('removes the base path, which docs-ssg adds', () => {
    const text = '[A](/kit/a/) <a href="/kit/b/">B</a> [C](/kitchen/)\n\n[d]: /kit/d/\n'
    expect(rewriteAll(text, { baseUrl: '/kit/' }).text).toBe(
      '[A](/a/) <a href="/b/">B</a> [C](/kitchen/)\n\n[d]: /d/\n',
    )
  })

  it('a page in plain Markdown keeps its tags', () => {
    const text = '<Aside>A</Aside>\n\n:::tip{icon="star"}\nB\n:::\n'
    expect(rewriteAll(text, { isMdx: false }).text).toBe('<Aside>A</Aside>\n\n:::tip\nB\n:::\n')
  })

  it('other text stays byte for byte', () => {
    const text =
      '\uFEFF---\r\ntitle: "A"\r\n---\r\n\r\n# A\t \r\n\r\n* x  \r\n\r\n~~~\n:::note{icon="a"}\n~~~\n<b\n class="c">\n{1 + 1} <br>\n'
    expect(rewriteAll(text).text).toBe(text)
  })

  it('names what is lost with its line', () => {
    expect(rewriteAll(`${head}<Card title="A" icon="star">\n</Card>\n`).findings.slice(-2)).toEqual(
      [
        { what: 'Card', line: 8 },
        { what: 'Card', line: 8, lost: 'the icon `star`' },
      ],
    )
  })
})

it.each([
  ["import { names } from '../names.ts'\n\nText {names}", 'Text {names}'],
  [
    "import { words } from './words.ts'\n\nText {words}",
    "import { words } from './words.ts'\n\nText {words}",
  ],
])('keeps values that are imported from files of the site: %j', (text, expected) => {
  expect(rewriteAll(text).text).toBe(expected)
})
